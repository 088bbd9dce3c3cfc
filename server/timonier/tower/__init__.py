"""The dice tower: its sentences, its link, a simulated one, and what dice statistics say.  No web in here."""
