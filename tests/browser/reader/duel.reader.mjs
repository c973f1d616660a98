// A calm duel of Dschamal is heard: what the hand feels, what the other does, and who wins the piece.
import { part } from "./accessibility.mjs";
import { expect, test } from "./fixtures.mjs";
import { matchOf } from "./matches.mjs";
import { Transcript } from "./transcript.mjs";

test("a calm duel of Dschamal is heard", part("dschamal", "duel"), async ({ page, reader }) => {
  const transcript = new Transcript(reader);
  const press = (name) => reader.hand.press(page.getByRole("button", { name, exact: true }));
  const opened = await transcript.of("set-up", () => reader.sitsDown(matchOf("dschamal", ["master A", "take blue-egg", "take blue-star"])));
  expect(opened).toMatch(/^You challenge Ben$/m);
  expect(await transcript.of("to the bag", () => press("To the bag"))).toMatch(/^(You|Ada).*feel a piece/m);
  expect(await transcript.of("a piece is felt, and the other’s hand", () => press("Feel a piece"))).toMatch(/^Ben feels a piece\.$/m);
  const felt = await transcript.of("the piece is stroked", () => reader.hand.press(page.getByRole("button", { name: "Stroke the right" })));
  expect(felt).toMatch(/ on the right/m);
  const drawn = await transcript.of("it is drawn", async () => {
    await press("Draw");
    await page.locator(".sack-view").waitFor({ state: "hidden" });
  });
  expect(drawn).toMatch(/^(You draw|Ada draws) .* wins? it\./m);
  transcript.write("dschamal-duel");
});
