// Whole games of Damath by touch on a small phone, where nothing scrolls, is cut off or too small.
import { begin, checkScore, playOn } from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { test } from "./fixtures.mjs";
import { expectFit } from "./fit.mjs";
import { lots } from "./lots.mjs";

const matches = [["Polynomial", 6, "Beginner bot"]];
if (isLong) matches.push(["Counting", 3, "Casual bot"], ["Radical", 4, "Person"], ["Polynomial", 6, "Advanced bot"]);

for (const [chips, seed, other] of matches) {
  test(`a whole game of Damath by touch: a person and a ${other.toLowerCase()}, ${chips} chips`, async ({ page, hand }) => {
    test.slow();
    await begin(page, hand, { sitters: ["Person", other], chips });
    await expectFit(page);
    const isOver = () => page.getByRole("dialog").isVisible();
    await playOn(page, hand, lots(seed), async (_, count) => {
      if (count % 9 === 0 && !(await isOver())) await expectFit(page);
    });
    await checkScore(page);
  });
}
