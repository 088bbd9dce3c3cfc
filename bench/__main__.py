"""`make bench`: measures all there is to measure."""

from bench import http

http.main()
