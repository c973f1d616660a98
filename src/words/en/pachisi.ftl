### What the table of pachisi says.

## Notation: what was expected where a text cannot be read

## At the table
