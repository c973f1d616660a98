// Live play: two devices connect without a server, and what one plays is shown by the other.
import { createSocket } from "node:dgram";
import { firefox as firefoxPath } from "./browser.mjs";
import { atTable, close, device, devicesOf, invite, join, nearlyOver, sends, toAct } from "./by-link.mjs";
import * as damath from "./damath.mjs";
import { isLong } from "./effort.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { connect, inStep, ownLink, paste, playOn, playRound, toLive } from "./live.mjs";
import { kept } from "./match.mjs";
import * as marrakech from "./table.mjs";

/** The helpers that play the games whose match by link in `tests/data/by-link` is one of two players. */
const tables = { marrakech, damath };
const ask = (page) => page.locator(".ask");

/** Returns the text on the sheet at the end of a match. */
const end = (page) => page.locator(".sheet").evaluate((sheet) => ["h2", ".score", ".promise"].map((part) => sheet.querySelector(part)?.textContent));

/** Gives a page a camera that sees a code, the drawing of which is in another page. */
async function showTo(page, code) {
  const size = await code.evaluate((code) => code.viewBox.baseVal.width);
  const paths = await code.locator("path").evaluateAll((paths) => paths.map((path) => [path.getAttribute("d"), path.getAttribute("fill")]));
  await page.evaluate(([paths, size]) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
    const context = canvas.getContext("2d");
    context.setTransform(400 / size, 0, 0, 400 / size, 120, 40);
    const draw = () => {
      for (const [path, fill] of paths) {
        context.fillStyle = fill;
        context.fill(new Path2D(path));
      }
      requestAnimationFrame(draw); // a stream shows what is drawn while it runs
    };
    draw();
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
  }, [paths, size]);
}

test("links that connect nobody, codes by the camera, and browsers that can do neither", async ({ browser, baseURL }) => {
  test.slow();
  await test.step("a link that is no code, or answers another one, is refused, and says what to do; the codes are scanned by the camera", async () => {
    const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
    await invite(host, "Marrakech");
    await toLive(host);
    const own = await ownLink(host.page);
    const said = host.page.getByRole("status");
    for (const text of ["hello", own.slice(0, -1), "https://example.org"]) {
      await paste(host, text);
      await expect(said).toHaveText("That is not a link for live play, or part of it is missing.");
    }
    await guest.page.goto(own);
    await paste(host, own);
    await expect(said).toHaveText("That’s this device’s own code. Take the one from the other device.");
    const answer = await ownLink(guest.page);
    await host.page.reload();
    expect(await ownLink(host.page)).not.toBe(own);
    await paste(host, answer);
    // It answers the code that was shown before.
    await expect(said).toHaveText(/Connecting…|The devices have not reached each other yet\./);
    await guest.page.goto(answer);
    await expect(guest.page.getByRole("status")).toHaveText("That code answers an earlier one. Scan the code shown here again first.");

    await host.page.reload();
    await ownLink(host.page);
    await guest.page.goto("./marrakech/#/live");
    for (const [scanner, shower, says] of [[guest, host, "First, scan this code"], [host, guest, "Now scan this code"]]) {
      await expect(shower.page.getByText(says)).toBeVisible();
      const code = shower.page.getByRole("img", { name: "QR code for the link" });
      await expect(code).toBeVisible();
      await showTo(scanner.page, code);
      await scanner.hand.press(scanner.page.getByRole("button", { name: "Scan a code" }));
    }
    await join(guest);
    await inStep([host, guest], "marrakech");
    await close([host, guest]);
  });

  await test.step("without a camera, and in a browser without WebRTC, the page says what to do instead", async () => {
    const { page, hand } = await device(browser, baseURL, { name: "Amina" });
    await page.goto("./marrakech/#/live");
    const failures = {
      NotFoundError: "No camera found. Paste the link from the other device instead.",
      NotAllowedError: "The camera is blocked. Allow it for this page, or paste the link instead.",
      NotReadableError: "The camera doesn’t work here right now. Paste the link instead.",
    };
    for (const [name, sentence] of Object.entries(failures)) {
      await page.evaluate((name) => (navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException("", name))), name);
      await hand.press(page.getByRole("button", { name: "Scan a code" }));
      // While the camera is on, it has a line of its own.
      await expect(page.locator("main > [role=status]")).toHaveText(sentence);
    }
    await page.addInitScript(() => delete globalThis.RTCPeerConnection);
    await page.reload();
    await visit(page, "marrakech/#/live/0123456789abcdef");
    await expect(page.getByRole("status")).toHaveText("This browser can’t connect to another device. Send the match by link instead.");
    await page.context().close();
  });
});

test("Chromium and Firefox play with each other", async ({ browser, baseURL, playwright }) => {
  test.skip(!firefoxPath, "Firefox is not installed");
  const other = await playwright.firefox.launch({ channel: "moz-firefox", executablePath: firefoxPath });
  const devices = [await device(browser, baseURL, { seed: 7 }), await device(other, baseURL, { seed: 8 })];
  for (const [host, guest] of [devices, devices.toReversed()]) {
    await invite(host, "Marrakech");
    await connect(host, guest);
    await join({ ...guest, name: "Youssef" });
    await inStep(devices, "marrakech");
  }
  await close(devices);
  await other.close();
});

test("a guest connects by the host’s code, plays, and comes back; matches are played live to their ends", { tag: "@firefox" }, async ({ browser, baseURL }) => {
  test.setTimeout(isLong ? 600_000 : 180_000);
  for (const [game, table] of Object.entries(tables)) {
    await test.step(`a match of ${game} is played live to its end`, async () => {
      // Half a minute long: LONG=1.
      if (!isLong) return;
      const devices = await devicesOf(browser, baseURL, nearlyOver(game));
      const actor = await toAct(devices, game);
      const host = devices.find((device) => device !== actor);
      await connect(host, actor);
      await atTable(actor);
      await playOn(devices, table);
      const [one, other] = await Promise.all(devices.map(({ page }) => end(page)));
      expect(other).toEqual(one);
      await inStep(devices, game);
      await close(devices);
    });
  }

  await test.step("a guest connects by the host's code and joins, and nobody sends a link; a device that goes is missed within five seconds, the link goes on, and they find each other again", async () => {
    const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
    const devices = [host, guest];
    const { page } = host;
    await invite(host, "Marrakech");
    await connect(host, guest);
    await expect(ask(page)).toContainText(/Connected: .+ can join now\./);
    await expect(sends(page)).toHaveCount(0);
    await join(guest);
    // Two devices that agree have two tokens.
    expect((await inStep(devices, "marrakech")).match(/^@bind /gm).length).toBeGreaterThan(1);
    await playRound(devices, marrakech);
    const text = await inStep(devices, "marrakech");
    const table = guest.page.url();
    await guest.page.goto("about:blank");
    for (let turn = 0; turn < 20 && !(await sends(page).isVisible()); turn++) await marrakech.act(page, host.hand, host.lot);
    // Firefox gives up a connection for good if nobody has answered after five seconds.
    const givesUp = browser.browserType().name() === "firefox";
    await expect(ask(page)).toContainText(givesUp ? "Youssef is no longer connected." : "Not connected to Youssef: trying again. You can also send the link.", { timeout: 20_000 });
    expect(await kept(page)).not.toBe(text);
    await guest.page.goto(table);
    if (!givesUp) await inStep(devices, "marrakech");
    // Once both pages have been loaded again, nobody is there to be found.
    for (const { page } of devices) await page.goto("about:blank");
    await page.goto(table);
    await guest.page.goto(table);
    for (const { page } of devices) await expect(ask(page)).toContainText(/has disconnected|is no longer connected/, { timeout: 20_000 });
    await close(devices);
  });

  await test.step("a host of the site may name a server by which devices in different networks are found, and the page says so", async () => {
    // Firefox asks nobody on its own machine.
    if (browser.browserType().name() === "firefox") return;
    let asked = 0;
    // A STUN server (RFC 8489) that tells everybody the same address.
    const server = createSocket("udp4", (request, from) => {
      asked++;
      const answer = Buffer.alloc(32);
      answer.set([1, 1, 0, 12]);
      request.copy(answer, 4, 4, 20);
      answer.set([0, 32, 0, 8, 0, 1, (from.port >> 8) ^ 0x21, (from.port & 255) ^ 0x12, 203 ^ 0x21, 0 ^ 0x12, 113 ^ 0xa4, 7 ^ 0x42], 20);
      server.send(answer, from.port, from.address);
    });
    await new Promise((done) => server.bind(0, "127.0.0.1", done));
    const [host, guest] = [await device(browser, baseURL, { name: "Amina", seed: 7 }), await device(browser, baseURL, { name: "Youssef", seed: 8 })];
    for (const { page } of [host, guest]) await page.route("**/stun.txt", (route) => route.fulfill({ body: `stun:127.0.0.1:${server.address().port}\n` }));
    await invite(host, "Marrakech");
    await toLive(host);
    await expect(host.page.getByText("the devices ask 127.0.0.1, which learns their network addresses")).toBeVisible();
    const code = (await ownLink(host.page)).split("/").at(-1);
    expect(Buffer.from(code, "base64url").includes(Buffer.from([203, 0, 113, 7])), "the address that the server has told").toBe(true);
    await guest.page.goto(await ownLink(host.page));
    await paste(host, await ownLink(guest.page));
    await join(guest);
    await inStep([host, guest], "marrakech");
    expect(asked).toBeGreaterThan(0);
    await close([host, guest]);
    server.close();
  });
});
