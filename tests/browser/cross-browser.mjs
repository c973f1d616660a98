// The comparison of browsers: texts, links and analyses of matches have to be the same in all of them.
import { expect } from "@playwright/test";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isLong } from "./effort.mjs";
import { withSum } from "./match.mjs";

const matches = (game) => readFileSync(new URL(`../golden/links/${game}.txt`, import.meta.url), "utf8").trimEnd().split("\n").map((line) => line.split(/ (.*)/));
const recorded = (game) => new URL(`../golden/analysis/${game}.json`, import.meta.url);

export const timeout = isLong ? 3_600_000 : 240_000;

/** The matches of a game that are compared, by their numbers: the shorter one of the first two, or with `LONG=1` all. */
const chosen = (all) => (isLong ? [...all.keys()] : [all[0][0].length < all[1][0].length ? 0 : 1]);

/** The analysis of four players of Chaupar takes longer than all others, and its search is that of Pachisi. */
const isAnalysed = (game) => isLong || game !== "chaupar";

/**
 * Opens matches of a game by their links, and compares their links, their texts and their analyses with the recorded ones. Of the page
 * it uses only `evaluate`, so that `page` may be one of Playwright or of WebDriver.
 */
export async function expectSameResults(page, game) {
  const golden = existsSync(recorded(game)) ? JSON.parse(readFileSync(recorded(game), "utf8")) : [];
  const all = matches(game);
  for (const index of chosen(all)) {
    const [data, end] = all[index];
    const address = `${game}/#/link/${data}`;
    // From home, where nothing of the match before is left.
    await expect.poll(() => go(page, ""), { message: "home opens", timeout: 30_000 }).toBe("");
    await expect.poll(() => go(page, address), { message: `match ${index + 1} opens`, timeout: 30_000 }).toContain("Someone sent you this match.");
    await openFromMenu(page, "Share");
    const link = await valueOf(page, "Link to the match");
    expect(link.slice(link.indexOf(game)), `the link of match ${index + 1}`).toBe(address);
    await press(page, "[role=dialog] button", "Show as text");
    const text = await valueOf(page, "The match as text");
    expect(text.trimEnd().split("\n").at(-1), `the text of match ${index + 1}`).toBe(end);
    expect(text, "its last line is the sum of the others").toBe(withSum(text.slice(0, text.lastIndexOf(end))));
    await press(page, "[role=dialog] button", "Close");
    if (!isAnalysed(game)) continue;
    const figures = await analysis(page);
    if (process.env.GOLDEN === "write") golden[index] = figures;
    expect(figures, `the analysis of match ${index + 1}`).toEqual(golden[index]);
  }
  if (process.env.GOLDEN === "write") writeFileSync(recorded(game), `${JSON.stringify(golden, null, 1)}\n`);
}

/**
 * Goes to an address, and returns the prompt of the table that is shown: none until its document is loaded. (Firefox calls a script whose
 * loading the next document cuts short a script with a wrong digest.) A sheet that closes goes back in history, which may undo a route
 * that is set at the same time, so this has to be called until the prompt is the expected one.
 */
const go = async (page, address) => {
  try {
    const isThere = await page.evaluate((address) => {
      const { href } = new URL(document.documentElement.dataset.site + address, document.baseURI);
      if (location.href !== href) location.assign(href);
      return location.href === href && document.readyState === "complete";
    }, address);
    return isThere ? await textOf(page, ".ask") : undefined;
  } catch {
    return undefined; // another document is on its way
  }
};

/** Returns the text of the first element that matches a CSS selector; empty if there is none. */
export const textOf = (page, selector) => page.evaluate((selector) => document.querySelector(selector)?.textContent ?? "", selector);

/** Clicks on the button with this name as soon as there is one. */
async function press(page, selector, name) {
  const click = ([selector, name]) => {
    const button = [...document.querySelectorAll(selector)].find((button) => (button.ariaLabel ?? button.textContent) === name);
    button?.click();
    return Boolean(button);
  };
  await expect.poll(() => page.evaluate(click, [selector, name]), `a button ${name}`).toBe(true);
}

/** Returns the contents of the text field with this name, as soon as there is one. */
export async function valueOf(page, name) {
  const read = (name) => document.querySelector(`[role=dialog] [aria-label="${name}"]`)?.value ?? "";
  await expect.poll(() => page.evaluate(read, name), `a field ${name}`).not.toBe("");
  return page.evaluate(read, name);
}

async function openFromMenu(page, name) {
  await press(page, "main button", "Menu");
  await press(page, "[role=dialog] button", name);
}

/** Opens the analysis, and returns what it says of the players, the choices that mattered, and a digest of its chart. */
async function analysis(page) {
  await openFromMenu(page, "Analysis");
  const isDone = () => page.evaluate(() => Boolean(document.querySelector(".analysis .summary")) && !document.querySelector(".analysis .analysing"));
  await expect.poll(isDone, { timeout }).toBe(true);
  const { chart, ...says } = await page.evaluate(() => {
    const all = (selector, read) => [...document.querySelectorAll(`.analysis ${selector}`)].map(read);
    return {
      summaries: all(".summary", (part) => part.textContent),
      moments: all(".row button", (part) => part.textContent),
      chart: all("polyline", (line) => line.getAttribute("points")),
    };
  });
  return { ...says, chart: createHash("sha256").update(chart.join("\n")).digest("hex") };
}
