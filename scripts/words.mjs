// words.mjs WORDS: adds the messages in WORDS, the output of src/words/build, to the site that Trunk has built. It runs in the
// site's folder. Each program gets one file per language. The home page is translated from the one in index.html, which
// remains the English one.
import { readFile, writeFile } from "node:fs/promises";

const { languages, first, files, used, programs, page } = JSON.parse(await readFile(process.argv[2], "utf8"));

/** A catalogue of messages and their numbers, in the format of src/words/build/signs.rs. Its last sign shows that it is whole. */
const catalogue = (language, messages) => {
  const letter = String.fromCharCode("A".charCodeAt() + languages.indexOf(language));
  const run = ([number], at) => (messages[at - 1]?.[0] === number - 1 ? "" : `\u0007${number - first}`);
  return `${letter}${messages.map((message, at) => `${run(message, at)}\u0006${message[1]}`).join("")}\u0008`;
};

for (const [program, own] of Object.entries(used)) {
  for (const language of languages) {
    // Messages are numbered across all files; a program has those of its own files.
    const all = files.flatMap((file) => programs[language][file].map((message) => [file, message]));
    const messages = all.map(([file, message], at) => [first + at, message, file]).filter(([, , file]) => own.includes(file));
    await writeFile(`${program}.${language}.txt`, catalogue(language, messages));
  }
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const inPlace = /\{([a-z-]+)\}/g;
const html = await readFile("index.html", "utf8");
const [main] = html.match(/<main class="home".*<\/main>/s);
const buttons = languages.map((tag) => `<button class="button" lang="${tag}" data-language="${tag}">${page[tag]["own-name"]}</button>`);
/** A template with its messages filled in. Throws if a message is missing. */
const filled = (template, language) =>
  template.replace(inPlace, (_, name) => {
    if (name === "language") return language;
    if (name === "choices") return buttons.join(" ");
    if (page[language][name] === undefined) throw new Error(`index.html: no message is called ${name}`);
    return escaped(page[language][name]);
  });
// Messages in the home page's markup; scripts do not need them.
const shown = new Set([...main.matchAll(inPlace)].map(([, name]) => name));
shown.delete("rules");
const scripts = (language) => Object.fromEntries(Object.entries(page[language]).filter(([name]) => !shown.has(name)));
for (const language of languages) {
  const home = { messages: scripts(language), home: filled(main, language) };
  await writeFile(`home.${language}.json`, JSON.stringify(home));
}
const english = JSON.stringify(scripts(languages[0])).replaceAll("<", "\\u003c");
const data = `<script type="application/json" id="messages">${english}</script>`;
// Braces in scripts are code, as in the one by which `trunk serve` reloads the page.
const parts = html.split(/(<script[^]*?<\/script>)/).map((part) => (part.startsWith("<script") ? part : filled(part, languages[0])));
// `language.js` requests the program of a route before it can read the elements of the page.
const places = [...html.matchAll(/ data-routes="([^"]+)".* data-program="([^"]+)"/g)];
const names = places.flatMap(([, routes, program]) => routes.split(" ").map((route) => `${route}=${program}`));
const whole = parts.join("").replace("<html ", `<html data-languages="${languages.join(" ")}" data-programs="${names.join(" ")}" `);
await writeFile("index.html", whole.replace("</body>", () => `${data}\n</body>`));
