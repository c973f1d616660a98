// Puts the words into the site that Trunk has built: the messages of each program as files, and into the page one home page
// a language and what its scripts say.
//   node scripts/words.mjs FOLDER   FOLDER has what `src/words/build` made; it runs in the folder of the site
import { readdir, readFile, writeFile, copyFile } from "node:fs/promises";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
const messages = JSON.parse(await readFile(join(folder, "home.json"), "utf8"));
const languages = Object.keys(messages);
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

for (const file of await readdir(folder)) if (file.endsWith(".txt")) await copyFile(join(folder, file), `words-${file}`);

const page = await readFile("index.html", "utf8");
const [, before, main, after] = page.match(/^(.*)(<main class="home".*<\/main>)(.*)$/s);
/** A template in a language. A place that has no words is a fault. */
const filled = (template, language) =>
  template.replace(/\{([a-z-]+)\}/g, (_, name) => {
    const words = name === "language" ? language : messages[language][name];
    if (words === undefined) throw new Error(`index.html: no message is called ${name}`);
    return escaped(words);
  });
const buttons = languages.map((language) => `<button type="button" class="button" lang="${language}" data-language="${language}">${messages[language]["own-name"]}</button>`);
// Without scripts the first one is shown.
const homes = languages.map((language, place) => filled(main, language).replace("<main ", place ? "<main hidden " : "<main ").replace(/(<nav class="languages"[^>]*>)/, `$1<p>${buttons.join(" ")}</p>`));
// What stands in the home page is not said by scripts, which have no need of it.
const shown = new Set([...main.matchAll(/\{([a-z-]+)\}/g)].map(([, name]) => name));
const said = new Set(["rules"]);
const script = Object.fromEntries(
  languages.map((language) => [language, Object.fromEntries(Object.entries(messages[language]).filter(([name]) => (!shown.has(name) || said.has(name)) && name !== "own-name"))]),
);
const data = `<script type="application/json" class="words">${JSON.stringify(script).replaceAll("<", "\\u003c")}</script>`;
await writeFile("index.html", filled(before, "en").replace("<html ", `<html data-languages="${languages.join(" ")}" `) + homes.join("\n") + data + after);
