import { isMap, isSeq, parseDocument, visit, type YAMLMap } from "yaml";
import { quoted } from "../lines";

const plain = /^[\p{L}\d][\p{L}\d ,.()&'-]*$/u;

/** Words as a value of YAML, in quotation marks only where it needs them. */
const written = (words: string) =>
  plain.test(words) && !/^(true|false|null|yes|no|[\d.-]+)$/i.test(words) ? words : quoted(words);

/** Adds an entry after the last one of a list, written as that is. */
function entryLike(
  source: string,
  last: YAMLMap,
  title: string,
  link: string,
): { at: number; text: string } | undefined {
  const [start, end] = last.range ?? [];
  if (start === undefined || end === undefined) return undefined;
  const values: Record<string, string> = {
    title: written(title),
    link,
    description: quoted("TODO One line below the title."),
  };
  const fields = last.items.flatMap(({ key }) => {
    const value = values[String(key)];
    return value === undefined ? [] : [`${key}: ${value}`];
  });
  const lineStart = source.lastIndexOf("\n", start) + 1;
  const before = source.slice(lineStart, start);
  const text = last.flow
    ? `${before}{ ${fields.join(", ")} }`
    : `${before}${fields.join(`\n${" ".repeat(before.length)}`)}`;
  return { at: source.slice(0, end).trimEnd().length, text };
}

/**
 * The text of `navigation.yaml` with an entry for a new page in every list that has its neighbours; everything else
 * stays as it is.
 * @param path path of the page: `/services/data-analytics`
 */
export function withNavigationEntry(source: string, title: string, path: string): string {
  const family = path.replace(/[^/]+$/, "");
  const added: { at: number; text: string }[] = [];
  visit(parseDocument(source), {
    Seq: (_, { items }) => {
      const neighbours = items.filter((item) => isMap(item) && String(item.get("link")).startsWith(family));
      const last = neighbours.at(-1);
      const entry = isMap(last) && !isSeq(last) ? entryLike(source, last, title, path) : undefined;
      if (entry) added.push(entry);
    },
  });
  return added
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: entry }) => `${text.slice(0, at)}\n${entry}${text.slice(at)}`, source);
}

/** The text of `site.yaml` with one more endpoint, after the others. */
export function withEndpoint(source: string, name: string, address: string): string {
  const endpoints = parseDocument(source).getIn(["enquiries", "endpoints"], true);
  const last = isMap(endpoints) ? endpoints.items.at(-1) : undefined;
  const end = (last?.value as { range?: [number, number, number] } | undefined)?.range?.[1];
  const start = (last?.key as { range?: [number, number, number] } | undefined)?.range?.[0];
  if (start === undefined || end === undefined) return source;
  const indent = source.slice(source.lastIndexOf("\n", start) + 1, start);
  return `${source.slice(0, end)}\n${indent}${name}: ${address}${source.slice(end)}`;
}
