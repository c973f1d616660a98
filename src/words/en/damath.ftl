### What the table of damath says.

## Notation: what was expected where a text cannot be read

## At the table
