"""The rule sets.  Only :mod:`timonier.registry` imports them; none imports another."""
