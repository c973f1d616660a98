// The keys that a person presses in each game: a match that Ada begins, her first move, something that is refused in another match, and the
// last move of a match with what is said of it; and in the first step of the course something else than what is to be done, and what is.

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

/** Presses keys on the board, once Orca has said that it has the focus: until then, arrow keys move Orca's own cursor. */
const onBoard = (...keys) => async (reader) => {
  await reader.toBoard();
  await reader.settles();
  await press(reader, ...keys);
};

/** Touches squares of the board. */
const touch = (...squares) => async (reader) => {
  for (const square of squares) await reader.hand.touch(square);
};

/** Presses a button. */
const button = (name) => (reader) => reader.hand.press(reader.page.locator(".hand").getByRole("button", { name, exact: true }));

/** Presses Enter on the board until the match is over. */
async function finish(reader) {
  const dialog = reader.page.getByRole("dialog");
  await reader.toBoard();
  for (let count = 0; count < 6 && !(await dialog.isVisible()); count++) {
    reader.press("Enter");
    await reader.hearsOut();
  }
  await dialog.waitFor({ timeout: 5_000 });
}

/** Goes to the bag and draws, and takes a piece where the other one owes one, until the match is over. */
async function drawOut(reader) {
  const { page, hand } = reader;
  const control = page.locator(".hand [aria-keyshortcuts=d]:enabled, .hand .main:enabled").first();
  for (let count = 0; count < 12 && !(await page.getByRole("dialog").isVisible()); count++) {
    if (await control.isVisible()) await hand.press(control);
    else await onBoard("Enter")(reader);
    await reader.settles();
  }
  await page.getByRole("dialog").waitFor({ timeout: 5_000 });
}

export const games = {
  marrakech: {
    begun: ["3", "2"],
    // The first way and a roll; a square, the one beside it, and once more.
    move: async (reader) => {
      await onBoard("1", "Space")(reader);
      await onBoard("Enter", "Enter", "Enter")(reader);
    },
    // No rug can be laid under Asam.
    refused: { actions: ["3", "2", "north", "1"], act: touch("d5") },
    finish,
    last: /^Ben rolled 2, paid nothing and laid f3-f4\.$/m,
    lesson: { wrong: onBoard("2", "Space"), right: onBoard("1", "Space") },
  },
  damath: {
    begun: ["first A"],
    move: onBoard("Enter", "Enter"),
    // The way of this piece is blocked.
    refused: { actions: ["first A"], act: touch("(1,0)") },
    finish,
    last: /^Ada took dama 2: \(3 \+ 2\) × 2 = 10$/m,
    lesson: { wrong: touch("(5,2)", "(6,3)"), right: touch("(3,2)", "(2,3)") },
  },
  chaupar: {
    begun: ["6 6", "1 1", "1 1", "1 3"],
    move: throwAndMove,
    // A pair, before two pieces have met on block 17.
    refused: { actions: ["6 6", "1 1", "1 1", "1 3", "3 6"], act: touch("Block 12", "Block 12") },
    finish,
    last: /^Ada threw 1 and 3: 80 home\./m,
    lesson: { wrong: onBoard("Space", "ArrowRight", "Enter"), right: onBoard("ArrowLeft", "Enter", "Enter") },
  },
  pachisi: {
    begun: ["6", "5", "3", "4"],
    move: throwAndMove,
    // Home, to which the throw does not lead.
    refused: { actions: ["6", "5", "3", "4", "2"], act: onBoard("Shift+ArrowUp", "Enter") },
    finish,
    last: /^Cleo threw 2: 79 home\./m,
    lesson: {
      wrong: async (reader) => {
        await onBoard("Space")(reader);
        await button("Skip")(reader);
      },
      right: onBoard("Space", "Enter"),
    },
  },
  dschamal: {
    begun: ["master A"],
    move: onBoard("Enter", "Enter"),
    // A piece that the other has taken.
    refused: { actions: ["master B", "take blue-egg"], act: touch("blue egg") },
    finish: drawOut,
    // After the last hand has felt a piece.
    last: /draw it or feel another(?![^]*draw it or feel another)[^]*^(Ada|Ben) draws /m,
    lesson: {
      wrong: async (reader) => {
        await button("To the bag")(reader);
        await button("Draw + “Dschamal!”")(reader);
      },
      right: async (reader) => {
        await button("To the bag")(reader);
        await button("Draw")(reader);
      },
    },
  },
};
