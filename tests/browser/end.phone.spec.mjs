// The end of a match on the smallest phone.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { expectNoSideways } from "./fit.mjs";
import { nearlyOver } from "./matches.mjs";
import { record, sitDown } from "./table.mjs";

const longest = ["Maximiliane-Alexandrin-W", "Wolfgang Amadeus Mozart."];
const players = longest.map((name) => `person ${name}`);
const damath = (set) => record({ game: "damath", options: `set=${set} operators=own touch=off damas=double move=off game=off`, players, actions: ["first A", "offer", "accept"] });
const pachisi = record({ game: "pachisi", options: "throw=die pieces=4", players: [...players, "person Ada", "person Ben"], actions: ["1", "2", "3", "4", "6", "0+6", "2", "stop"] });


/** The match of Dschamal in tests/golden: the rest of the line after each name is an action. */
function dschamal() {
  const text = readFileSync(new URL("../golden/dschamal.txt", import.meta.url), "utf8");
  const [, options] = text.match(/^dschamal, (.*), seed/);
  const actions = [...text.matchAll(/^(?:chance|[AB]): (.*)$/gm)].map(([, action]) => action);
  return record({ game: "dschamal", options, players, actions });
}

const ends = {
  ...Object.fromEntries(["counting", "whole", "integer", "fraction", "rational", "radical", "polynomial"].map((set) => [`Damath, ${set}`, damath(set)])),
  Marrakech: record({ players, actions: [...nearlyOver, "a4-b4"] }),
  Pachisi: pachisi,
  Dschamal: dschamal(),
};

test("no end runs out of a narrow screen, and the next match is the widest button", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [name, text] of Object.entries(ends)) {
    await sitDown(page, text);
    const sheet = page.getByRole("dialog");
    await expect(sheet, name).toBeVisible();
    await expectNoSideways(page);
    const widths = await sheet.locator(".ways > *").evaluateAll((ways) => ways.map((way) => [way.textContent, way.getBoundingClientRect().width]));
    const [widest] = widths.sort(([, one], [, other]) => other - one);
    expect(widest[0], name).toBe("Next match");
    await expect(sheet.getByRole("button", { name: "Next match" }), name).toBeInViewport();
  }
});

for (const [width, height] of [[360, 640], [844, 390], [568, 320]]) {
  test(`nothing lies over the end at ${width}×${height}, and all its ways are in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [name, text] of Object.entries(ends)) {
      await sitDown(page, text);
      for (const way of await page.getByRole("dialog").locator(".ways > *").all()) {
        await expect(way, name).toBeInViewport({ ratio: 1 });
        await way.click({ trial: true });
      }
    }
  });
}
