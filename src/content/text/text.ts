/** A text as it stands in a regular expression that seeks it. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A word as a sentence begins with it. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const placeholder = /\{([a-zA-Z]+)\}/g;
const braces = /\{([^{}]*)\}/g;

/** Whatever a text has in braces, such as `company` in "{company} builds", and also what can be no name. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(braces)].map(([, name]) => name as string);
}

/** Replaces names in braces by their values, as in "At most {max}."; a name that has none stays as it is. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
