// What is heard beside a match: the first step of each course, the position editor, and a calm duel.
import { control, sitDown } from "../match.mjs";
import { choice, tray } from "../position.mjs";
import { games } from "../games.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { matchOf } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

for (const game of games) {
  test(`the task of the first lesson of ${game} is heard`, { annotation: { type: game, description: "lesson" } }, async ({ page, reader }) => {
    const transcript = new Transcript(reader);
    await visit(page, `#/${game}/learn`);
    await reader.hears();
    const says = await transcript.of("the first step", async () => {
      await reader.hand.press(page.getByRole("link", { name: "Start" }));
      await page.locator(".ask").waitFor();
    });
    for (const part of ["strong", "small"]) expect(says).toContain(await page.locator(`.ask ${part}`).textContent());
    transcript.write(`${game}-lesson`);
  });
}

test("a position is set up by ear", { annotation: { type: "damath", description: "editor" } }, async ({ page, reader }) => {
  const transcript = new Transcript(reader);
  await visit(page, "#/damath/position");
  await reader.hears();
  await transcript.of("the board is emptied", () => reader.hand.press(page.getByRole("button", { name: "Empty board" })));
  const nine = await transcript.of("a 9 is chosen", () => reader.hand.choose(tray(page, "Value"), choice(tray(page, "Value"), "9")));
  expect(nine).toContain("9");
  const put = await transcript.of("and put on (2,3)", () => reader.hand.touch("(2,3)"));
  expect(put).toMatch(/\(2,3\)/);
  transcript.write("damath-editor");
});

test("a calm duel is heard", { annotation: { type: "dschamal", description: "duel" } }, async ({ page, reader }) => {
  const transcript = new Transcript(reader);
  await sitDown(page, matchOf("dschamal", ["master A", "take blue-egg", "take blue-star"]));
  await reader.hears();
  await transcript.of("to the bag", () => reader.hand.press(control(page, "To the bag")));
  const felt = await transcript.of("a piece is felt, and the other feels one", () => reader.hand.press(control(page, "Feel a piece")));
  expect(felt).toMatch(/Ben feels a piece/);
  expect(felt).toMatch(/hold|feel/);
  const stroked = await transcript.of("it is stroked", () => reader.hand.press(page.getByRole("button", { name: "Stroke the right" })));
  expect(stroked).toMatch(/on the right/);
  await transcript.of("it is drawn", () => reader.hand.press(control(page, /^Draw/)));
  transcript.write("dschamal-duel");
});
