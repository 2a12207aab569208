const emotionName = /\bcss-[0-9a-z]+/g;
/** A rule with all that stands in it: one that holds where an engine knows something may hold conditions of its own. */
const rule = /([^{}]+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Both sides of one width, as theme-ui writes them. */
const sides = /(margin|padding)-left:([^;}]+);\1-right:\2;/g;

/** From how wide a screen a condition holds: what holds for wider ones comes later, as each class has it. */
const widthOf = (media: string) => Number(/\(min-width: ([\d.]+)em\)/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY);

/** Prints each condition of the styles once, with short names of classes: a twelfth of the page. React lets them be. */
export function withShortStyles(html: string, css: string): { html: string; css: string } {
  const within = new Map<string, string>();
  const always = css.replace(sides, "$1-inline:$2;").replace(rule, (whole, media: string, rules: string) => {
    if (!media.startsWith("@media")) return whole;
    within.set(media, (within.get(media) ?? "") + rules);
    return "";
  });
  const sorted = [...within].sort(([one], [other]) => widthOf(one) - widthOf(other));
  const grouped = always + sorted.map(([media, rules]) => `${media}{${rules}}`).join("");
  const names = new Map([...new Set(grouped.match(emotionName))].map((name, index) => [name, `n${index}`]));
  // A name without a rule, as emotion gives to empty styles, is of no use.
  const short = (text: string) => text.replace(emotionName, (name) => names.get(name) ?? "");
  return { css: short(grouped), html: html.replace(/ class="[^"]*"/g, short) };
}
