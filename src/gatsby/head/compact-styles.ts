import { compile, serialize, stringify } from "stylis";

/** Where a condition stands among the others: widths from the narrowest up, then what has no width. */
function orderOf(condition: string): number {
  const [, width, unit] = /min-width:\s*([\d.]+)(px|em)/.exec(condition) ?? [];
  return width ? Number(width) * (unit === "em" ? 16 : 1) : Number.POSITIVE_INFINITY;
}

/** Leaves out what CSS does not need: spaces, the last semicolon of a block, zeros before a point, one of two equal sides. */
const withoutFill = (css: string) =>
  css
    .replace(/(padding|margin)-left:([^;}]+);\1-right:\2(?=[;}])/g, "$1-inline:$2")
    .replace(/(padding|margin)-top:([^;}]+);\1-bottom:\2(?=[;}])/g, "$1-block:$2")
    .replace(/;}/g, "}")
    .replace(/,\s+/g, ",")
    .replace(/\((min|max)-width:\s+/g, "($1-width:")
    .replace(/@media screen and \(m/g, "@media (m")
    .replace(/([\s,(:-])0\.(?=\d)/g, "$1.");

/**
 * Writes all that a page says for one width in one place. Emotion repeats the condition in every rule, a hundred times in
 * a page, and a rule for a width then follows all that hold for every width, which is what they mean.
 */
export function compactStyles(css: string): string {
  const always: string[] = [];
  const conditions = new Map<string, string>();
  for (const element of compile(css)) {
    const rule = serialize([element], stringify);
    const condition = /^@media [^{]+/.exec(rule)?.[0];
    if (!condition) always.push(rule);
    else conditions.set(condition, (conditions.get(condition) ?? "") + rule.slice(condition.length + 1, -1));
  }
  const ordered = [...conditions].sort(([one], [other]) => {
    const [first, second] = [orderOf(one), orderOf(other)];
    return first === second ? 0 : first - second;
  });
  return withoutFill(always.join("") + ordered.map(([condition, rules]) => `${condition}{${rules}}`).join(""));
}
