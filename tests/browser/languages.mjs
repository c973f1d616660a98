// The languages of the site, and how to open a page in one of them.
import { readFileSync } from "node:fs";
import { visit } from "./fixtures.mjs";
import { languages } from "./games.mjs";
import { preset } from "./match.mjs";

export { languages };
export const others = languages.slice(1);

/** Sets the language of the device from the next page on. */
export const choose = (page, language) => preset(page, "language", language);

/** Opens a page in a language, from one of the site. */
export async function open(page, language, address) {
  await page.evaluate((language) => localStorage.setItem("caravanserai.language", language), language);
  await visit(page, language === "en" ? address : `${language}/${address}`);
}

/** Opens the same page in another language, as if it had been chosen there. */
export async function speak(page, language) {
  const address = await page.evaluate((language) => {
    localStorage.setItem("caravanserai.language", language);
    const { site, document: path } = document.documentElement.dataset;
    return new URL(`${site}${language === "en" ? "" : `${language}/`}${path}`, location.href).href + location.hash;
  }, language);
  await page.goto(address);
  await page.locator(`html[lang=${language}][data-started]`).waitFor({ state: "attached" });
}

/** Returns a message without placeables: `says("fr", "table", "menu")`. */
export function says(language, file, name) {
  const text = readFileSync(new URL(`../golden/words/${language}.txt`, import.meta.url), "utf8");
  const start = `${file} ${name}: `;
  const line = text.split("\n").find((line) => line.startsWith(start));
  if (!line) throw new Error(`no message ${name} in ${file}`);
  return line.slice(start.length).replaceAll("⏎", "\n");
}
