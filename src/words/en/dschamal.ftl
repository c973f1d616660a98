### What the table of dschamal says.

## Notation: what was expected where a text cannot be read

## At the table
