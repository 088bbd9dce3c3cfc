"""What is measured, and how fast it has to be."""
