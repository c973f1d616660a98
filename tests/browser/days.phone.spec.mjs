// The daily match: the days that are listed, a match that keeps its date whatever the clock shows, and its result.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test, visit } from "./fixtures.mjs";
import { keep, kept, seated, settled, sitDown, withSum } from "./match.mjs";
import { control } from "./table.mjs";

/** A finished match of 24 November 2026: its record, without the link before it. */
const played = readFileSync(new URL("../data/link/marrakech-day.txt", import.meta.url), "utf8").split("\n").slice(2).join("\n").trimEnd() + "\n";

/** The id of a device's daily match. */
const idOf = (game, day) => createHash("sha256").update(`caravanserai day\n${game}\n${day}\n`).digest("hex").slice(0, 16);

const days = (page) => page.locator(".day-matches table.days").locator("a, button");
const dayOf = (page, date) => page.locator(".day-matches table.days").getByLabel(new RegExp(`^${date}`));

/** Opens the sheet about the throws, and returns it. */
async function throws(page, hand) {
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("dialog").getByRole("button", { name: "Dice" }));
  return page.getByRole("dialog", { name: "Dice" });
}

test.describe("in Auckland, thirteen hours ahead of UTC", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("a match keeps its date after midnight, and with a clock that was put back", async ({ page, hand }) => {
    await page.clock.setFixedTime("2026-11-24T10:59:00Z");
    await visit(page);
    await hand.press(page.getByRole("link", { name: "Daily match" }));
    await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await hand.press(page.getByRole("link", { name: "Chaupar" }));
    await expect(page).toHaveURL(/\/matches\/#\/days\/chaupar$/);
    await hand.press(page.getByRole("navigation", { name: "Games" }).getByRole("link", { name: "Marrakech" }));
    await expect(days(page)).toHaveCount(61);
    await expect(dayOf(page, "25 September 2026"), "the first of sixty days before today").toBeVisible();
    await expect(page.locator(".day-matches table.days tbody tr").first(), "the week of today is the first").toContainText("24");
    await hand.press(page.getByRole("button", { name: "Play today’s match" }));
    await expect(page).toHaveURL(new RegExp(`marrakech/#/table/${idOf("marrakech", "2026-11-24")}$`));
    await seated(page);
    await hand.press(control(page, "Roll for order"));
    await settled(page);
    const text = await kept(page);
    expect(text).toMatch(/\nplayer 0 person You\nplayer 1 bot level-3 Youssef\nday 2026-11-24\nactions\n[1-4]\n/);

    await page.clock.setFixedTime("2026-11-24T11:01:00Z");
    await page.reload();
    await seated(page);
    await expect(await throws(page, hand)).toContainText("The throws so far are those of 24 November 2026.");
    await visit(page, "matches/#/days/marrakech");
    await expect(dayOf(page, "25 November 2026")).toHaveAttribute("aria-current", "date");
    await expect(dayOf(page, "24 November 2026")).toHaveAccessibleName("24 November 2026: In progress");
    await hand.press(dayOf(page, "24 November 2026"));
    await seated(page);
    expect(await kept(page), "the match that was begun goes on").toContain(text.slice(0, text.indexOf("end ")));

    await page.clock.setFixedTime("2026-11-23T00:00:00Z");
    await visit(page, "matches/#/days/marrakech");
    await expect(dayOf(page, "23 November 2026")).toBeVisible();
    await expect(dayOf(page, "24 November 2026"), "a day to come is not listed").toHaveCount(0);
    await visit(page, "marrakech/#/table");
    await seated(page);
    await expect(await throws(page, hand), "but one that was begun stays").toContainText("The throws so far are those of 24 November 2026.");
  });
});

test("the result is a line to share, and its link shows that the throws are those of the day", async ({ page, hand, browser }) => {
  await page.clock.setFixedTime("2026-11-25T12:00:00Z");
  await sitDown(page, played);
  const sheet = page.getByRole("dialog");
  const [, result, points, place] = (await sheet.textContent()).match(/Throws of 24 November 2026 checked: ((\d+) points, place ([12]) of 2)\./);
  await expect(sheet).toContainText(`Marrakech, 24 November 2026: ${result}`);
  await hand.press(sheet.getByRole("button", { name: "Share" }));
  const [line, link] = (await page.getByRole("textbox", { name: "Link to the match" }).inputValue()).split("\n");
  expect(line).toBe(`Marrakech, 24 November 2026: ${result}`);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.goto(link);
  await seated(other);
  await expect(other.locator(".ask")).toContainText(`Throws of 24 November 2026 checked: ${result}.`);
  await context.close();

  await keep(page, played, "marrakech", { id: idOf("marrakech", "2026-11-24"), row: { over: true, turn: "over", places: [Number(place), 3 - place], stands: [points, "0"] } });
  await visit(page, "matches/#/days");
  await expect(dayOf(page, "24 November 2026")).toHaveAccessibleName(`24 November 2026: ${result}`);
  const square = place === "1" ? "🟩" : "🟨";
  await expect(page.getByRole("textbox", { name: "Line to share" })).toHaveValue(`Marrakech, 25 November 2026: ⬜⬜⬜⬜⬜${square}⬜ 1 day in a row`);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await page.evaluate(() => document.scrollingElement.scrollWidth), "the calendar fits").toBeLessThanOrEqual(320);

  // The table opens the match that was played last, so the next one is saved later.
  await page.clock.setFixedTime("2026-11-25T12:01:00Z");
  const [header, actions] = played.split("\nactions\n");
  await sitDown(page, withSum(`${header}\nactions\n${actions.startsWith("4") ? 3 : 4}\n`));
  await expect(await throws(page, hand)).toContainText("Throw 1 does not match 24 November 2026.");
});
