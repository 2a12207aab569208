const placeholder = /\{([a-zA-Z]+)\}/g;

/** The names in braces that a text uses, such as `company` in "{company} builds". */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => name as string);
}

/** Replaces names in braces by the facts of `site.yaml`; a name that is no fact stays as it is. */
export function fillText(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(placeholder, (whole, name: string) => facts[name] ?? whole);
}
