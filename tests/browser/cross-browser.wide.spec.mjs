import { expectSameResults } from "./cross-browser.mjs";
import { test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";

for (const game of games) {
  test(`links, texts and analyses of ${game} are the same as in all browsers`, async ({ page }) => {
    await visit(page);
    await expectSameResults(page, game);
  });
}
