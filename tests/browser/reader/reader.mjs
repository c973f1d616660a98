// A person who plays by ear: presses keys of the keyboard, and listens until nothing more is said.
import { visit } from "../fixtures.mjs";
import { keyboardHand } from "../hands.mjs";
import { settled, sitNext } from "../match.mjs";
import { quiet } from "../quiet.mjs";
import { until } from "./session.mjs";

/** The names of keys for X that differ from those of browsers. */
const names = { Enter: "Return", Space: "space", ArrowUp: "Up", ArrowDown: "Down", ArrowLeft: "Left", ArrowRight: "Right", ",": "comma", ".": "period", "?": "question" };

/** Nothing more is said if nothing was for this time, in milliseconds: longer than an announcement waits, except for the first one. */
const REST = 900;

const nameOf = (key) => key.split("+").map((part) => (part === "Shift" ? "shift" : names[part] ?? part)).join("+");

export class Reader {
  /** The number of keys that were pressed. */
  keys = 0;

  /** The number of sayings that are heard. */
  #heard;

  constructor(page, session) {
    this.page = page;
    this.speech = session.speech;
    this.#heard = this.speech.sayings.length;
    this.pressX = session.press;
    /** Finds buttons and squares by Tab and arrow keys, as someone does who sees the focus. */
    this.hand = keyboardHand(page, (key) => this.press(key));
  }

  /** Opens the table of a match from the home page, and waits until it is said what is expected. */
  async sitsDown(text, pace = "instant") {
    await visit(this.page);
    // A page that changes while Orca takes it in keeps Orca searching for seconds.
    await this.hears();
    await this.page.evaluate((pace) => localStorage.setItem("caravanserai.pace", pace), pace);
    await sitNext(this.page, text);
    await this.hearsPrompt();
  }

  /** Waits until the title of the prompt is said: the page is taken in. */
  async hearsPrompt() {
    const title = () => this.page.locator(".ask strong").textContent();
    const isSaid = async () => {
      const expected = await title();
      return this.speech.sayings.slice(this.#heard).some(({ text }) => text === expected);
    };
    await until("what is expected is said", isSaid, 20_000);
  }

  /** Presses keys one after the other. */
  press(...keys) {
    this.keys += keys.length;
    for (const key of keys) this.pressX(nameOf(key));
  }

  /** Moves the focus to the board by Tab, or backwards from what follows the board. */
  async toBoard() {
    for (let count = 0; count < 40; count++) {
      const way = await this.page.evaluate(() => {
        const [board, focused] = [document.querySelector(".board"), document.activeElement];
        if (board.contains(focused)) return null;
        return focused !== document.body && board.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
      });
      if (!way) return;
      this.press(way);
      await quiet(this.page);
    }
  }

  /** Returns what is said from now on, or since the last call, once nothing more is. */
  async hears() {
    await this.#rest();
    const { sayings } = this.speech;
    const news = sayings.slice(this.#heard);
    this.#heard = sayings.length;
    return news;
  }

  /** Waits until all is said to the end. */
  async hearsOut() {
    await this.#rest();
    while (Date.now() < this.speech.silentFrom()) await pause();
  }

  /** Waits until a person is to act again, and all is said. */
  async settles() {
    await settled(this.page);
    await this.hearsOut();
  }

  async #rest() {
    let rested;
    do {
      rested = Date.now();
      await quiet(this.page);
      while (Date.now() < Math.max(rested, this.speech.sayings.at(-1)?.asked ?? 0) + REST) await pause();
    } while ((this.speech.sayings.at(-1)?.asked ?? 0) > rested);
  }
}

const pause = () => new Promise((done) => setTimeout(done, 50));
