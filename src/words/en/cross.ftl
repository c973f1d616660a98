### What Chaupar and Pachisi say alike.
