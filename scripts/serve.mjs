// A static file server for this machine: `node scripts/serve.mjs FOLDER PORT`. The browser tests use it too.
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const types = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Serves the folder under the path `base`, which starts and ends with a slash; port 0 takes any free one. */
export async function serve(folder, port, base = "/") {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const answer = (status, body, headers) => {
      response.writeHead(status, { "Cache-Control": "no-cache", ...headers });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return answer(405, "Not allowed", { Allow: "GET, HEAD" });
    try {
      const { pathname } = new URL(request.url, "http://host");
      if (!pathname.startsWith(base)) return answer(404, "Not found");
      // A URL has no ".." left, but one that was written with %2F comes out here, and join resolves it.
      let file = join(root, decodeURIComponent(pathname.slice(base.length)));
      if (file !== root && !file.startsWith(root + sep)) return answer(404, "Not found");
      if ((await stat(file)).isDirectory()) {
        if (!pathname.endsWith("/")) return answer(301, "", { Location: `${pathname}/` });
        file = join(file, "index.html");
      }
      answer(200, await readFile(file), { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
    } catch {
      answer(404, "Not found");
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
