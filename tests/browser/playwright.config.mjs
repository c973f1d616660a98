import { defineConfig } from "@playwright/test";
import { availableParallelism } from "node:os";
import { firefox, launchOptions, webkit } from "./browser.mjs";

// Tests of the site itself; all others test what people see and do, on a small and on a large screen. If one of the two is
// enough, the file's name says which.
const site = "site.spec.mjs";
const inWebKit = "webkit.spec.mjs";
const measures = Boolean(process.env.MEASURE);
const wide = { width: 1280, height: 800 };

/** The projects of the browsers that are installed besides Chromium. */
const others = [
  webkit && { name: "webkit", testMatch: inWebKit },
  firefox && {
    name: "firefox",
    testIgnore: [site, inWebKit, "*.phone.spec.mjs"],
    // What differs there: the database, locks, workers, WebRTC, the focus, pointers, and numbers and dates in words.
    grep: /@firefox/,
    use: { browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath: firefox }, viewport: wide },
  },
];

export default defineConfig({
  outputDir: "results",
  testMatch: measures ? "*.bench.mjs" : "*.spec.mjs",
  reporter: [["list"], ["./summary.mjs"]],
  fullyParallel: true,
  workers: measures ? 1 : availableParallelism(),
  timeout: 60_000,
  // A busy machine can hold up a browser for seconds. The summary names what passes only at the second try.
  retries: measures ? 0 : 1,
  // A service worker would answer before the routes of the tests do; those of offline use allow it.
  use: { launchOptions, serviceWorkers: "block", screenshot: "only-on-failure" },
  projects: [
    { name: "site", testMatch: measures ? [] : site },
    {
      name: "phone",
      testIgnore: [site, inWebKit, "*.wide.spec.mjs"],
      use: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: "wide", testIgnore: [site, inWebKit, "*.phone.spec.mjs"], use: { viewport: wide } },
    ...(measures ? [] : others.filter(Boolean)),
  ],
});
