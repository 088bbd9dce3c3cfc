"""A package with words only, for the test of plurals."""
