// The part of the longest tests that runs: a part by default, everything with `LONG=1`.
export const isLong = process.env.LONG === "1";

/** The number of a test's cases: a tenth of all, at least one, and with `LONG=1` all of them. */
export const casesOf = (all) => (isLong ? all : Math.ceil(all / 10));
