// Writes the summary of scripts/test: the numbers of passed and failed tests, and the names of the failed ones.
import { mkdirSync, writeFileSync } from "node:fs";

const file = new URL("results/summary.txt", import.meta.url);

export default class Summary {
  onBegin(_, suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite.allTests();
    const passed = tests.filter((test) => test.outcome() === "expected");
    const failed = tests.filter((test) => test.outcome() === "unexpected");
    const names = failed.map((test) => test.titlePath().slice(1).join(" › "));
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, [`${passed.length} ${failed.length}`, ...names, ""].join("\n"));
  }
}
