// Writes what scripts/test counts: how many tests passed and how many failed, and then the names of those.
import { mkdirSync, writeFileSync } from "node:fs";

const file = new URL("results/summary.txt", import.meta.url);

export default class Summary {
  onBegin(_, suite) {
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite.allTests();
    const passed = tests.filter((test) => test.outcome() === "expected");
    const failed = tests.filter((test) => ["flaky", "unexpected"].includes(test.outcome()));
    const names = failed.map((test) => test.titlePath().slice(1).join(" › "));
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, [`${passed.length} ${failed.length}`, ...names, ""].join("\n"));
  }
}
