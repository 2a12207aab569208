/** The names that emotion gives: its key and a digest. */
const emotionName = /\bcss-[a-z0-9]+/g;

/**
 * Gives the classes of one page short names, the most frequent ones the shortest: emotion's digests look random, and no
 * compression helps against that; they are a tenth of a page. In the browser emotion goes by its own names. An element
 * keeps the short ones until its class changes; what React adds has emotion's, whose styles emotion adds with it.
 * @param html the page's elements
 * @param css their styles
 */
export function shortenClassNames(html: string, css: string): { html: string; css: string } {
  const counts = new Map<string, number>();
  for (const [name] of css.matchAll(emotionName)) counts.set(name, counts.get(name) ?? 0);
  const classes = html.matchAll(/\sclass="([^"]*)"/g);
  for (const [, names = ""] of classes) {
    for (const name of names.split(" ")) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const ordered = [...counts].filter(([name]) => name.startsWith("css-")).sort(([, one], [, other]) => other - one);
  const short = new Map(ordered.map(([name], position) => [name, `c${position.toString(36)}`]));
  const rename = (text: string) => text.replace(emotionName, (name) => short.get(name) ?? name);
  return {
    html: html.replace(/\sclass="[^"]*"/g, rename),
    css: css.replace(/\.css-[a-z0-9]+/g, rename),
  };
}
