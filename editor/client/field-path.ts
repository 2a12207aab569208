import { capitalised } from "../../src/content/text/text";
import type { Path } from "../text/edit";

/** The ids of fields are their paths: `field/sections/0/title`. */
export const idPrefix = "field";
export const idSeparator = "/";

export const idOf = (path: Path): string => [idPrefix, ...path].join(idSeparator);

/** The id of the group in which the fields around the address stand folded; the file has no such group. */
export const addressId = `${idOf([])}-address`;

/** Names of fields are never numbers; what is a number counts the entries of a list. */
export const pathOf = (id: string): (string | number)[] =>
  id
    .split(idSeparator)
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The path of a field as the check writes it: `sections[2].kind`. */
export const pathOfName = (name: string): (string | number)[] =>
  name
    .split(/\.|(?=\[)/)
    .filter((part) => part !== "")
    .map((part) => (part.startsWith("[") ? Number(part.slice(1, -1)) - 1 : part));

/** A name as people read it: `superHeading` is "Super heading". */
export function readable(name: string): string {
  const spaced = name
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`)
    .replace(/[-_]/g, " ");
  return capitalised(spaced);
}
