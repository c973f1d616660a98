import { test } from "./fixtures.mjs";
import { expectFit } from "./fit.mjs";
import { lots } from "./lots.mjs";
import { checkScore } from "./score.mjs";
import { begin, playOn } from "./table.mjs";

test("a whole game by touch on a small phone: two persons, and nothing scrolls, is cut off or too small", async ({ page, hand }) => {
  test.slow();
  // The longest possible names
  const names = ["Maximiliane-Alexandrin-W", "Wolfgang-Amadeus-Mozart-"];
  await begin(page, hand, { sitters: ["Person", "Person"], names });
  await expectFit(page);
  await playOn(page, hand, lots(3), (_, count) => (count % 5 === 0 ? expectFit(page) : undefined));
  await checkScore(page, names);
});
