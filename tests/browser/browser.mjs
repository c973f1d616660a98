// The browser of the tests: the machine's own, or else the one that Playwright has downloaded. Run by itself, this file checks
// that the browser starts.
import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const installed = ["chromium", "google-chrome"]
  .flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name)))
  .find(existsSync);

export const launchOptions = { executablePath: installed, args: ["--disable-gpu"] };

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = await chromium.launch(launchOptions).catch(() => process.exit(1));
  await browser.close();
}
