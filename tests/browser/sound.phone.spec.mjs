// Sounds: each one is audible, and is played at the right time.
import { expect, test, visit } from "./fixtures.mjs";
import { noteSounds, told } from "./heard.mjs";
import { begun, everyRollPays } from "./matches.mjs";
import { control, look, record, settled, sitDown } from "./table.mjs";

/** Renders every sound at full volume, and measures it in slices of 20 ms. */
const measured = (page) =>
  page.evaluate(async () => {
    const { Mix, sounds, through } = await import(new URL(`${document.documentElement.dataset.files}sound.js`, document.baseURI));
    const rate = 24_000;
    const one = async (name) => {
      const audio = new OfflineAudioContext(1, 4 * rate, rate);
      sounds[name](new Mix(audio, through(audio, audio.destination, 1), 0.01));
      const samples = (await audio.startRendering()).getChannelData(0);
      const loudest = (from, to) => samples.slice(from, to).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      const slices = Array.from({ length: 200 }, (_, nth) => loudest((nth * rate) / 50, ((nth + 1) * rate) / 50));
      const peak = Math.max(...slices);
      // Returns the strength of a pitch between two times, in seconds.
      const pitch = (hertz, from, to) => {
        let [re, im] = [0, 0];
        for (let at = from * rate; at < to * rate; at++) {
          re += samples[at] * Math.cos((2 * Math.PI * hertz * at) / rate);
          im += samples[at] * Math.sin((2 * Math.PI * hertz * at) / rate);
        }
        return Math.hypot(re, im);
      };
      return {
        name,
        peak,
        seconds: slices.findLastIndex((slice) => slice > peak / 50) / 50,
        early: [pitch(440, 0.04, 0.14), pitch(587, 0.04, 0.14)],
        late: [pitch(440, 0.2, 0.4), pitch(587, 0.2, 0.4)],
        falls: [pitch(400, 0, 0.1), pitch(200, 0, 0.1), pitch(400, 0.2, 0.4), pitch(200, 0.2, 0.4)],
      };
    };
    return Promise.all(Object.keys(sounds).map(one));
  });

/** Records the sounds that the table plays, the audible ones, and the vibrations. */
async function listen(page) {
  await noteSounds(page);
  await page.addInitScript(() => {
    Object.assign(window, { made: 0, sources: 0, shaken: [] });
    window.AudioContext = class extends AudioContext {
      constructor(...options) {
        super(...options);
        window.made += 1;
      }
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      window.sources += 1;
      return start.apply(this, when);
    };
    navigator.vibrate = (pattern) => window.shaken.push(pattern);
  });
}

test("sounds are heard once each, as loud as was chosen", async ({ fresh }) => {
  test.slow();
  await fresh("every sound is heard, short, and never cut off at the top", async ({ page }) => {
    await visit(page);
    const sounds = await measured(page);
    expect(sounds.length).toBeGreaterThan(15);
    for (const { name, peak, seconds } of sounds) {
      console.log(`${name.padEnd(10)} peak ${peak.toFixed(2)}, ${seconds.toFixed(2)} s`);
      expect(peak, name).toBeGreaterThan(0.05);
      expect(peak, name).toBeLessThan(0.75);
      expect(seconds, name).toBeLessThan(name === "end" ? 3 : 0.9);
    }
    const of = (name) => sounds.find((sound) => sound.name === name);
    const { early, late } = of("capture");
    expect(early[0], "a capture begins low").toBeGreaterThan(early[1]);
    expect(late[1], "and rises").toBeGreaterThan(late[0]);
    const [high, low, thenHigh, thenLow] = of("sent-back").falls;
    expect(high, "what is sent back begins high").toBeGreaterThan(low);
    expect(thenLow, "and falls").toBeGreaterThan(thenHigh);
  });

  await fresh("nothing sounds before a touch; then each thing has its sound, as loud as was chosen, or none", async ({ page, hand }) => {
    const loaded = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await listen(page);
    const isLoaded = () => loaded.some((path) => path.endsWith("/sound.js"));
    await sitDown(page, record({ actions: begun }), "brisk");
    expect(isLoaded()).toBe(false);
    expect(await page.evaluate(() => window.made)).toBe(0);

    await hand.press(control(page, "↑ North"));
    await expect.poll(isLoaded).toBe(true);
    await expect.poll(() => page.evaluate(() => window.made)).toBe(1);
    await hand.press(control(page, "Roll"));
    await settled(page);
    const walked = await told(page);
    expect(walked[0]).toBe("die 1 1");
    expect(new Set(walked.slice(1))).toEqual(new Set(["step 1 1"]));
    expect(await page.evaluate(() => window.sources)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.shaken)).toEqual([[12]]);

    const sound = page.getByRole("button", { name: "Sound" });
    await expect(sound).toHaveAttribute("aria-pressed", "true");
    await hand.press(sound);
    await expect(sound).toHaveAttribute("aria-pressed", "false");
    const silent = await page.evaluate(() => window.sources);
    const [open] = (await look(page)).open;
    await hand.touch(open);
    const then = await look(page);
    if (!then.tried) await hand.touch(then.open[0]);
    await hand.press(control(page, /^Lay it on/));
    await settled(page);
    expect((await told(page)).at(-1)).toBe("rug 0 1");
    expect(await page.evaluate(() => window.sources), "muted").toBe(silent);

    await hand.press(page.getByRole("button", { name: "Menu" }));
    const menu = page.getByRole("dialog");
    await hand.press(menu.getByRole("group", { name: "Volume" }).locator("label", { hasText: "Loud" }));
    await hand.press(menu.getByRole("switch", { name: "Vibration" }));
    await hand.press(page.getByRole("button", { name: "Close" }));
    await hand.press(sound);
    expect((await told(page)).at(-1)).toBe("chip 3 0");
    await page.reload();
    await expect(sound).toHaveAttribute("aria-pressed", "true");
  });

  await fresh("an output that is closed, or that presses do not resume, is made anew", async ({ page }) => {
    await listen(page);
    await page.addInitScript(() => {
      window.AudioContext = class extends AudioContext {
        before = window.ended;
        get state() {
          return window.ended === this.before ? super.state : window.ended;
        }
      };
    });
    await sitDown(page, record({ actions: begun }));
    const made = () => page.evaluate(() => window.made);
    const press = () => page.keyboard.press("Shift");
    await press();
    await expect.poll(made).toBe(1);
    for (const [state, presses] of [["suspended", 3], ["interrupted", 3], ["closed", 1]]) {
      const before = await made();
      await page.evaluate((state) => (window.ended = state), state);
      for (let nth = 0; nth < presses; nth++) {
        expect(await made(), state).toBe(before);
        await press();
      }
      expect(await made(), state).toBe(before + 1);
    }
  });

  await fresh("what is skipped, or not shown at all, is heard by its last sound alone", async ({ page, hand }) => {
    await listen(page);
    await sitDown(page, record({ actions: everyRollPays }), "calm");
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    await expect.poll(() => told(page)).toEqual(["die 1 1"]);
    await page.keyboard.press("Escape");
    await settled(page);
    expect(await told(page)).toEqual(["die 1 1", "coins 1 1"]);

    await sitDown(page, record({ actions: everyRollPays }), "instant");
    await hand.press(control(page, "↑ North"));
    await hand.press(control(page, "Roll"));
    await settled(page);
    expect(await told(page)).toEqual(["coins 1 1"]);

    // Bots at instant pace are silent, except for the end of their match.
    await sitDown(page, record({ players: ["bot random Ada", "bot random Ben"], actions: everyRollPays }), "instant");
    await page.getByRole("dialog").waitFor();
    expect(await told(page)).toEqual(["end 1 1"]);
  });
});
