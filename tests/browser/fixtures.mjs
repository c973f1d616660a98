// What every browser test gets: the built site on a server of its own, a page that may not complain, and a hand.
import { expect, test as base } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { pointerHand } from "./hands.mjs";
import { seedEntropy } from "./lots.mjs";

export { expect };

export const test = base.extend({
  /** The folder of the build that is served. */
  folder: [fileURLToPath(new URL("../../dist", import.meta.url)), { option: true }],

  /** The path that it is served under. */
  path: ["/", { option: true }],

  /** What the browser's entropy starts from, so that a failure repeats. */
  seed: [1, { option: true }],

  /** What pages may complain of. */
  expected: [/(?!)/, { option: true }],

  baseURL: async ({ folder, path }, use) => {
    const site = await serve(folder, 0, path);
    await use(site.url);
    site.close();
  },

  /** Fails the test when a page logs an error or a warning, throws, or asks another server for anything. */
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
    const unexpected = complaints.filter((complaint) => !expected.test(complaint));
    expect([...new Set(unexpected)], "complaints of the page").toEqual([]);
  },

  /** Presses and touches: a finger where the screen can be touched, else the mouse. */
  hand: async ({ page, hasTouch }, use) => use(pointerHand(page, hasTouch)),
});

/** Opens the site at an address such as `#/damath` and waits until its program runs. */
export async function visit(page, address = "") {
  await page.goto(`./${address}`);
  await page.locator("html[data-started]").waitFor({ state: "attached" });
}
