// Starts the site. The page's head names its two files, so that the browser fetches them while it reads on.
const address = (attribute) => document.querySelector(`link[${attribute}]`).href;
const { default: start } = await import(address("rel=modulepreload"));
await start({ module_or_path: address('type="application/wasm"') });
document.documentElement.dataset.started = ""; // the browser tests wait for this
