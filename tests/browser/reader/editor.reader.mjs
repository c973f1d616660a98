// A position is set up by ear: a value is taken, a piece is put on a square, and the page says whether a match can be played from it.
import { visit } from "../fixtures.mjs";
import { part } from "./accessibility.mjs";
import { expect, test } from "./fixtures.mjs";
import { Transcript } from "./transcript.mjs";

/** The most radio buttons that are passed on the way to one. */
const MOST = 20;

test("a position of Damath is set up by ear", part("damath", "editor"), async ({ page, reader }) => {
  const transcript = new Transcript(reader);
  const verdict = () => page.locator(".verdict").textContent();
  await visit(page, "damath/#/position");
  await reader.hears();
  const emptied = await transcript.of("the board is emptied", () => reader.hand.press(page.getByRole("button", { name: "Empty board" })));
  expect(emptied.split("\n")).toContain(await verdict());
  // In browse mode R leads to the next radio button, and Shift with R to the one before.
  let heard = "";
  for (let count = 0; count < MOST && !/^9\.$/m.test(heard); count++) {
    heard = await transcript.of("the radio button before", () => reader.press("Shift+r"));
  }
  expect(await transcript.of("the value is taken", () => reader.press("Space"))).toMatch(/^selected/m);
  const put = await transcript.of("a piece is put on a square", () => reader.hand.touch("(2,3)"));
  expect(put.split("\n")).toContain("(2,3), minus, First player’s 9");
  expect(put.split("\n")).toContain(await verdict());
  // The next value has been taken meanwhile.
  const again = await transcript.of("another one in its place", () => reader.press("Enter"));
  expect(again.split("\n")).toContain("(2,3), minus, First player’s 6");
  transcript.write("damath-editor");
});
