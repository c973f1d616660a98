// Fixtures of the tests by ear: Firefox in the session of a screen reader, and a person who listens.
import { test as base } from "../fixtures.mjs";
import { openSession } from "./session.mjs";
import { Reader } from "./reader.mjs";

export { expect, visit } from "../fixtures.mjs";

export const test = base.extend({
  session: [
    async ({}, use) => {
      const session = await openSession();
      await use(session);
      await session.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  browser: [({ session }, use) => use(session.browser), { scope: "worker" }],
  reader: ({ page, session }, use) => use(new Reader(page, session)),
});
