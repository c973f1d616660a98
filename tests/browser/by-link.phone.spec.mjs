// An invitation on phones.
import { close, device, invite, open, send } from "./by-link.mjs";
import { expectFitOn } from "./fit.mjs";
import { test } from "./fixtures.mjs";
import { games, languages, title } from "./games.mjs";

test("the form of an invited guest is in reach on every phone, in each game and language", async ({ browser, baseURL }) => {
  test.slow();
  for (const game of games) {
    const host = await device(browser, baseURL, { name: "Amina" });
    await invite(host, title(game));
    const link = await send(host);
    for (const language of game === "chaupar" ? languages : ["en"]) {
      const guest = await device(browser, baseURL, { name: "Youssef", seed: 8, language });
      await open(guest, link);
      await expectFitOn(guest.page, [[320, 568], [360, 640], [390, 844], [412, 915], [844, 390]]);
      await close([guest]);
    }
    await close([host]);
  }
});
