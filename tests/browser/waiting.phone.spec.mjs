// The running matches on the home page, which are listed by their rows in the database, without any program.
import { expect, test, visit } from "./fixtures.mjs";
import { control, ids, keep, newest, record, saved, settled, sitDown } from "./match.mjs";
import { lots } from "./lots.mjs";
import { begun, nearlyOver } from "./matches.mjs";
import { quiet } from "./quiet.mjs";
import { act } from "./table.mjs";

const lines = (page) => page.getByRole("list", { name: "Matches on this device" }).getByRole("listitem");
const said = async (page) => (await lines(page).allInnerTexts()).map((words) => words.replace(/\s*\n\s*/g, " | "));
/** Records the programs that the page requests from now on. */
function programs(page) {
  const asked = [];
  page.on("request", (request) => request.url().includes(".wasm") && asked.push(request.url()));
  return asked;
}

const untimed = "set=counting operators=own touch=off damas=once move=off game=off";
const four = ["person Ada", "bot random Ben", "bot random Cem", "bot random Dan"];
const texts = {
  marrakech: record({ actions: begun }),
  damath: record({ game: "damath", options: untimed, players: ["person You", "bot random Ben"], actions: ["first A"] }),
  chaupar: record({ game: "chaupar", options: "players=4", players: four }),
  pachisi: record({ game: "pachisi", options: "throw=cowries pieces=4", players: four }),
  dschamal: record({ game: "dschamal", options: "players 2 start chosen duel live" }),
};

for (const locale of ["en", "fr"]) {
  test.describe(`a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test("nothing moves when the matches come", async ({ page }) => {
      await page.addInitScript(() => {
        globalThis.moved = 0;
        const sum = (entries) => entries.getEntries().forEach(({ value }) => (globalThis.moved += value));
        new PerformanceObserver(sum).observe({ type: "layout-shift", buffered: true });
      });
      const moved = async (count) => {
        await expect(page.locator(".waiting li")).toHaveCount(count);
        await expect(page.locator("html[data-undrawn]")).toHaveCount(0);
        await page.waitForLoadState("networkidle");
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        return page.evaluate(() => globalThis.moved);
      };
      await visit(page);
      expect(await moved(0), "without any").toBe(0);
      for (const text of [texts.marrakech, texts.marrakech]) await keep(page, text);
      await page.reload();
      expect(await moved(2), "with two").toBe(0);
      await expect(page.locator(".games")).toBeVisible();
    });
  });
}

test("the matches that wait at home are told of as they are", async ({ fresh, context }) => {
  test.slow();
  await fresh("five matches wait, the last played first, and no program is needed to tell of them", async ({ page, hand }) => {
    const asked = programs(page);
    await visit(page);
    for (const [game, text] of Object.entries(texts)) await keep(page, text, game, { row: { when: "some day" } });
    await page.reload();
    await expect(lines(page)).toHaveCount(5);
    // Whose turn it is and the time of the last move are unknown.
    expect((await said(page)).sort()).toEqual([
      "Chaupar | Ada, Ben, Cem and Dan | Continue",
      "Damath | You and Ben | Continue",
      "Dschamal | Ada and Ben | Continue",
      "Marrakech | Ada and Ben | Continue",
      "Pachisi | Ada, Ben, Cem and Dan | Continue",
    ]);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    for (const way of await lines(page).getByRole("link").all()) expect((await way.boundingBox()).height).toBeGreaterThanOrEqual(44);
    await hand.press(page.getByRole("link", { name: "Continue: Marrakech" }));
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    await hand.press(page.getByRole("link", { name: "Back" }));
    await expect(lines(page)).toHaveCount(5);
    await expect.poll(() => said(page)).toContain("Marrakech | Ada and Ben | Ben’s turn · today | Continue");
  });

  await fresh("of more than five the last played wait", async ({ page }) => {
    await visit(page);
    for (const number of [3, 1, 7, 2, 6, 5, 4]) {
      await keep(page, texts.marrakech, "marrakech", { row: { names: [`Ada ${number}`, "Ben"], when: `2026-05-0${number}T18:20:00.000Z` } });
    }
    await page.reload();
    await expect(lines(page)).toHaveCount(5);
    expect((await said(page)).map((line) => line.match(/Ada (\d)/)[1])).toEqual(["7", "6", "5", "4", "3"]);
  });

  await fresh("a line says how long ago, over midnight too", async ({ page, hand }) => {
    await page.clock.install({ time: new Date(2026, 4, 3, 23, 58) });
    await sitDown(page, texts.marrakech);
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    await hand.press(page.getByRole("link", { name: "Back" }));
    await expect(lines(page)).toHaveCount(1);
    const line = (when) => `Marrakech | Ada and Ben | Ben’s turn · ${when} | Continue`;
    await expect.poll(() => said(page)).toEqual([line("today")]);
    await page.clock.runFor("02:05");
    expect(await said(page)).toEqual([line("yesterday")]);
    for (const [days, when] of [[2, "2 days ago"], [13, "13 days ago"], [20, "2 weeks ago"], [70, "2 months ago"], [800, "2 years ago"]]) {
      await page.clock.setFixedTime(new Date(2026, 4, 3 + days, 0, 1));
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
      await expect.poll(() => said(page), `${days} days`).toEqual([line(when)]);
    }
  });

  await fresh("a line goes along with what another tab does", async ({ page, hand }) => {
    await visit(page);
    await keep(page, texts.marrakech, "marrakech", { row: { when: "some day" } });
    await page.reload();
    await expect.poll(() => said(page)).toEqual(["Marrakech | Ada and Ben | Continue"]);
    const way = page.getByRole("link", { name: "Continue" });
    await way.focus();
    const other = await context.newPage();
    await visit(other, "marrakech/#/table");
    await control(other, "↑ North").click();
    await control(other, "Roll").click();
    await expect.poll(() => said(page)).toEqual(["Marrakech | Ada and Ben | Ben’s turn · today | Continue"]);
    await expect(way).toBeFocused();
    await settled(other);
    const [id] = await ids(other);
    await other.evaluate((id) => matchStore.remove(id), id);
    await expect(lines(page)).toHaveCount(0);
  });

  await fresh("a match that is over waits for nobody", async ({ page, hand }) => {
    await sitDown(page, record({ actions: nearlyOver }));
    await act(page, hand, lots(1));
    await page.getByRole("dialog").waitFor();
    await page.goto("./#/");
    await expect.poll(async () => (await saved(page, await newest(page))).row.turn).toBe("over");
    await quiet(page);
    await expect(lines(page)).toHaveCount(0);
  });

  await fresh("what is no row is not believed, and harms nothing; a name is never markup, whatever the row says", async ({ page }) => {
    await visit(page);
    const good = { game: "marrakech", names: ["Cleo", "Dan"], turn: "0", when: "2026-05-03T18:20:00.000Z" };
    const bad = [{ names: "Ada" }, { names: [1, 2] }, { names: null }, { turn: "9" }, { turn: 0 }, { when: 7 }, { game: "chess" }, { game: "damath/position" }];
    for (const wrong of bad) await keep(page, texts.marrakech, "marrakech", { row: { ...good, ...wrong } });
    await keep(page, texts.marrakech, "marrakech", { row: good });
    await keep(page, texts.marrakech, "marrakech", { row: { when: "2026-99-99T99", turn: "7", names: ["<img src=x onerror=alert(1)>", "<b>Ben</b>&amp;"] } });
    await page.reload();
    await expect(lines(page)).toHaveCount(2);
    expect((await said(page)).sort()).toEqual([
      "Marrakech | <img src=x onerror=alert(1)> and <b>Ben</b>&amp; | Continue",
      expect.stringContaining("Marrakech | Cleo and Dan | Cleo’s turn"),
    ]);
  });

  await fresh("a match that has just begun is on both lists", async ({ page, hand }) => {
    await visit(page, "damath/");
    await hand.press(page.getByRole("button", { name: /^Start/ }));
    await settled(page);
    await page.goto("./#/");
    await expect(lines(page)).toHaveCount(1);
    await page.goto("./matches/");
    await expect(page.locator(".kept-list li")).toHaveCount(1);
  });
});
