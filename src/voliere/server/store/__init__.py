"""What is kept: rows of a database, the one writer, migrations, and notices between processes."""
