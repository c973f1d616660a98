// Reading a QR code by the camera. That of these tests shows a code of the site itself, from a video file.
import { chromium } from "@playwright/test";
import { writeFileSync } from "node:fs";
import { launchOptions } from "./browser.mjs";
import { expect, test, visit } from "./fixtures.mjs";
import { record, sitDown } from "./match.mjs";
import { begun } from "./matches.mjs";

/** Makes a link and the video of a camera that sees its code; returns the link and the name of the file. */
async function filmed(page, hand, file) {
  await sitDown(page, record({ actions: begun }));
  await hand.press(page.getByRole("button", { name: "Menu" }));
  await hand.press(page.getByRole("button", { name: "Share" }));
  const link = await page.getByRole("textbox", { name: "Link to the match" }).inputValue();
  const [width, height] = [640, 480];
  const luma = await page.getByRole("img", { name: "QR code for the link" }).evaluate((code, [width, height]) => {
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    context.fillStyle = "#ccc";
    context.fillRect(0, 0, width, height);
    context.translate(200, 20);
    context.rotate(0.2);
    context.scale(360 / code.viewBox.baseVal.width, 360 / code.viewBox.baseVal.height);
    for (const path of code.querySelectorAll("path")) {
      context.fillStyle = path.getAttribute("fill");
      context.fill(new Path2D(path.getAttribute("d")));
    }
    const { data } = context.getImageData(0, 0, width, height);
    // A text reaches the test in much less time than a list of numbers.
    return Array.from({ length: width * height }, (_, at) => String.fromCharCode(data[4 * at])).join("");
  }, [width, height]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F25:1 Ip A1:1 C420jpeg\nFRAME\n`);
  const grey = Buffer.alloc((width * height) / 2, 128);
  writeFileSync(file, Buffer.concat([head, Buffer.from(luma, "latin1"), grey]));
  return { link, file };
}

/** Starts another browser, which has a camera. */
const withCamera = (...flags) =>
  chromium.launch({ ...launchOptions, args: [...launchOptions.args, "--use-fake-device-for-media-stream", ...flags] });

/**
 * Begins a scan on a page. `window.scanning` has what it comes to, the texts that it has found, of which it takes the one after
 * `passes` others, and the cameras that it has asked for.
 */
const begin = (page, passes = 0) =>
  page.evaluate(async (passes) => {
    const { scan } = await import(new URL(`${document.documentElement.dataset.files}scan.js`, document.baseURI));
    const scanning = { texts: [], cameras: [], video: document.createElement("video"), abort: new AbortController() };
    const { mediaDevices } = navigator;
    mediaDevices.getUserMedia = async (wish) => {
      const camera = await MediaDevices.prototype.getUserMedia.call(mediaDevices, wish);
      scanning.cameras.push(camera);
      return camera;
    };
    const accepts = (text) => scanning.texts.push(text) > passes;
    const end = scan(scanning.video, accepts, scanning.abort.signal);
    scanning.end = end.then((text) => ({ text }), (reason) => ({ reason: String(reason) }));
    window.scanning = scanning;
  }, passes);

const end = (page) => page.evaluate(() => window.scanning.end);
const found = (page) => page.evaluate(() => window.scanning.texts.length);
/** For each camera that the scan has asked for: whether it is on. */
const cameras = (page) => page.evaluate(() => window.scanning.cameras.map(({ active }) => active));

test("the camera reads codes, is off when it is not wanted, and may be refused", async ({ page, hand, baseURL }, info) => {
  test.slow();
  await test.step("the camera reads a code of the site and passes over what is not wanted; it is off afterwards, while the page is hidden, and when the scan is aborted; a program that crashes at a picture is opened anew", async () => {
    const { link, file } = await filmed(page, hand, info.outputPath("code.y4m"));
    const browser = await withCamera("--use-fake-ui-for-media-stream", `--use-file-for-fake-video-capture=${file}`);
    const scanner = await browser.newPage({ baseURL });

    await test.step("it reads a code, and is off afterwards", async () => {
      await visit(scanner);
      const before = Date.now();
      await begin(scanner, 1);
      expect(await end(scanner)).toEqual({ text: link });
      expect(Date.now() - before).toBeLessThan(3000);
      expect(await scanner.evaluate(() => window.scanning.texts)).toEqual([link, link]);
      expect(await cameras(scanner)).toEqual([false]);
      expect(await scanner.evaluate(() => window.scanning.video.srcObject)).toBe(null);
    });

    await test.step("it is off while the page is hidden, and when the scan is aborted", async () => {
      const hide = (hidden) => scanner.evaluate((value) => Object.defineProperty(document, "hidden", { value, configurable: true }), hidden);
      await begin(scanner, Infinity);
      await expect.poll(() => found(scanner)).toBeGreaterThan(0);
      await hide(true);
      await expect.poll(() => cameras(scanner)).toEqual([false]);
      await hide(false);
      await expect.poll(() => cameras(scanner)).toEqual([false, true]);
      await scanner.evaluate(() => window.scanning.abort.abort("closed"));
      expect(await end(scanner)).toEqual({ reason: "closed" });
      expect(await cameras(scanner)).toEqual([false, false]);
    });

    await test.step("a program that crashes is opened anew", async () => {
      const crashes = `import { opened } from "./scan.js"; export default () => opened(() => { throw new Error("unreachable"); });`;
      await scanner.route("**/scanner.js", (route) => route.fulfill({ contentType: "text/javascript", body: crashes }));
      await visit(scanner);
      await begin(scanner);
      expect(await end(scanner)).toEqual({ text: link });
    });
    await browser.close();
  });

  await test.step("a camera that is refused is told apart", async () => {
    const browser = await withCamera("--use-fake-ui-for-media-stream=deny");
    const scanner = await browser.newPage({ baseURL });
    await visit(scanner);
    await begin(scanner);
    expect(await end(scanner)).toEqual({ reason: "refused" });
    await browser.close();
  });
});

test.describe("without a camera", () => {
  test.use({ expected: /Failed to load resource/ });

  test("a scan ends with the reason, and so it does without its program, which is loaded at the next one", async ({ page }) => {
    await visit(page);
    await page.route("**/scanner.js", (route) => route.abort());
    await begin(page);
    expect(await end(page)).toEqual({ reason: "failed" });
    await begin(page);
    expect(await end(page)).toEqual({ reason: "no-camera" });
  });
});
