// A static file server for this machine: `node scripts/serve.mjs FOLDER PORT`. The browser tests use it too.
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Paths that are cached as immutable: files in a folder named after the hash of its contents. */
const lasting = /\/[0-9a-f]{16}\/[^/]+$/;
const isText = (type) => /^text|javascript|svg|json|wasm/.test(type);

// Fast compression levels. A file is compressed once per run of the server.
const encodings = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: async (bytes) => bytes,
};

/** The encoded files, by path, modification time and encoding. */
const prepared = new Map();

/** The encoded bytes of a file, and their ETag. */
function prepare(file, changed, encoding) {
  const key = `${file} ${changed} ${encoding}`;
  if (!prepared.has(key)) {
    const read = async () => {
      const bytes = await readFile(file);
      const sum = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
      return { body: await encodings[encoding](bytes), tag: `"${sum}-${encoding}"` };
    };
    prepared.set(key, read());
  }
  return prepared.get(key);
}

/** The best encoding that an Accept-Encoding header allows. */
function chooseEncoding(header = "") {
  const taken = header.split(",").map((entry) => entry.trim().split(/\s*;\s*q=/));
  return ["br", "gzip"].find((name) => taken.some(([taken, weight = "1"]) => taken === name && Number(weight) > 0)) ?? "identity";
}

/** Serves the folder under the path `base`, which starts and ends with a slash; port 0 takes any free one. */
export async function serve(folder, port, base = "/") {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const answer = (status, body, headers) => {
      const length = status === 304 ? {} : { "Content-Length": Buffer.byteLength(body) };
      response.writeHead(status, { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff", ...length, ...headers });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return answer(405, "Not allowed", { Allow: "GET, HEAD" });
    try {
      const { pathname } = new URL(request.url, "http://host");
      // A path that begins with two slashes would redirect to another host.
      if (!pathname.startsWith(base) || pathname.startsWith("//")) return answer(404, "Not found");
      // URL parsing removes "..", but not with an encoded slash (%2F); join resolves that after decoding.
      let file = join(root, decodeURIComponent(pathname.slice(base.length)));
      if (file !== root && !file.startsWith(root + sep)) return answer(404, "Not found");
      let found = await stat(file);
      if (found.isDirectory()) {
        if (!pathname.endsWith("/")) return answer(301, "", { Location: `${pathname}/` });
        file = join(file, "index.html");
        found = await stat(file);
      }
      const type = types[extname(file)] ?? "application/octet-stream";
      const encoding = isText(type) ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
      const { body, tag } = await prepare(file, found.mtimeMs, encoding);
      const headers = { ETag: tag, Vary: "Accept-Encoding" };
      if (lasting.test(file)) headers["Cache-Control"] = "public, max-age=31536000, immutable";
      const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
      if (known?.includes(tag)) return answer(304, "", headers);
      if (encoding !== "identity") headers["Content-Encoding"] = encoding;
      answer(200, body, { ...headers, "Content-Type": type });
    } catch {
      // As hosts of static files do, answers with the site's page for it.
      const page = await readFile(join(root, "404.html")).catch(() => undefined);
      answer(404, page ?? "Not found", page && { "Content-Type": types[".html"] });
    }
  });
  await new Promise((ready, failed) => server.once("error", failed).listen(port, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${server.address().port}${base}`, close: () => server.close() };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , folder, port] = process.argv;
  try {
    console.log(`\nCaravanserai is open at ${(await serve(folder, Number(port))).url} (Ctrl+C closes it)`);
  } catch (error) {
    const why = error.code === "EADDRINUSE" ? "is taken: choose another, as in PORT=8081 scripts/play" : `cannot be used: ${error.message}`;
    console.error(`error: port ${port} ${why}`);
    process.exitCode = 1;
  }
}
