// The end of a match on the smallest phone.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.mjs";
import { expectNoSideways, toMeasure } from "./fit.mjs";
import { settle } from "./letters.mjs";
import { record, sitNext } from "./match.mjs";
import { nearlyOver } from "./matches.mjs";

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

// The place of a thing does not depend on the resolution, and fewer pixels are drawn sooner.
test.use({ deviceScaleFactor: 1 });

/** Runs in the page: the elements of which a part is off the screen, or whose centre is covered. */
function hidden(elements) {
  const isFree = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left && bottom > top;
    return isSeen && element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  return elements.filter((element) => !isFree(element)).map((element) => element.textContent);
}

test("no end runs out of a narrow screen, the next match is the widest button, and on every screen all ways are in sight and free", async ({ page }) => {
  test.slow();
  await toMeasure(page);
  for (const [name, text] of Object.entries(ends)) {
    await sitNext(page, text);
    const sheet = page.getByRole("dialog");
    await expect(sheet, name).toBeVisible();
    for (const [width, height] of [[360, 640], [844, 390], [568, 320]]) {
      await page.setViewportSize({ width, height });
      await settle(page);
      expect(await sheet.locator(".ways > *").evaluateAll(hidden), `${name}, ${width} × ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await settle(page);
    await expectNoSideways(page);
    const widths = await sheet.locator(".ways > *").evaluateAll((ways) => ways.map((way) => [way.textContent, way.getBoundingClientRect().width]));
    const [widest] = widths.sort(([, one], [, other]) => other - one);
    expect(widest[0], name).toBe("Next match");
    await expect(sheet.getByRole("button", { name: "Next match" }), name).toBeInViewport();
  }
});
