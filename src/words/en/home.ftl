### What the page says before any program is there, and the home page.
