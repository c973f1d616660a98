// A desktop session of its own for a screen reader: a virtual screen, a private D-Bus, the stand-in for the speech server, Orca,
// and Firefox in a window. Nothing of it is shared with the session of the person who runs the test.
import { firefox as playwright } from "@playwright/test";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { firefox } from "../browser.mjs";
import { listen } from "./speech-server.mjs";

/** Starts a program, and returns it with the first line that it writes to descriptor 3. */
async function start(program, options, env) {
  const child = spawn(program, options, { env, stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const lines = createInterface({ input: /** @type {any} */ (child.stdio[3]) });
  const [line] = await Promise.race([
    new Promise((done) => lines.once("line", (line) => done([line]))),
    new Promise((_, fail) => child.once("error", fail).once("exit", () => fail(new Error(`${program} ended`)))),
  ]);
  return { child, line };
}

/**
 * Orca's settings: its own, except that it repeats no keys, and does not start to read a page when it is opened. While it reads one, it
 * waits to be told what has been said, which the stand-in never does, and leaves the arrow keys to itself on a board.
 */
const settings = {
  general: { startingProfile: ["Default", "default"] },
  profiles: { default: { profile: ["Default", "default"], enableKeyEcho: false, sayAllOnLoad: false } },
  pronunciations: {},
  keybindings: {},
};

/** Starts the session; `close` ends it and removes its folder. `ORCA_LOG` names a file in which Orca tells what it does. */
export async function openSession() {
  const home = mkdtempSync(join(tmpdir(), "reader-"));
  const socket = join(home, "speech");
  const { speech, close: closeServer } = await listen(socket);
  const running = mkdtempSync(join(home, "run-"));
  mkdirSync(join(home, "data/orca"), { recursive: true });
  writeFileSync(join(home, "data/orca/user-settings.conf"), JSON.stringify(settings));
  const env = {
    ...process.env,
    HOME: home,
    LANG: "C.UTF-8",
    XDG_RUNTIME_DIR: running,
    XDG_CONFIG_HOME: join(home, "config"),
    XDG_DATA_HOME: join(home, "data"),
    XDG_CACHE_HOME: join(home, "cache"),
    GSETTINGS_BACKEND: "memory",
    GNOME_ACCESSIBILITY: "1",
    SPEECHD_ADDRESS: `unix_socket:${socket}`,
  };
  const children = [];
  process.once("exit", () => children.forEach((child) => child.kill())); // also if a later one does not start
  const screen = await start("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], env);
  children.push(screen.child);
  env.DISPLAY = `:${screen.line}`;
  const bus = await start("dbus-daemon", ["--session", "--nofork", "--print-address=3"], env);
  children.push(bus.child);
  env.DBUS_SESSION_BUS_ADDRESS = bus.line;
  const orca = spawn("orca", process.env.ORCA_LOG ? [`--debug-file=${process.env.ORCA_LOG}`] : [], { env, stdio: "ignore" });
  children.push(orca);
  await until("Orca speaks", () => speech.sayings.length > 0, 30_000);
  const browser = await playwright.launch({
    channel: "moz-firefox",
    executablePath: firefox,
    headless: false,
    env,
    firefoxUserPrefs: {
      "accessibility.force_disabled": -1,
      "browser.zoom.full": false, // Ctrl with plus enlarges the letters alone
      "permissions.default.persistent-storage": 1, // the site may keep its data, without a question
    },
  });
  return {
    speech,
    browser,
    /** Presses keys, as the keyboard would; names are those of X. */
    press: (...keys) => execFileSync("xdotool", ["key", ...keys], { env }),
    close: async () => {
      await browser.close();
      for (const child of children.reverse().filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
        const ended = new Promise((done) => child.once("exit", done));
        child.kill();
        await ended;
      }
      closeServer();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits until a condition holds, and fails if it does not within this time in milliseconds. */
export async function until(what, holds, limit = 10_000) {
  for (const end = Date.now() + limit; Date.now() < end; ) {
    const found = await holds();
    if (found) return found;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`it does not come about that ${what}`);
}
