const placeholder = /\{([a-zA-Z]+)\}/g;
const braces = /\{([^{}]*)\}/g;

/** Whatever a text has in braces, such as `company` in "{company} builds", and also what can be no name. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(braces)].map(([, name]) => name as string);
}

/** Replaces names in braces by the facts of `site.yaml`; a name that is no fact stays as it is. */
export function fillText(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
}
