import { isLong } from "./effort.mjs";
import { expect, test } from "./fixtures.mjs";
import { expectFit } from "./fit.mjs";
import { lots } from "./lots.mjs";
import { nearlyOver } from "./matches.mjs";
import { checkScore } from "./score.mjs";
import { act, begin, look, playOn, record, sitDown } from "./table.mjs";

test("a whole game by touch on a small phone: two persons, and nothing scrolls, is cut off or too small; without LONG=1 its first turns, and an end", async ({ page, hand }) => {
  test.slow();
  // The longest possible names
  const names = ["Maximiliane-Alexandrin-W", "Wolfgang-Amadeus-Mozart-"];
  await begin(page, hand, { sitters: ["Person", "Person"], names });
  await expectFit(page);
  const lot = lots(3);
  if (!isLong) {
    for (let count = 0; count < 5; count++) await act(page, hand, lot);
    expect((await look(page)).rugs, "one of each").toHaveLength(2);
    await expectFit(page);
    // Each has two rugs left.
    await sitDown(page, record({ players: names.map((name) => `person ${name}`), actions: nearlyOver.slice(0, -11) }));
  }
  await playOn(page, hand, lot, (_, count) => (count % (isLong ? 5 : 2) === 0 ? expectFit(page) : undefined));
  await checkScore(page, names);
});
