// What every browser test gets: the built site on a server of its own, and a page that may not complain.
import { expect, test as base } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

export { expect };

export const test = base.extend({
  /** The folder of the build that is served. */
  folder: [fileURLToPath(new URL("../../dist", import.meta.url)), { option: true }],

  /** The path that it is served under. */
  path: ["/", { option: true }],

  baseURL: async ({ folder, path }, use) => {
    const site = await serve(folder, 0, path);
    await use(site.url);
    site.close();
  },

  /** Fails the test when a page logs an error or a warning, throws, or asks another server for anything. */
  context: async ({ context, baseURL }, use) => {
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
    await use(context);
    expect(complaints, "complaints of the page").toEqual([]);
  },
});

/** Opens the site at an address such as `#/damath` and waits until its program runs. */
export async function visit(page, address = "") {
  await page.goto(`./${address}`);
  await page.locator("html[data-started]").waitFor({ state: "attached" });
}
