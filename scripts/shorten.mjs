// shorten.mjs WASM JAVASCRIPT: gives short names to what a program, a WebAssembly text, takes from its JavaScript. Those of
// wasm-bindgen hold sums that no compression makes smaller.
import { readFileSync, writeFileSync } from "node:fs";

const [wasm, script] = process.argv.slice(2);
const program = readFileSync(wasm, "utf8");
const names = [...program.matchAll(/^ \(import "\.\/[^"]*" "([^"]+)"/gm)].map(([, name]) => name);
const short = new Map(names.map((name, number) => [name, `_${number.toString(36)}`]));
writeFileSync(wasm, program.replace(/^( \(import "\.\/[^"]*" ")([^"]+)"/gm, (_, before, name) => `${before}${short.get(name)}"`));
writeFileSync(script, readFileSync(script, "utf8").replace(/\b__wb\w+\b/g, (name) => short.get(name) ?? name));
