// The browsers of the tests. Chromium is the machine's own, best without its window's code, or else the one that Playwright has
// downloaded; Firefox and WebKit are tested if Debian's packages are installed. Run by itself, this file checks that Chromium starts.
import { chromium } from "@playwright/test";
import { existsSync, statfsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Returns the path of the first of these programs that is on PATH. */
export const onPath = (names) =>
  names.flatMap((name) => process.env.PATH.split(delimiter).map((folder) => join(folder, name))).find(existsSync);

/** `true` if browsers have room for their shared memory where it belongs: a container may have only 64 MB. */
const hasSharedMemory = () => {
  if (!existsSync("/dev/shm")) return false;
  const { bavail, bsize } = statfsSync("/dev/shm");
  return bavail * bsize > 1e9;
};

export const launchOptions = {
  executablePath: onPath(["chromium-headless-shell", "chromium", "google-chrome"]),
  // Drawing in the browser's own process and starting each page's process without a zygote each save a tenth of the processor time
  // (measured).
  args: ["--disable-gpu", "--in-process-gpu", "--no-zygote"],
  // Playwright's own choice is shared memory in /tmp, which takes a tenth longer where that is on a disk.
  ignoreDefaultArgs: hasSharedMemory() ? ["--disable-dev-shm-usage"] : [],
};

/** Debian's Firefox, if it is installed. */
export const firefox = onPath(["firefox-esr"]);

const miniBrowser = ["x86_64", "aarch64"].map((arch) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`).find(existsSync);
const [driver, screen] = [onPath(["WebKitWebDriver"]), onPath(["xvfb-run"])];

/** WebKitGTK's small browser, its WebDriver, and a virtual screen, if they are installed. */
export const webkit = miniBrowser && driver && screen && { miniBrowser, driver, screen };

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = await chromium.launch(launchOptions).catch(() => process.exit(1));
  await browser.close();
}
