// Transcripts of what is heard, in tests/golden/screen_reader/. A run writes them anew: how a screen reader names the ways to a place depends on
// its timing, so they are read, and the tests check what matters in them.
import { mkdirSync, writeFileSync } from "node:fs";

const folder = new URL("../../golden/screen_reader/", import.meta.url);

export class Transcript {
  #lines = [];

  constructor(reader) {
    this.reader = reader;
  }

  /** Does something, notes what is heard of it under this heading, and returns it as one text. */
  async of(heading, act) {
    await act();
    const texts = (await this.reader.hears()).map(({ text }) => text);
    // The browser's own bars name the address, which is another one in each run.
    const own = texts.filter((text) => !/127\.0\.0\.1|webdriver/.test(text));
    this.#lines.push(`${heading}:`, ...own.map((text) => `  ${text}`), "");
    return texts.join("\n");
  }

  write(name) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL(`${name}.txt`, folder), this.#lines.join("\n"));
  }
}
