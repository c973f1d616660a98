// What a person does by keys in each game: a match that Ada begins, her first move, and something that is refused.

/** Moves by what is thrown, as long as something of it is left. */
async function useThrow(reader) {
  while (/^Your turn: use/.test(await reader.page.locator(".ask strong").textContent())) {
    reader.press("Enter");
    await reader.hearsOut();
  }
}

/** Throws, and touches a place to which nothing can go. */
const afterThrow = async (reader) => {
  reader.press("Space");
  await reader.hearsOut();
  await reader.toBoard();
  reader.press("Shift+ArrowRight", "Enter");
};

export const games = {
  damath: {
    begun: ["first A"],
    move: async (reader) => {
      await reader.toBoard();
      reader.press("Enter", "Enter");
    },
    refuse: (reader) => reader.hand.touch("(1,0)"),
  },
  chaupar: {
    begun: ["6 6", "1 1", "1 1", "1 3"],
    move: async (reader) => {
      reader.press("Space");
      await reader.hearsOut();
      await reader.toBoard();
      await useThrow(reader);
    },
    refuse: afterThrow,
  },
  pachisi: {
    begun: ["6", "5", "3", "4"],
    move: async (reader) => {
      reader.press("Space");
      await reader.hearsOut();
      await reader.toBoard();
      await useThrow(reader);
    },
    refuse: afterThrow,
  },
  dschamal: {
    begun: ["master A"],
    move: async (reader) => {
      await reader.toBoard();
      reader.press("Enter", "Enter");
    },
    refuse: async (reader) => {
      await reader.toBoard();
      reader.press("Shift+ArrowRight", "Enter");
    },
  },
};
