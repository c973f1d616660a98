import { defineConfig } from "@playwright/test";
import { launchOptions } from "./browser.mjs";

// Tests of the site itself; all others test what people see and do, on a small and on a large screen. If one of the two is
// enough, the file's name says which.
const site = ["site.spec.mjs", "server.spec.mjs"];
const measures = Boolean(process.env.MEASURE);

export default defineConfig({
  outputDir: "results",
  testMatch: measures ? "*.bench.mjs" : "*.spec.mjs",
  reporter: [["list"], ["./summary.mjs"]],
  fullyParallel: true,
  workers: measures ? 1 : 2,
  timeout: 60_000,
  use: { launchOptions, screenshot: "only-on-failure" },
  projects: [
    { name: "site", testMatch: measures ? [] : site },
    {
      name: "phone",
      testIgnore: [...site, "*.wide.spec.mjs"],
      use: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: "wide", testIgnore: [...site, "*.phone.spec.mjs"], use: { viewport: { width: 1280, height: 800 } } },
  ],
});
