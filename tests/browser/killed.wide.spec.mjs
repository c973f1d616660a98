// The browser's process is killed in the middle of matches: everything that was shown is restored, except the last action,
// which is shown while it is being saved, and which nothing follows before. `KILLS` is the number of kills, over all games.
import { chromium } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "./browser.mjs";
import { casesOf } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { games } from "./games.mjs";
import { lots } from "./lots.mjs";
import { keep, record, textOf } from "./match.mjs";

const KILLS = Number(process.env.KILLS ?? casesOf(10));

const bots = (seats, bot = "random") => ["Ada", "Ben", "Cem", "Dan"].slice(0, seats).map((name) => `bot ${bot} ${name}`);
const matches = {
  marrakech: { players: bots(2) },
  damath: { players: bots(2), options: "set=counting operators=own touch=off damas=once move=off game=off" },
  chaupar: { players: bots(4), options: "players=4" },
  pachisi: { players: bots(4), options: "throw=cowries pieces=4" },
  dschamal: { players: bots(3, "feeling-2"), options: "players 3 start chosen duel calm" },
};

/** Starts a browser with this profile and a single page. `shown` receives the number of actions whenever the table shows more of them. */
async function open(profile, baseURL, shown) {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, viewport: { width: 1280, height: 800 } });
  await context.exposeBinding("shown", (_, steps) => shown(steps));
  await context.addInitScript(() => {
    let last = -1;
    const tell = () => {
      const steps = Number(document.querySelector(".steps input")?.max ?? -1);
      if (steps > last) globalThis.shown((last = steps));
    };
    new MutationObserver(tell).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return { context, page: context.pages()[0] };
}

/** Returns the browser's process. */
async function processOf(context) {
  const session = await context.browser().newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  return processInfo.find(({ type }) => type === "browser").id;
}

/** Kills the process, and waits until it has ended. */
async function kill(context, pid) {
  const closed = new Promise((done) => context.once("close", done));
  process.kill(pid, "SIGKILL");
  await closed;
}

/** Returns the number of actions in a record. */
const actionsOf = (text) => text.split("actions\n")[1].split("\n").slice(0, -2).filter((line) => !line.startsWith("@")).length;

test("a browser that is killed has every action that was seen but the last", async ({ baseURL }) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const profile = await mkdtemp(join(tmpdir(), "caravanserai-"));
  const lot = lots(Date.now() % 1e6);
  const told = [];
  // One kill a run meets all games in the end.
  const begins = lot([...games.keys()]);
  try {
    for (let number = 0; number < KILLS; number++) {
      const game = games[(begins + number) % games.length];
      let seen = 0;
      const first = await open(profile, baseURL, (steps) => (seen = Math.max(seen, steps)));
      const pid = await processOf(first.context);
      await visit(first.page);
      await first.page.evaluate((pace) => localStorage.setItem("caravanserai.pace", pace), lot(["instant", "brisk", "steady"]));
      await keep(first.page, record({ game, ...matches[game] }), game);
      await visit(first.page, `${game}/#/table`);
      await expect(first.page).toHaveURL(/\/table\/[\da-f]{16}$/);
      const [id, address] = [first.page.url().split("/").at(-1), first.page.url()];
      await expect.poll(() => seen, { timeout: 20_000 }).toBeGreaterThan(1);
      // At any moment of the next two seconds.
      const moment = lot(Array.from({ length: 2000 }, (_, millis) => millis));
      await new Promise((done) => setTimeout(done, moment));
      await kill(first.context, pid);
      const before = seen;

      let again = 0;
      const second = await open(profile, baseURL, (steps) => (again = Math.max(again, steps)));
      await visit(second.page);
      const has = actionsOf(await textOf(second.page, id));
      told.push(`${game} ${moment} ms: ${before} seen, ${has} in the database`);
      expect(has, told.at(-1)).toBeGreaterThanOrEqual(before - 1);
      await second.page.goto(address);
      await expect.poll(() => again, { message: told.at(-1), timeout: 20_000 }).toBeGreaterThanOrEqual(before - 1);
      await second.context.close();
    }
  } finally {
    console.log(told.join("\n"));
    await rm(profile, { recursive: true, force: true });
  }
});
