// The weight of built files: their sizes in brotli.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

// Brotli's qualities: a program takes four seconds with the best one, so it is tried only where the fast one is not enough.
const [fast, best] = [5, 11];

/** Cache of sizes by quality and path, because several visits load the same files. */
const weights = new Map();

/** Returns the brotli size of a file, in bytes. */
function weigh(path, quality) {
  const key = `${quality} ${path}`;
  const weight = weights.get(key) ?? readFile(path).then((bytes) => compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).then(({ length }) => length);
  weights.set(key, weight);
  return weight;
}

/** Returns the brotli size of files of a folder, as small as needed to be allowed, and a list of it. */
export async function sumOf(folder, files, allowed) {
  let sum, rows;
  for (const quality of [fast, best]) {
    const bytes = await Promise.all(files.map((name) => weigh(join(folder, name), quality)));
    sum = bytes.reduce((sum, bytes) => sum + bytes);
    rows = files.map((name, index) => `${bytes[index]}  ${name}`).join("\n");
    if (sum <= allowed) break;
  }
  return { sum, rows };
}
