// New versions of the site: they are fetched whole, with files that are damaged on their way and in a browser that is killed, and
// no match is interrupted. `UPDATES` is the number of updates with a damaged file, `UPDATE_KILLS` of those with a killed browser. By
// default every fault happens once in an update of one game; with these numbers everything is updated, and with `LONG=1` something
// happens to every file.
import { chromium } from "@playwright/test";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchOptions } from "./browser.mjs";
import { isLong } from "./effort.mjs";
import { expect, visit } from "./fixtures.mjs";
import { bulb, line, matches } from "./hints.mjs";
import { ask, inspect, shownVersion } from "./kept.mjs";
import { keep, seated, sitDown } from "./match.mjs";
import { anotherVersion, faults, test, versionOf } from "./sites.mjs";

test.use({ serviceWorkers: "allow" });

const wants = ["site", "en", "damath", "damath.en"];
const listOf = async (folder) => JSON.parse(await readFile(join(folder, "offline.json"), "utf8"));

/** The folder of another version, which is made once. */
let made;
/** The build, and a folder with another version of it. */
async function versions(folder) {
  made ??= mkdtemp(join(tmpdir(), "caravanserai-")).then((other) => anotherVersion(folder, other).then(() => other));
  return [folder, await made];
}
test.afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true });
});

/** The sets of a build that are kept: those of one game, or all if more than usual is asked for; and the files that an update to it fetches. */
async function keptOf(folder) {
  const { sets: all } = await listOf(folder);
  const isMore = isLong || "UPDATES" in process.env || "UPDATE_KILLS" in process.env;
  const sets = isMore ? Object.keys(all) : wants;
  return { sets, files: ["offline.json", ...sets.flatMap((set) => Object.keys(all[set].files))] };
}

/** Deletes the browser's copies of a version, so that an update fetches all of it. */
async function forget(page, folder) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await page.evaluate((version) => caches.delete(new URL(version, document.baseURI).href), await versionOf(folder));
}

/** Expects a page to show this version, which is in service, and whole in these sets. */
async function expectWhole(page, folder, wants) {
  const version = await versionOf(folder);
  await page.goto("./");
  expect(await shownVersion(page)).toBe(version);
  expect((await inspect(page)).service).toMatchObject({ version, damaged: [], whole: expect.arrayContaining(wants), begun: [] });
}

test("with a damaged file in an update no version is mixed or broken, and the next visit completes", async ({ page, site, folder }) => {
  const [one, other] = await versions(folder);
  const { sets, files } = await keptOf(one);
  const runs = Number(process.env.UPDATES ?? (isLong ? files.length : Object.keys(faults).length));
  test.setTimeout(60_000 + runs * 15_000);
  await visit(page);
  expect(await ask(page, sets)).toMatchObject({ look: "done" });
  await expectWhole(page, one, sets);
  for (let run = 0; run < runs; run++) {
    const [from, to] = run % 2 === 0 ? [one, other] : [other, one];
    const fault = Object.keys(faults)[run % Object.keys(faults).length];
    const file = (await keptOf(to)).files[Math.floor((run * files.length) / runs)];
    await forget(page, to);
    site.requests.length = 0;
    site.faultOf = (path) => (path === file ? fault : undefined);
    await site.deploy(to);
    const asked = ask(page);
    asked.catch(() => {}); // the page is left while a file hangs
    await expect.poll(() => site.requests, { message: `${fault}: ${file}`, timeout: 30_000 }).toContain(file);
    if (fault !== "hang") expect(await asked, `${fault}: ${file}`).toMatchObject({ look: "failed", version: await versionOf(from) });
    await expectWhole(page, from, sets);
    expect((await inspect(page)).next).toBe(undefined);
    site.faultOf = () => undefined;
    site.release();
    await expect.poll(async () => (await ask(page)).version, { timeout: 30_000 }).toBe(await versionOf(to));
    await expectWhole(page, to, sets);
  }
});

test("with a browser that is killed in an update no version is mixed or broken, and the next visit completes", async ({ site, folder }, info) => {
  const [one, other] = await versions(folder);
  const { sets, files } = await keptOf(one);
  const kills = Number(process.env.UPDATE_KILLS ?? (isLong ? files.length : 1));
  test.setTimeout(60_000 + kills * 30_000);
  const open = () => chromium.launchPersistentContext(info.outputPath("profile"), { ...launchOptions, baseURL: site.url });
  let context = await open();
  await visit(context.pages()[0]);
  expect(await ask(context.pages()[0], sets)).toMatchObject({ look: "done" });
  for (let kill = 0; kill < kills; kill++) {
    const [from, to] = kill % 2 === 0 ? [one, other] : [other, one];
    const file = (await keptOf(to)).files[Math.floor(((kill + 0.5) * files.length) / kills)];
    await forget(context.pages()[0], to);
    const { processInfo } = await (await context.browser().newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
    const closed = new Promise((done) => context.once("close", done));
    // The file is requested, and has not come.
    site.faultOf = (path) => {
      if (path !== file) return undefined;
      process.kill(processInfo.find(({ type }) => type === "browser").id, "SIGKILL");
      return "hang";
    };
    await site.deploy(to);
    ask(context.pages()[0]).catch(() => {});
    await closed;
    site.faultOf = () => undefined;
    site.release();
    context = await open();
    const [page] = context.pages();
    await visit(page);
    // The browser may have lost what it had not written yet; then the page comes from the server.
    const { service } = await inspect(page);
    expect(service?.damaged ?? [], file).toEqual([]);
    expect([await versionOf(from), await versionOf(to)]).toContain(await shownVersion(page));
    expect(await ask(page, sets), file).toMatchObject({ look: "done", version: await versionOf(to) });
    await expectWhole(page, to, sets);
  }
  await context.close();
});

test("new versions wait for the end of a match, and an open page keeps its own", async ({ page, context, site, folder }, info) => {
  const [, next] = await versions(folder);
  const [one, other] = await Promise.all([folder, next].map(versionOf));
  const third = await anotherVersion(next, info.outputPath("third"));
  await visit(page);
  await ask(page, [...wants, "matches", "matches.en"]);
  await keep(page, matches.damath[0], "damath");
  await visit(page, "damath/#/table");
  await seated(page);
  // A new one is deployed, and the old one deleted; and then a third one.
  site.requests.length = 0;
  await site.deploy(next);
  expect(await ask(page)).toMatchObject({ look: "done", version: other });
  await site.deploy(info.outputPath("third"));
  expect(await ask(page)).toMatchObject({ look: "done", version: third });
  await page.reload();
  expect(await shownVersion(page)).toBe(one);
  await bulb(page).click();
  await expect(line(page), "the engine of the old version answers").toHaveText(/Play it$/);

  // Another tab says so by a quiet line. When the match is left, the next page that is opened shows the new version.
  const second = await context.newPage();
  await visit(second);
  expect(await shownVersion(second)).toBe(one);
  await expect(second.locator(".offline")).toContainText("There is a new version", { timeout: 30_000 });
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Caravanserai" })).toBeVisible();
  await expect.poll(async () => (await second.reload(), shownVersion(second))).toBe(third);
  await ask(second);
  expect((await inspect(second)).caching.sort(), "the old one is kept for its page").toEqual([one, third].sort());
  await page.locator('a[href="./matches/"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shownVersion(page), "another document is opened in the new one").toBe(third);
  await page.goto("./");
  await expect.poll(async () => (await ask(page), (await inspect(page)).caching), { timeout: 15_000 }).toEqual([third]);
  const asked = site.requests.filter((path) => path.startsWith(one));
  expect(asked, "nothing is asked of the server that it has deleted").toEqual([]);
});

test("the button of the quiet line takes a new version while a match is open elsewhere", async ({ page, context, site, folder }) => {
  const [, next] = await versions(folder);
  const [one, other] = await Promise.all([folder, next].map(versionOf));
  await visit(page);
  await ask(page, wants);
  await sitDown(page, matches.damath[0]);
  await site.deploy(next);
  const second = await context.newPage();
  await visit(second);
  await expect(second.locator(".offline")).toContainText("There is a new version", { timeout: 30_000 });
  // Also while a look of the page waits for the server.
  site.requests.length = 0;
  site.faultOf = () => "hang";
  await second.evaluate(() => void dispatchEvent(new Event("online")));
  await expect.poll(() => site.requests).toContain("offline.json");
  await second.locator(".offline").getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => shownVersion(second).catch(() => undefined)).toBe(other);
  expect(await shownVersion(page)).toBe(one);
  await bulb(page).click();
  await expect(line(page)).toHaveText(/Play it$/);
});

test.describe("what the server has deleted", () => {
  test.use({ expected: /404|ERR_FAILED|ERR_EMPTY_RESPONSE/ });

  /** Opens Damath, whose version is deleted while its program is on its way. */
  async function openDeleted(page, site, next) {
    site.faultOf = (path) => (path.endsWith("damath_bg.wasm") ? "hang" : undefined);
    await Promise.all([page.waitForResponse(/\/damath\.js$/), page.locator('a[href="./damath/"]').click()]);
    await page.waitForLoadState("domcontentloaded");
    await site.deploy(next);
    site.faultOf = () => undefined;
    site.release();
  }

  test("a page whose version is gone, and not kept, gets the new one by its button", async ({ page, site, folder }) => {
    const [, next] = await versions(folder);
    const other = await versionOf(next);
    await visit(page);
    await ask(page, ["site", "en"]);
    await openDeleted(page, site, next);
    await page.getByRole("alert").getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => shownVersion(page).catch(() => undefined), { timeout: 30_000 }).toBe(other);
    await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
  });

  test("its button reloads the page after ten seconds even if the new version does not come", async ({ page, site, folder }) => {
    const [, next] = await versions(folder);
    const other = await versionOf(next);
    await page.clock.install();
    await visit(page);
    await ask(page, ["site", "en"]);
    await openDeleted(page, site, next);
    await page.getByRole("alert").waitFor();
    let loads = 0;
    page.on("framenavigated", () => loads++);
    // A single file: a browser has few connections to a server, and the document needs one.
    site.faultOf = (path) => (path === `${other}/style.css` ? "hang" : undefined);
    await page.getByRole("alert").getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => site.requests).toContain(`${other}/style.css`);
    await page.clock.runFor(5_000);
    expect(loads).toBe(0);
    await page.clock.runFor(5_000);
    await expect.poll(() => loads).toBe(1);
  });
});

test("an open page looks for a new version after an hour, when it is seen again, and when the connection is back", async ({ page, site }) => {
  await page.clock.install();
  await visit(page);
  await page.clock.runFor(2000); // then it has itself kept
  await page.locator(".offline button").waitFor();
  await ask(page, wants);
  const signal = (target, event, state = "visible") =>
    page.evaluate(
      ([target, event, state]) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        globalThis[target].dispatchEvent(new Event(event, { bubbles: true }));
      },
      [target, event, state],
    );
  /** The number of looks, without that of `ask`, which the worker fulfils after those of the page. */
  const looks = async (act) => {
    site.requests.length = 0;
    await act();
    await ask(page);
    return site.requests.filter((path) => path === "offline.json").length - 1;
  };
  expect(await looks(() => page.clock.fastForward("59:00"))).toBe(0);
  expect(await looks(() => page.clock.fastForward("01:00"))).toBe(1);
  expect(await looks(() => signal("document", "visibilitychange", "hidden"))).toBe(0);
  expect(await looks(() => signal("document", "visibilitychange"))).toBe(1);
  expect(await looks(() => signal("window", "online"))).toBe(1);
});

test.describe("beside other sites on the same origin", () => {
  test.use({ path: "/inn/", expected: /404/ });

  test("an old version is deleted although another site's page is open", async ({ page, context, site, folder }) => {
    const [, next] = await versions(folder);
    const [one, other] = await Promise.all([folder, next].map(versionOf));
    const foreign = await context.newPage();
    await foreign.goto("/elsewhere/");
    await visit(page);
    await ask(page, wants);
    expect((await inspect(page)).caching).toEqual([one]);
    await site.deploy(next);
    expect(await ask(page)).toMatchObject({ look: "done", version: other });
    await page.goto("./");
    await expect.poll(async () => (await ask(page), (await inspect(page)).caching), { timeout: 15_000 }).toEqual([other]);
  });
});

test("a retired list removes the worker and its caches", async ({ page, site, folder }, info) => {
  await visit(page);
  await ask(page, wants);
  await cp(folder, info.outputPath("retired"), { recursive: true });
  await writeFile(info.outputPath("retired/offline.json"), '{ "retire": true }');
  await site.deploy(info.outputPath("retired"));
  await ask(page);
  const left = () => page.evaluate(async () => [await caches.keys(), (await navigator.serviceWorker.getRegistrations()).length]);
  await expect.poll(left, { timeout: 30_000 }).toEqual([[], 0]);
  // The page that is opened next registers the worker again, which then removes itself.
  await page.goto("about:blank");
  site.requests.length = 0;
  await visit(page, "damath/");
  await expect(page.getByRole("button", { name: /^Start/ })).toBeVisible();
  await expect.poll(() => site.requests).toContain("offline.json");
  await expect.poll(left).toEqual([[], 0]);
});
