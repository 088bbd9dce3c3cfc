"""Reading real dice, studied on paper: a colour sensor against a magnet.  Nothing of it was built."""
