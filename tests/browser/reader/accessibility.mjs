// Writes docs/accessibility.md from a whole run: what was heard of each game, with which reader, and what was not tested.
import { execFileSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { firefox } from "../browser.mjs";
import { games, title } from "../games.mjs";

const parts = ["play", "review", "editor", "lesson", "duel"];

/** The parts that only one game has. */
const only = { editor: "damath", duel: "dschamal" };

const version = (program) => execFileSync(program, ["--version"], { encoding: "utf8" }).match(/[\d.]+\w*/)[0];

export default class Accessibility {
  onBegin(_, suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite.allTests();
    const files = readdirSync(new URL(".", import.meta.url)).filter((file) => file.endsWith(".reader.mjs"));
    // A run of single files says nothing of the rest.
    if (new Set(tests.map((test) => test.location.file)).size < files.length) return;
    /** Returns the state of a part of a game, by the tests that cover it. */
    const stateOf = (game, part) => {
      if (only[part] && only[part] !== game) return "–";
      const outcomes = tests.filter(({ annotations }) => annotations.some(({ type, description }) => type === game && description.split(" ").includes(part))).map((test) => test.outcome());
      if (!outcomes.some((outcome) => outcome === "expected")) return "untested";
      return outcomes.every((outcome) => outcome === "expected") ? "supported" : "partial";
    };
    const row = (cells) => `| ${cells.join(" | ")} |`;
    const readers = [
      [`Orca ${version("orca")} with Firefox ${version(firefox)}`, stateOf],
      ["NVDA, JAWS, Narrator, VoiceOver, TalkBack", (game, part) => (only[part] && only[part] !== game ? "–" : "untested")],
    ];
    const lines = readers.flatMap(([reader, state]) => games.map((game) => row([title(game), reader, ...parts.map((part) => state(game, part))])));
    const text = [
      "# Accessibility",
      "",
      `Written by \`scripts/test reader\` on ${new Date().toISOString().slice(0, 10)}. A part is *supported* if all its tests by ear pass, *partial* if some do,`,
      "and *untested* if none is or none passes.",
      "",
      row(["game", "reader", ...parts]),
      row(["---", "---", ...parts.map(() => "---")]),
      ...lines,
      "",
      "The tests run in a session of their own, with a stand-in for the speech server that writes down what would be said. Transcripts are in",
      "`tests/golden/heard/`. See [tests](tests.md).",
      "",
    ];
    writeFileSync(new URL("../../../docs/accessibility.md", import.meta.url), text.join("\n"));
  }
}
