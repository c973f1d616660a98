// Starts the site. The page's head names its two files, so that the browser fetches them while it reads on.
const [script, wasm] = ["modulepreload", "preload"].map((rel) => document.querySelector(`link[rel=${rel}]`).href);
const { default: start } = await import(script);
await start({ module_or_path: wasm });
document.documentElement.dataset.started = ""; // the browser tests wait for this
