"""Run the command line as `python -m timonier`."""

from timonier.cli import main

main()
