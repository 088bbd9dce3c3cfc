"""How fast it is: ``python -m bench`` prints a table of numbers, goals and ratios from one run."""
