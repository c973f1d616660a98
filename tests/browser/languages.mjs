// The languages of the house, and how to come to a page in one of them.
import { readFileSync } from "node:fs";

/** The tags of the languages, English first. */
export const languages = ["en", "fr", "hi", "fil"];
export const others = languages.slice(1);

/** From the next page on, this device has chosen a language. */
export const choose = (page, language) => page.addInitScript((language) => localStorage.setItem("caravanserai.language", language), language);

/** The open page speaks another language, as if it had been chosen in another tab. */
export async function speak(page, language) {
  await page.evaluate((newValue) => dispatchEvent(new StorageEvent("storage", { key: "caravanserai.language", newValue })), language);
  await page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
}

/** What a message of a language says that has no places: `says("fr", "house", "menu")`. */
export function says(language, file, name) {
  const text = readFileSync(new URL(`../golden/words/${language}.txt`, import.meta.url), "utf8");
  const start = `${file} ${name}: `;
  const line = text.split("\n").find((line) => line.startsWith(start));
  if (!line) throw new Error(`no message ${name} in ${file}`);
  return line.slice(start.length).replaceAll("⏎", "\n");
}
