// Whole games of Damath by touch on a small phone, where nothing scrolls, is cut off or too small.
import { begin, checkScore, playOn } from "./damath.mjs";
import { test } from "./fixtures.mjs";
import { expectFit } from "./fit.mjs";
import { lots } from "./lots.mjs";

for (const [chips, seed] of [["Counting", 3], ["Radical", 4], ["Polynomial", 6]]) {
  test(`a whole game of Damath by touch: two persons, ${chips} chips`, async ({ page, hand }) => {
    test.slow();
    await begin(page, hand, { sitters: ["Person", "Person"], chips });
    await expectFit(page);
    const isOver = () => page.getByRole("dialog").isVisible();
    await playOn(page, hand, lots(seed), async (_, count) => {
      if (count % 7 === 0 && !(await isOver())) await expectFit(page);
    });
    await checkScore(page);
  });
}
