import { isLong } from "./effort.mjs";
import { test } from "./fixtures.mjs";
import { expectFit } from "./fit.mjs";
import { lots } from "./lots.mjs";
import { checkScore } from "./score.mjs";
import { begin, playOn } from "./table.mjs";

// The longest possible names; of four players each has the fewest rugs.
const names = ["Maximiliane-Alexandrin-W", "Wolfgang-Amadeus-Mozart-", "Jacqueline-Elodie-Lefevr", "Aristoteles-Stageiritis-"];
const matches = [{ sitters: ["Person", "Beginner bot", "Beginner bot", "Beginner bot"], boxed: true }];
if (isLong) matches.push({ sitters: ["Person", "Person"] });

for (const { sitters, boxed } of matches) {
  test(`a whole game by touch on a small phone: ${sitters.join(", ")}; and nothing scrolls, is cut off or too small`, async ({ page, hand }) => {
    test.slow();
    const seated = names.slice(0, sitters.length);
    await begin(page, hand, { sitters, names: seated, boxed });
    await expectFit(page);
    await playOn(page, hand, lots(3), (_, count) => (count % 5 === 0 ? expectFit(page) : undefined));
    await checkScore(page, seated);
  });
}
