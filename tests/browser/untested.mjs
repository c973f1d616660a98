// Prints the browsers in which nothing can be tested, because they are not installed.
import { firefox, webkit } from "./browser.mjs";

console.log([!firefox && "Firefox", !webkit && "WebKit"].filter(Boolean).join(" and "));
