"""Typed client of a Timonier server."""
