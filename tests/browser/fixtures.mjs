// Fixtures of all browser tests: the built site on a server, a page that must not log errors, and an input device.
import { expect, test as base } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { pointerHand } from "./hands.mjs";
import { seedEntropy } from "./lots.mjs";

export { expect };

// What browsers complain of beside the site: the fixture's own block of workers; and when a page is left, Firefox says that a script of
// which nothing has come has the digest of nothing.
const harmless = /^Service Worker registration blocked by Playwright|computed hash is “47DEQpj8HBSa/;

export const test = base.extend({
  /** The folder of the build that is served. */
  folder: [fileURLToPath(new URL("../../dist", import.meta.url)), { option: true, scope: "worker" }],

  /** The address of its server, which all tests of a worker share: a file is read and compressed once. */
  served: [
    async ({ folder }, use) => {
      const site = await serve(folder, 0);
      await use(site.url);
      site.close();
    },
    { scope: "worker" },
  ],

  /** The seed of the page's random numbers, so that failures are reproducible. */
  seed: [1, { option: true }],

  /** Log messages that a test allows. */
  expected: [/(?!)/, { option: true }],

  baseURL: ({ served }, use) => use(served),

  /** Fails the test if a page logs an error or a warning, throws, or requests anything from another server. */
  context: async ({ context, baseURL, seed, expected, javaScriptEnabled }, use) => {
    const complaints = [];
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (problem) => complaints.push(String(problem.error())));
    context.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      const ownData = ["blob:", "data:"].includes(protocol);
      if (!ownData && origin !== new URL(baseURL).origin) complaints.push(`asked for ${request.url()}`);
    });
    if (javaScriptEnabled !== false) await context.addInitScript(seedEntropy, seed);
    await use(context);
    const unexpected = complaints.filter((complaint) => !expected.test(complaint) && !harmless.test(complaint));
    expect([...new Set(unexpected)], "complaints of the page").toEqual([]);
  },

  /** The input device: touch on touch screens, otherwise the mouse. */
  hand: async ({ page, hasTouch }, use) => use(pointerHand(page, hasTouch)),

  /**
   * Runs a step of a test that begins as a test does, in a tab of its own and with nothing saved, which `body` gets with its input
   * device. The browser keeps the files and the compiled programs, so that a step takes less time than a test.
   */
  fresh: ({ context, hasTouch }, use) =>
    use((title, body) =>
      test.step(title, async () => {
        const page = await context.newPage();
        await aside(page);
        await page.evaluate(forget);
        await context.clearCookies();
        await body({ page, hand: pointerHand(page, hasTouch) });
        await Promise.all(context.pages().map((page) => page.close()));
      }),
    ),
});

/** Opens a picture of the site: its address has the storage of the site, and what is there loads and draws no page. */
export const aside = (page) => page.goto("./icon-192.png");

/** Runs in a page: deletes all that the site has saved in the browser, and the state of `seedEntropy`. */
async function forget() {
  window.name = "";
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) await new Promise((done) => (indexedDB.deleteDatabase(name).onsuccess = done));
}

/** Opens a page of the site such as `damath/#/table`, and waits until its program runs. */
export async function visit(page, address = "") {
  const go = () => page.goto(`./${address}`);
  // What has just been closed goes back in history, which can end the navigation.
  await go().catch((error) => (error.message.includes("ERR_ABORTED") ? go() : Promise.reject(error)));
  await page.locator("html[data-started]").waitFor({ state: "attached" });
}
