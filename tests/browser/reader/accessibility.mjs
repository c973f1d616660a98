// Writes docs/accessibility.md: what of each game was heard with a screen reader. A test says which cells of the table it stands for
// by `part`; a run of some tests only leaves the document as it is.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { firefox } from "../browser.mjs";
import { games, title } from "../games.mjs";

const file = new URL("../../../docs/accessibility.md", import.meta.url);
const kinds = ["play", "review", "editor", "lesson", "duel"];

/** The details of a test that stands for a kind of pages of a game. */
export const part = (game, kind) => ({ annotation: { type: `${game} ${kind}` } });

/** True if a game has such pages. */
const has = (game, kind) => (kind === "editor" ? game === "damath" : kind === "duel" ? game === "dschamal" : true);

/** The number of a version, as a program prints it. */
const versionOf = (program) => execFileSync(program, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).match(/\d[\d.]*\d/)[0];

/** Returns what a run found out about pages, and the titles of the tests that failed. */
function judged(tests, game, kind) {
  if (!has(game, kind)) return { verdict: "–", failed: [] };
  const of = tests.filter(({ annotations }) => annotations.some(({ type }) => type === `${game} ${kind}`));
  const failed = of.filter((test) => test.outcome() !== "expected").map(({ title }) => title);
  const verdict = of.length === 0 ? "untested" : failed.length === of.length ? "fails" : failed.length > 0 ? "partial" : "supported";
  return { verdict, failed };
}

export default class Accessibility {
  onBegin(_, suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite.allTests();
    const files = readdirSync(new URL(".", import.meta.url)).filter((name) => name.endsWith(".reader.mjs"));
    const isWhole = files.every((name) => tests.some((test) => test.location.file.endsWith(`/${name}`)));
    if (!isWhole || tests.some((test) => test.outcome() === "skipped")) return;
    const rows = games.map((game) => [title(game), ...kinds.map((kind) => judged(tests, game, kind).verdict)]);
    const failed = games.flatMap((game) => kinds.flatMap((kind) => judged(tests, game, kind).failed.map((test) => `- ${title(game)}, ${kind}: ${test}`)));
    const row = (cells) => `| ${cells.join(" | ")} |`;
    const lines = [
      ...readFileSync(new URL("accessibility-head.md", import.meta.url), "utf8").trimEnd().split("\n"),
      "",
      `## Orca ${versionOf("orca")} with Firefox ${versionOf(firefox)}, ${new Date().toISOString().slice(0, 10)}`,
      "",
      row(["game", ...kinds]),
      row(Array(kinds.length + 1).fill("---")),
      ...rows.map(row),
      "",
      ...(failed.length > 0 ? ["What failed:", "", ...failed, ""] : []),
      "## NVDA, JAWS, VoiceOver, TalkBack",
      "",
      "Untested.",
      "",
    ];
    writeFileSync(file, lines.join("\n"));
  }
}
