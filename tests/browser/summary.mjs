// Writes the summary of scripts/test: the numbers of passed and failed tests, and the names of the failed ones. Prints how long each
// project of the tests takes.
import { mkdirSync, writeFileSync } from "node:fs";

const file = new URL("results/summary.txt", import.meta.url);

export default class Summary {
  onBegin({ workers }, suite) {
    this.workers = workers;
    this.suite = suite;
  }

  onEnd() {
    const tests = this.suite.allTests();
    const passed = tests.filter((test) => test.outcome() === "expected");
    const failed = tests.filter((test) => test.outcome() === "unexpected");
    const names = failed.map((test) => test.titlePath().slice(1).join(" › "));
    for (const project of this.suite.suites) {
      const times = project.allTests().flatMap(({ results }) => results.map(({ duration }) => duration));
      const seconds = times.reduce((sum, time) => sum + time, 0) / this.workers / 1000;
      console.log(`${project.title}: ${times.length} tests in ${Math.round(seconds)} s`);
    }
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, [`${passed.length} ${failed.length}`, ...names, ""].join("\n"));
  }
}
