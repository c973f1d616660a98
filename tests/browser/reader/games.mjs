// What a person does by keys in each game: a match that Ada begins, her first move, and something that is refused, where the first
// turns have that.

/** Presses keys one after the other, each when all is said of the one before. */
async function press(reader, ...keys) {
  for (const key of keys) {
    reader.press(key);
    await reader.settles();
  }
}

/** Throws, and moves by what is thrown, as long as something of it is left. */
async function throwAndMove(reader) {
  await reader.toBoard();
  await press(reader, "Space");
  while (/^Your turn: use/.test(await reader.page.locator(".ask strong").textContent())) await press(reader, "Enter");
}

export const games = {
  marrakech: {
    begun: ["3", "2"],
    // The first way and a roll; a square, the one beside it, and once more.
    move: async (reader) => {
      await reader.toBoard();
      await press(reader, "1", "Space");
      await reader.toBoard();
      await press(reader, "Enter", "Enter", "Enter");
    },
    // No rug can be laid under Asam.
    refuse: async (reader) => {
      await reader.toBoard();
      await press(reader, "1", "Space");
      const asam = await reader.page.getByRole("gridcell", { name: "Asam faces" }).getAttribute("aria-label");
      await reader.toBoard();
      await reader.hand.touch(asam.slice(0, 2));
    },
  },
  damath: {
    begun: ["first A"],
    move: async (reader) => {
      await reader.toBoard();
      await press(reader, "Enter", "Enter");
    },
    refuse: (reader) => reader.hand.touch("(1,0)"),
  },
  chaupar: { begun: ["6 6", "1 1", "1 1", "1 3"], move: throwAndMove },
  pachisi: { begun: ["6", "5", "3", "4"], move: throwAndMove },
  dschamal: {
    begun: ["master A"],
    move: async (reader) => {
      await reader.toBoard();
      await press(reader, "Enter", "Enter");
    },
  },
};
