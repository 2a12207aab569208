import type { ContentFile } from "../content/files/load";
import { visitEach } from "./field-visits";
import { type Problem, problemAt } from "./problems";

/** Controls, spaces without a width, and signs that turn the line round. A drawn sign may be joined by U+200D. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in a text
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u200b\u2028-\u202e\u2060-\u2069\ufeff]/;

/** Signs of values that nobody sees, however they are written: also as "\\u200B" in quotation marks. */
export const unseenSigns = (content: ContentFile): Problem[] =>
  visitEach(content, (value, path) => {
    const [sign] = (typeof value === "string" && unseen.exec(value)) || [];
    if (sign === undefined) return [];
    const code = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const message = `found ${code}, a sign that cannot be seen, which mostly comes from copying out of another program; type this place again.`;
    return [problemAt(content, path, message)];
  });
