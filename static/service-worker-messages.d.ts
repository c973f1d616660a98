// The types that the service worker and the pages share.

/** The list of a version (`scripts/offline.mjs`). */
export interface List {
  /** The name of the folder with its files. */
  version: string;
  /** Its files in sets, which are kept as a whole. */
  sets: Record<string, Files>;
}

/** A set of files. */
export interface Files {
  /** Their size when compressed. */
  bytes: number;
  /** Their digests, by their URLs relative to the site. */
  files: Record<string, string>;
}

/** A message of a page. It comes with a port, on which the worker answers by its status: at once, and when the wish is fulfilled. */
export interface Wish {
  /** The names of sets to keep. */
  wants: string[];
  /** True to put a new version into service even while a match goes on. */
  takes?: boolean;
}

/** The state of a wish: the server's version is being looked for, and is complete with all that is wanted; or that has failed. */
export type Progress = "begun" | "done" | "failed";

export interface Status {
  look: Progress;
  /** The newest complete version; empty if there is none. */
  version: string;
  /** The sets of the version in service. One is kept if all its files are in the cache. */
  sets: Record<string, { bytes: number; isKept: boolean }>;
}
