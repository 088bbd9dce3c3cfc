"""Timonier keeps the books of a naval battle played with miniatures at a real table."""

__version__ = "0.1.0"
