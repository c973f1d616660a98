### What the table of marrakech says.

## Notation: what was expected where a text cannot be read

## At the table
