### What the table of chaupar says.

## Notation: what was expected where a text cannot be read

## At the table
