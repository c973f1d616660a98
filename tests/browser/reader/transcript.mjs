// Transcripts of what is heard, one per game, in tests/golden/heard/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "../fixtures.mjs";

const folder = new URL("../../golden/heard/", import.meta.url);

export class Transcript {
  #lines = [];

  constructor(reader) {
    this.reader = reader;
  }

  /** Does something, notes what is heard of it under this heading, and returns it as one text. */
  async of(heading, act) {
    await act();
    const texts = (await this.reader.hears()).map(({ text }) => text);
    this.#lines.push(`${heading}:`, ...texts.map((text) => `  ${text}`), "");
    return texts.join("\n");
  }

  /** Compares the transcript with the one that is kept, or replaces that one if GOLDEN=write. */
  check(name) {
    const file = new URL(`${name}.txt`, folder);
    const text = this.#lines.join("\n");
    if (process.env.GOLDEN === "write" || !existsSync(file)) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, "utf8"));
  }
}
