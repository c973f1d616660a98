// Writes the summary of scripts/test: the numbers of passed and failed tests, and the names of the failed ones. Prints how long each
// project of the tests takes, and which tests passed only when they were tried again: each of them is a fault to look for.
import { mkdirSync, writeFileSync } from "node:fs";

const file = new URL("results/summary.txt", import.meta.url);

export default class Summary {
  onBegin({ workers }, suite) {
    this.workers = workers;
    this.suite = suite;
  }

  onEnd() {
    const came = (...outcomes) => this.suite.allTests().filter((test) => outcomes.includes(test.outcome()));
    const name = (test) => test.titlePath().slice(1).join(" › ");
    const passed = came("expected", "flaky");
    const names = came("unexpected").map(name);
    for (const project of this.suite.suites) {
      const times = project.allTests().flatMap(({ results }) => results.map(({ duration }) => duration));
      const seconds = times.reduce((sum, time) => sum + time, 0) / this.workers / 1000;
      console.log(`${project.title}: ${project.allTests().length} tests in ${Math.round(seconds)} s`);
    }
    for (const test of came("flaky")) console.log(`passed at the second try: ${name(test)}`);
    mkdirSync(new URL(".", file), { recursive: true });
    writeFileSync(file, [`${passed.length} ${names.length}`, ...names, ""].join("\n"));
  }
}
