import { defineConfig } from "@playwright/test";

// Tests by ear, in a session of a screen reader. There is one at a time, because it reads the window that has the focus.
export default defineConfig({
  outputDir: "../results/reader",
  testMatch: "*.reader.mjs",
  reporter: [["list"], ["../summary.mjs"], ["./accessibility.mjs"]],
  workers: 1,
  timeout: 300_000,
  use: { serviceWorkers: "block", viewport: { width: 1280, height: 800 } },
});
