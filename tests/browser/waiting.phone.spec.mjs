// The matches that wait on the home page, which tells of them by their summaries and needs no program for that.
import { expect, test, visit } from "./fixtures.mjs";
import { control, keep, record, sitDown } from "./match.mjs";
import { begun } from "./matches.mjs";

const lines = (page) => page.getByRole("list", { name: "Matches on this device" }).getByRole("listitem");
const said = async (page) => (await lines(page).allInnerTexts()).map((words) => words.replace(/\s*\n\s*/g, " | "));
const summary = (page, game = "marrakech") => page.evaluate((game) => localStorage.getItem(`caravanserai.summary.${game}`), game);

/** Changes a summary, and loads the page anew. */
async function sumUp(page, text, game = "marrakech") {
  await page.evaluate(([text, game]) => localStorage.setItem(`caravanserai.summary.${game}`, text), [text, game]);
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

test("five matches wait: those from before there were summaries get them from their programs, and then none is needed", async ({ page, hand }) => {
  await visit(page);
  for (const [game, text] of Object.entries(texts)) await keep(page, text, game);
  const asked = programs(page);
  await page.reload();
  await expect(lines(page)).toHaveCount(5);
  for (const game of Object.keys(texts)) expect(asked.some((url) => url.includes(`/${game}-`)), game).toBe(true);
  // Nobody knows when they were played.
  expect((await said(page)).sort()).toEqual([
    "Chaupar | Ada, Ben, Cem and Dan | Ada’s turn | Go on playing",
    "Damath | You and Ben | Your turn | Go on playing",
    "Dschamal | Ada and Ben | Go on playing",
    "Marrakech | Ada and Ben | Ben’s turn | Go on playing",
    "Pachisi | Ada, Ben, Cem and Dan | Ada’s turn | Go on playing",
  ]);
  asked.length = 0;
  await page.reload();
  await page.locator("html[data-started]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await expect(lines(page)).toHaveCount(5);
  expect(asked).toEqual([]);
  for (const way of await lines(page).getByRole("link").all()) expect((await way.boundingBox()).height).toBeGreaterThanOrEqual(44);
  await hand.press(page.getByRole("link", { name: "Go on playing: Marrakech" }));
  await expect(page.locator(".ask strong")).toHaveText("Ben, which way?");
});

test("a line says how long ago, over midnight too", async ({ page, context, hand }) => {
  await page.clock.install({ time: new Date(2026, 4, 3, 23, 58) });
  await sitDown(page, texts.marrakech);
  await hand.press(control(page, "↑ North"));
  await hand.press(control(page, "Roll"));
  await hand.press(page.getByRole("link", { name: "Back" }));
  const line = (when) => `Marrakech | Ada and Ben | Ben’s turn · ${when} | Go on playing`;
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
  await expect.poll(() => said(page)).toEqual(["Marrakech | Ada and Ben | Ben’s turn | Go on playing"]);
  const way = page.getByRole("link", { name: "Go on playing" });
  await way.focus();
  const other = await context.newPage();
  await visit(other, "#/marrakech/table");
  await control(other, "↑ North").click();
  await control(other, "Roll").click();
  await expect.poll(() => said(page)).toEqual(["Marrakech | Ada and Ben | Ben’s turn · today | Go on playing"]);
  await expect(way).toBeFocused();
  await other.evaluate(() => localStorage.clear());
  await expect(lines(page)).toHaveCount(0);
});

test("a match that is over says so", async ({ page }) => {
  await visit(page);
  await keep(page, record({ game: "damath", options: untimed, actions: ["first A", "surrender B"] }), "damath");
  await page.reload();
  await expect.poll(() => said(page)).toEqual(["Damath | Ada and Ben | Over | See how it ended"]);
});

test("what is no summary, or that of another match, is not believed, and the program is asked", async ({ page }) => {
  await visit(page);
  await keep(page, texts.marrakech);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  const good = await summary(page);
  const [end, , ...rest] = good.split("\n");
  const asked = programs(page);
  const bad = ["", "x".repeat(2 ** 20), '{"names": ["Ada"]}', [end, "", "1"].join("\n"), [end, "yesterday", ...rest].join("\n"), [end, "", "1", ..."ABCDEFGHI"].join("\n"), [end, "", "9", "Ada", "Ben"].join("\n"), ["end 00000000", "", ...rest].join("\n")];
  for (const text of bad) {
    asked.length = 0;
    await sumUp(page, text);
    await expect.poll(() => said(page), text.slice(0, 40)).toEqual(["Marrakech | Ada and Ben | Ben’s turn | Go on playing"]);
    expect(asked.length, text.slice(0, 40)).toBeGreaterThan(0);
    expect(await summary(page)).toBe(good);
  }
});

test("a name is never markup, whatever the summary says", async ({ page }) => {
  await visit(page);
  await keep(page, texts.marrakech);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  const [end] = (await summary(page)).split("\n");
  await sumUp(page, [end, "2026-99-99T99", "7", "<img src=x onerror=alert(1)>", "<b>Ben</b>&amp;"].join("\n"));
  expect(await said(page)).toEqual(["Marrakech | <img src=x onerror=alert(1)> and <b>Ben</b>&amp; | Go on playing"]);
});
