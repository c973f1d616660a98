// The board of a match for a projector: large, with clear figures, and without names until they are asked for.
import { readFileSync } from "node:fs";
import { look, sitAt, untimed } from "./damath.mjs";
import { expectFitOn } from "./fit.mjs";
import { expect, test } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { preset, record, sitDown } from "./match.mjs";
import { quiet } from "./quiet.mjs";

const screens = [[1024, 768], [1920, 1080]];
const players = ["person Ana Reyes", "person Ben Cruz"];
const bar = (page) => page.locator(".projector-bar");
const step = (page) => bar(page).getByRole("slider", { name: "Step" });

/** A match with clocks, after a capture. */
const timed = (set) =>
  record({
    game: "damath",
    players,
    options: `set=${set} operators=own touch=off damas=once move=20s game=20min`,
    actions: ["first A", "32-43", "45-54", "12-23", "54x32x14"],
  });

/** Makes the browser one that cannot fill the screen, whose window can then be resized. */
const inWindow = (page) => page.addInitScript(() => delete Element.prototype.requestFullscreen);

/** Opens the view for a projector by its key, and waits until it is there. */
async function project(page) {
  await page.keyboard.press("f");
  await expect(bar(page)).toBeVisible();
  await quiet(page);
}

/** The height of the drawn board as a share of the screen's. */
const share = (page) =>
  page.locator("svg.board").evaluate((board) => {
    const { width, height, top, left } = board.getBoundingClientRect();
    if (top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth) return 0;
    return Math.min(width, height) / innerHeight;
  });

/** The least size of a figure on the board, as a share of the screen's height, and the least contrast of one with its ground. */
const figures = (page) =>
  page.evaluate(() => {
    const style = (element) => getComputedStyle(element);
    const all = (selector) => [...document.querySelectorAll(`.board ${selector}`)];
    const luminance = (colour) => {
      const [red, green, blue] = colour.match(/[\d.]+/g).map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one, other) => {
      const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const texts = all(".man text, .coordinates text");
    const sizes = texts.map((text) => (parseFloat(style(text).fontSize) * text.getScreenCTM().a) / innerHeight);
    const chips = all(".man").flatMap((man) => [...man.querySelectorAll("text")].map((text) => contrast(style(text).fill, style(man.querySelector(".fill-light")).fill)));
    const frame = all("#walnut stop").map((stop) => contrast(style(all(".coordinates text")[0]).fill, style(stop).stopColor));
    const operators = [contrast(style(all(".stick")[0]).fill, style(all(".slate")[0]).fill)];
    return { count: texts.length, size: Math.min(...sizes), contrast: Math.min(...chips, ...frame, ...operators) };
  });

test("the projector’s view is opened, used and left", async ({ fresh }) => {
  test.slow();
  await fresh("keys and buttons show and hide the players and their clocks; everything fits every screen", async ({ page, hand }) => {
    await inWindow(page);
    await sitDown(page, timed("counting"));
    await project(page);
    const wide = [[844, 390], ...screens, [1280, 800]];
    const main = page.locator("main.table");
    for (const show of [() => page.keyboard.press("c"), () => hand.press(bar(page).getByRole("button", { name: "Players" }))]) {
      await expect(main).not.toContainText(/Ana|Ben/);
      await expect(page.locator(".player, .clock, .ask, .move-list")).toHaveCount(0);
      await expectFitOn(page, [[360, 640], [768, 1024], ...wide]);
      await show();
      await expect(main).toContainText("Ana Reyes");
      await expect(page.locator(".player")).toHaveCount(2);
      await expect(page.locator(".clock").first()).toBeVisible();
      await expectFitOn(page, wide);
      await show();
    }
    await expect(main).not.toContainText(/Ana|Ben/);
  });

  await fresh("F, Escape, the button and the back button end it, and the arrows step through the match", async ({ page, hand }) => {
    await sitDown(page, timed("counting"));
    const now = (await look(page)).stands;
    const address = page.url();
    await project(page);
    for (const [key, at] of [["ArrowLeft", "4"], ["ArrowLeft", "3"], ["ArrowRight", "4"], ["Home", "0"], ["End", "5"]]) {
      await page.keyboard.press(key);
      await expect(step(page)).toHaveValue(at);
    }
    expect((await look(page)).stands).toEqual(now);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(async () => (await look(page)).stands).not.toEqual(now);
    await page.keyboard.press("f");
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator(".ask"), "the review goes on").toContainText("Reviewing: move 4 of 5");
    await page.keyboard.press("Escape");
    await expect(page.locator(".ask")).not.toContainText("Reviewing");
    for (const close of [() => page.keyboard.press("Escape"), () => hand.press(bar(page).getByRole("button", { name: "Close" })), () => page.goBack()]) {
      await hand.press(page.getByRole("button", { name: "Menu" }));
      await hand.press(page.getByRole("dialog").getByRole("button", { name: "Projector (F)" }));
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(bar(page)).toBeVisible();
      await close();
      await expect(bar(page)).toHaveCount(0);
      await expect(page.locator(".player")).toHaveCount(2);
      expect(page.url()).toBe(address);
    }
    await page.keyboard.press("?");
    await expect(page.locator(".keys")).toContainText("the board alone, large, for a projector");
  });

  await fresh("results that players work out stay hidden until S, at every step anew", async ({ page }) => {
    await preset(page, "work-it-out", "on");
    await sitDown(page, timed("counting"));
    await project(page);
    const lines = page.locator(".slip text");
    const expectResult = async (isShown) => {
      await expect(lines.first()).toBeVisible();
      await expect(lines.last()).toHaveCSS("visibility", isShown ? "visible" : "hidden");
    };
    await expect(lines).toHaveCount(2);
    await expectResult(false);
    await page.keyboard.press("s");
    await expectResult(true);
    await expect(bar(page).getByRole("button", { name: "Result" })).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("s");
    await expectResult(false);
    await page.keyboard.press("s");
    await page.keyboard.press("ArrowLeft");
    await expect(lines).toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(lines).toHaveCount(2);
    await expectResult(false);
  });

  await fresh("the final score waits until the names may be seen", async ({ page, hand }) => {
    await sitAt(page, "turn 1 | 1: 9@12 | 2: 10@23", { options: `touch=off ${untimed}`, players });
    await project(page);
    await hand.touch("(1,2)");
    await hand.touch("(3,4)");
    await quiet(page);
    if (await page.locator(".way.must, .held").count()) await page.keyboard.press("t");
    await expect.poll(async () => Object.values((await look(page)).stands).filter((what) => /10/.test(what))).toEqual([]);
    await quiet(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toContainText("Ana Reyes");
  });

  await fresh("it fills the screen where the browser can, which Escape ends with it, and works without", async ({ page }) => {
    const fills = () => page.evaluate(() => document.fullscreenElement !== null);
    await sitDown(page, timed("counting"));
    await project(page);
    await expect.poll(fills).toBe(true);
    await page.keyboard.press("f");
    await expect.poll(fills).toBe(false);
    await project(page);
    await expect.poll(fills).toBe(true);
    // The browser ends it by Escape itself, and the page hears of no key.
    await page.evaluate(() => document.exitFullscreen());
    await expect(bar(page)).toHaveCount(0);
    for (const refuses of [false, true]) {
      await page.evaluate((refuses) => (Element.prototype.requestFullscreen = refuses ? () => Promise.reject(new TypeError("refused")) : undefined), refuses);
      await project(page);
      expect(await share(page)).toBeGreaterThanOrEqual(0.85);
      expect(await fills()).toBe(false);
      await page.keyboard.press("f");
      await expect(bar(page)).toHaveCount(0);
    }
  });
});

test("the boards of all games are large and clear on a projector", async ({ fresh }) => {
  test.slow();
  await fresh("boards with all kinds of figures are large and clear on a projector, in light and dark", async ({ page }) => {
    await inWindow(page);
    for (const set of ["counting", "fraction", "polynomial"]) {
      await sitDown(page, timed(set));
      await project(page);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => share(page), `${set} at ${width} × ${height}`).toBeGreaterThanOrEqual(0.85);
        for (const colorScheme of ["light", "dark"]) {
          await page.emulateMedia({ colorScheme });
          const { count, size, contrast } = await figures(page);
          expect(count).toBeGreaterThanOrEqual(24 + 16 - 2);
          expect(size, `figures of ${set} at ${width} × ${height}`).toBeGreaterThanOrEqual(1 / 40);
          expect(contrast, `${set} in ${colorScheme}`).toBeGreaterThanOrEqual(7);
        }
      }
    }
  });

  await fresh("the boards of the other games alone, without names", async ({ page }) => {
    await inWindow(page);
    // The board of Damath is in the tests above, and Pachisi has that of Chaupar.
    for (const game of games.filter((game) => !["damath", "pachisi"].includes(game))) {
      await test.step(game, async () => {
        const text = readFileSync(new URL(`../data/record/${game}.txt`, import.meta.url), "utf8");
        const names = [...text.matchAll(/^player \d (?:person|bot \S+) (.*)$/gm)].map(([, name]) => name);
        await sitDown(page, text);
        if (await page.getByRole("dialog").count()) await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await project(page);
        for (const [width, height] of screens) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => share(page), `at ${width} × ${height}`).toBeGreaterThanOrEqual(0.85);
        }
        expect(names.length).toBeGreaterThanOrEqual(2);
        const words = await page.locator("main.table").innerText();
        expect(names.filter((name) => words.includes(name))).toEqual([]);
        const last = await step(page).inputValue();
        await page.keyboard.press("ArrowLeft");
        await expect(step(page)).not.toHaveValue(last);
        await page.keyboard.press("Escape");
        await expect(bar(page)).toHaveCount(0);
        // The history entry of the view is being removed, which would abort the navigation.
        await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
      });
    }
  });
});
