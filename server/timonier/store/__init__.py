"""What is kept: SQLModel tables, migrations, the log and the unit of work.  Knows the kernel, not the web."""
