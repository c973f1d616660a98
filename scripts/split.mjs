// split.mjs WHOLE FIRST LATER MESSAGES: divides a program, a WebAssembly text with the names of its functions, into what
// its page needs at once and what comes later. Later comes whatever is reached only through the functions `later` of
// src/ui/later.rs, or only to tell why a program dies: one that dies before that dies without a word. The first text calls
// these by a table of its own, which the second fills when it is instantiated with the first one's exports.
// MESSAGES gets the numbers of the messages that only the second one says, as JSON: no other number of a program is as
// great (src/words/build/rust.rs).
import { readFileSync, writeFileSync } from "node:fs";

const [whole, first, later, messages] = process.argv.slice(2);
const isMessage = (number) => number >= 0x5a0000 && number < 0x5b0000;
const NAME = String.raw`(\$(?:"(?:[^"\\]|\\.)*"|[^\s()]+))`;
const named = (before) => new RegExp(`\\((?:${before}) ${NAME}`, "g");
const names = (form, before) => [...form.matchAll(named(before))].map(([, name]) => name);

// Each form of a module stands in lines of its own, which no other indents like that.
const [head, ...forms] = readFileSync(whole, "utf8").replace(/\)\s*$/, "").split(/\n(?= \()/);
const kind = (form) => form.match(/^ \((\w+)/)[1];
const of = (wanted) => forms.filter((form) => kind(form) === wanted);
const nameOf = (form) => form.match(new RegExp(NAME))[1];

/** The numbers in a form that may be addresses. An address and a length side by side are written as one number. */
const numbersOf = (form) =>
  [...form.matchAll(/\(i(32|64)\.const (-?\d+)\)|\boffset=(\d+)/g)].flatMap(([, bits, number, offset]) =>
    bits === "64" ? [BigInt.asUintN(32, BigInt(number)), BigInt.asUintN(32, BigInt(number) >> 32n)].map(Number) : [+(number ?? offset)],
  );

const functions = new Map(of("func").map((form) => [nameOf(form), form]));
const isWay = (name) => /\bui::later::later\b|\bpanicking::(panic_handler::\{closure|assert_failed_inner\b)|\bstr::slice_error_fail\b/.test(name);
const ways = [...functions.keys()].filter(isWay);

// What is reached otherwise: from outside, through the table of functions, and from there on.
const early = new Set();
const reach = (name) => {
  if (early.has(name) || ways.includes(name)) return;
  early.add(name);
  if (functions.has(name)) names(functions.get(name), "call|return_call|ref\\.func").forEach(reach);
};
[...of("export"), ...of("start")].flatMap((form) => names(form, "func|start")).forEach(reach);
// What is called through the table only where the second part reads rows of the database, where a program dies anyway and
// tells nobody why, on pages that only the second part opens, or by what it listens to, comes later, too.
const isLate = (name) => /\bpanicking::|\bserde_(core|wasm_bindgen)\b|<f64 as |\bfmt::Debug>::fmt|\bfmt::builders::PadAdapter\b|\bcaravanserai::ui::(arrival|opening|table::bots|visit)::/.test(name);
const [elem] = of("elem");
const [, elemTable, elemStart, elemList] = elem.match(/\((table \S+)\) \(i32\.const (\d+)\) func (.*)\)$/s);
const listed = [...elemList.matchAll(new RegExp(NAME, "g"))].map(([, name], at) => ({ name, at: +elemStart + at }));
listed.filter(({ name }) => !isLate(name)).forEach(({ name }) => reach(name));
/** What puts functions where they stand in the table: one form for those that stand side by side. */
const lay = (functions) =>
  functions
    .reduce((runs, one) => (one.at - 1 === runs.at(-1)?.at(-1).at ? runs.at(-1).push(one) : runs.push([one]), runs), [])
    .map((run) => ` (elem (${elemTable}) (i32.const ${run[0].at}) func ${run.map(({ name }) => name).join(" ")})`);

// Which constants come first: those whose addresses stand in functions of the first part, or in other such constants. Each
// constant is a form of its own (scripts/build asks the linker for that). One that has to be there for neither is late.
const CODES = { t: 9, n: 10, r: 13 };
const bytesOf = (text) => Buffer.concat([...text.matchAll(/\\([\da-f]{2}|.)|[^\\]+/gs)].map(([all, code]) => (code === undefined ? Buffer.from(all) : Buffer.of(code.length === 2 ? parseInt(code, 16) : (CODES[code] ?? code.charCodeAt())))));
const data = of("data").map((form) => {
  const [, name, start, text] = form.match(/^ \(data (\S+) \(i32\.const (\d+)\) "(.*)"\)$/s);
  const bytes = bytesOf(text);
  return { name, start: +start, end: +start + bytes.length, text, bytes, isEarly: false };
});
data.sort((one, other) => one.start - other.start);
/** Marks the constants at an address. Loops may count from before the first byte, or up to the one after the last. */
const BEFORE = 8;
const need = (address) => {
  let [low, high] = [0, data.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (data[middle].end < address) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < data.length && data[at].start - BEFORE <= address; at++) needWhole(data[at]);
};
const awaited = [];
const needWhole = (constant) => {
  if (constant.isEarly) return;
  constant.isEarly = true;
  awaited.push(constant);
};
data.filter(({ name }) => !name.startsWith("$.rodata")).forEach(needWhole);
for (const form of [...of("global"), ...[...early].map((name) => functions.get(name) ?? "")]) numbersOf(form).forEach(need);
for (let constant; (constant = awaited.pop()); )
  for (let at = (4 - (constant.start % 4)) % 4; at + 4 <= constant.bytes.length; at += 4) need(constant.bytes.readUInt32LE(at));
/** Constants as forms: one for those that lie side by side. */
const GAP = 8;
const write = (constants) =>
  constants
    .reduce((runs, one) => (one.start - runs.at(-1)?.at(-1).end <= GAP ? runs.at(-1).push(one) : runs.push([one]), runs), [])
    .map((run) => ` (data (i32.const ${run[0].start}) "${run.map(({ start, text }, at) => "\\00".repeat(start - (run[at - 1]?.end ?? start)) + text).join("")}")`);

// Under which short name the first part gives something to the second.
const exports = [];
const shared = new Map();
const share = (sort, name) => {
  const key = `${sort} ${name}`;
  if (!shared.has(key)) {
    shared.set(key, shared.size.toString(36));
    exports.push(` (export "${shared.get(key)}" (${sort} ${name}))`);
  }
  return shared.get(key);
};
const from = (sort, name, type) => ` (import "first" "${share(sort, name)}" (${sort} ${name} ${type}))`;

const moved = of("func").filter((form) => !early.has(nameOf(form)));
const needed = (before) => new Set(moved.flatMap((form) => names(form, before)));
// The parameters and results of a function, as its first line tells them.
const signature = (form) => {
  const [line] = form.split("\n");
  const parts = [...line.matchAll(/\((param|result) (?:\$\S+ )?([^()]*)\)/g)];
  return parts.map(([, sort, types]) => `(${sort} ${types})`).join(" ");
};

const table = [` (table $later ${ways.length} ${ways.length} funcref)`];
const called = needed("call|return_call|ref\\.func");
const imports = [
  ...[...of("func"), ...of("import")]
    .filter((form) => (kind(form) === "func" ? early.has(nameOf(form)) : /\(func /.test(form)) && called.has(nameOf(form)))
    .map((form) => from("func", nameOf(form), signature(form))),
  ...of("global")
    .filter((form) => needed("global\\.get|global\\.set").has(nameOf(form)))
    .map((form) => from("global", nameOf(form), form.match(/\(mut \w+\)|\bi32\b|\bi64\b/)[0])),
  ...["memory", "table"].flatMap((sort) => of(sort).map((form) => from(sort, nameOf(form), form.match(/ \$\S+ (.*)\)$/)[1]))),
  from("table", "$later", `${ways.length} ${ways.length} funcref`),
];
writeFileSync(later, [head, ...of("type"), ...imports, ` (elem (table $later) (i32.const 0) func ${ways.join(" ")})`, ...lay(listed.filter(({ name }) => !early.has(name))), ...write(data.filter(({ isEarly }) => !isEarly)), ...moved].join("\n") + "\n)\n");

// Instead of each way a function that calls it by the table.
const stands = ways.map((name, place) => {
  const header = functions.get(name).match(/^[^\n]*/)[0];
  const values = [...header.matchAll(/\(param (\$\S+) /g)].map(([, value]) => `(local.get ${value})`);
  return `${header}\n  (call_indirect $later ${signature(header)} ${values.join(" ")} (i32.const ${place})))`;
});
const stay = forms.filter((form) => !["data", "elem"].includes(kind(form)) && (kind(form) !== "func" || early.has(nameOf(form))));
writeFileSync(first, [head, ...stay, ...write(data.filter(({ isEarly }) => isEarly)), ...lay(listed.filter(({ name }) => early.has(name))), ...table, ...exports, ...stands].join("\n") + "\n)\n");

const said = (forms) => new Set(forms.flatMap(numbersOf).filter(isMessage));
const saidEarly = said(stay);
writeFileSync(messages, JSON.stringify([...said(moved)].filter((number) => !saidEarly.has(number))));
