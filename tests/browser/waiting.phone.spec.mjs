// The matches that wait on the home page, which tells of them by their summaries and needs no program for that.
import { expect, test, visit } from "./fixtures.mjs";
import { control, keep, newest, record, settled, sitDown } from "./match.mjs";
import { begun } from "./matches.mjs";
import { quiet } from "./quiet.mjs";

const lines = (page) => page.getByRole("list", { name: "Matches on this device" }).getByRole("listitem");
const said = async (page) => (await lines(page).allInnerTexts()).map((words) => words.replace(/\s*\n\s*/g, " | "));
const summary = async (page, game = "marrakech") => JSON.parse(await page.evaluate((id) => localStorage.getItem(`caravanserai.summary.${id}`), await newest(page, game)));

/** Changes a summary, and loads the page anew. */
async function sumUp(page, text, game = "marrakech") {
  await page.evaluate(([text, id]) => localStorage.setItem(`caravanserai.summary.${id}`, text), [text, await newest(page, game)]);
  await page.reload();
  await page.locator("html[data-started]").waitFor({ state: "attached" });
}

/** The programs that the page asks for from now on. */
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

test("five matches wait, the last played first, and no program is needed to tell of them", async ({ page, hand }) => {
  const asked = programs(page);
  await visit(page);
  for (const [game, text] of Object.entries(texts)) await keep(page, text, game);
  await page.reload();
  await expect(lines(page)).toHaveCount(5);
  // Nobody knows whose turn it is, or when they were played.
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
  await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
  await hand.press(page.getByRole("link", { name: "Back" }));
  await expect.poll(() => said(page)).toContain("Marrakech | Ada and Ben | Ben’s turn | Continue");
});

test("of more than five the last played wait", async ({ page }) => {
  await visit(page);
  const told = (number) => ({ game: "marrakech", names: [`Ada ${number}`, "Ben"], turn: "0", when: `2026-05-0${number}T18:20:00.000Z` });
  await page.evaluate((all) => {
    for (const [number, match] of all.entries()) {
      const id = String(number).padStart(16, "0");
      localStorage.setItem(`caravanserai.match.${id}`, "some text");
      localStorage.setItem(`caravanserai.summary.${id}`, JSON.stringify({ id, ...match }));
    }
  }, [3, 1, 7, 2, 6, 5, 4].map(told));
  await page.reload();
  await expect(lines(page)).toHaveCount(5);
  expect((await said(page)).map((line) => line.match(/Ada (\d)/)[1])).toEqual(["7", "6", "5", "4", "3"]);
});

test("a line says how long ago, over midnight too", async ({ page, context, hand }) => {
  await page.clock.install({ time: new Date(2026, 4, 3, 23, 58) });
  await sitDown(page, texts.marrakech);
  await hand.press(control(page, "↑ North"));
  await hand.press(control(page, "Roll"));
  await hand.press(page.getByRole("link", { name: "Back" }));
  const line = (when) => `Marrakech | Ada and Ben | Ben’s turn · ${when} | Continue`;
  await expect.poll(() => said(page)).toEqual([line("today")]);
  await page.clock.runFor("02:05");
  expect(await said(page)).toEqual([line("yesterday")]);
  for (const [days, when] of [[2, "2 days ago"], [13, "13 days ago"], [20, "2 weeks ago"], [70, "2 months ago"], [800, "2 years ago"]]) {
    await page.clock.setFixedTime(new Date(2026, 4, 3 + days, 0, 1));
    await page.evaluate(() => dispatchEvent(new Event("hashchange")));
    await expect.poll(() => said(page), `${days} days`).toEqual([line(when)]);
  }
});

test("a line goes along with what another tab does", async ({ page, context, hand }) => {
  await visit(page);
  await keep(page, texts.marrakech);
  await page.reload();
  await expect.poll(() => said(page)).toEqual(["Marrakech | Ada and Ben | Continue"]);
  const way = page.getByRole("link", { name: "Continue" });
  await way.focus();
  const other = await context.newPage();
  await visit(other, "#/marrakech/table");
  await control(other, "↑ North").click();
  await control(other, "Roll").click();
  await expect.poll(() => said(page)).toEqual(["Marrakech | Ada and Ben | Ben’s turn · today | Continue"]);
  await expect(way).toBeFocused();
  await settled(other);
  const id = await newest(other);
  await other.evaluate(() => localStorage.clear());
  await quiet(page);
  await expect(lines(page), "it lies in the database").toHaveCount(1);
  await other.evaluate((id) => chest.remove(id), id);
  await expect(lines(page)).toHaveCount(0);
});

test("a match that is over waits for nobody", async ({ page, hand }) => {
  await sitDown(page, record({ game: "damath", options: untimed, actions: ["first A", "surrender B"] }));
  await page.getByRole("dialog").waitFor();
  await page.goto("./#/");
  await expect.poll(async () => (await summary(page, "damath")).turn).toBe("over");
  await expect(lines(page)).toHaveCount(0);
});

test("what is no summary is not believed: the text tells of its match", async ({ page }) => {
  await visit(page);
  await keep(page, texts.marrakech);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  const good = { game: "marrakech", names: ["Cleo", "Dan"], turn: "0", when: "2026-05-03T18:20:00.000Z" };
  const bad = [null, {}, { ...good, names: "Ada" }, { ...good, names: [1, 2] }, { ...good, turn: "9" }, { ...good, turn: 0 }, { ...good, when: 7 }, { ...good, game: "chess" }, { ...good, game: "damath/position" }];
  for (const text of ["", "x".repeat(2 ** 20), '{"names": [', ...bad.map((value) => JSON.stringify(value))]) {
    await sumUp(page, text);
    await expect.poll(() => said(page), text.slice(0, 80)).toEqual(["Marrakech | Ada and Ben | Continue"]);
  }
});

test("a name is never markup, whatever the summary says", async ({ page }) => {
  await visit(page);
  await keep(page, texts.marrakech);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  const odd = { game: "marrakech", when: "2026-99-99T99", turn: "7", names: ["<img src=x onerror=alert(1)>", "<b>Ben</b>&amp;"] };
  await sumUp(page, JSON.stringify(odd));
  await expect.poll(() => said(page)).toEqual(["Marrakech | <img src=x onerror=alert(1)> and <b>Ben</b>&amp; | Continue"]);
});
