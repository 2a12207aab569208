import { Document, isMap, isScalar, isSeq, type Node, parseDocument, visit, type YAMLMap } from "yaml";

/** Adds an entry after the last one of a list, written as that is. */
function entryLike(source: string, last: YAMLMap, title: string, link: string): Change | undefined {
  const [start, end] = last.range ?? [];
  if (start === undefined || end === undefined) return undefined;
  const values: Record<string, string> = { title, link, description: "TODO One line below the title." };
  const fields = last.items.map(({ key }) => String(key)).filter((key) => key in values);
  const own = Object.fromEntries(fields.map((key) => [key, values[key]]));
  const entry = new Document(own, { customTags: ["timestamp"] });
  if (isMap(entry.contents)) entry.contents.flow = last.flow === true;
  const lineStart = source.lastIndexOf("\n", start) + 1;
  const before = source.slice(lineStart, start);
  const lines = entry.toString({ lineWidth: 0 }).trimEnd().split("\n");
  const text = before + lines.join(`\n${" ".repeat(before.length)}`);
  const at = source.slice(0, end).trimEnd().length;
  return { from: at, to: at, text: `\n${text}` };
}

/** A part of the file's text, from one position to another, and what stands there instead. */
interface Change {
  from: number;
  to: number;
  text: string;
}

/** The lists of a part of the navigation, each with its key: `entries` is the header's bar. */
function listsOf(part: unknown): { key: string; items: YAMLMap[] }[] {
  const lists: { key: string; items: YAMLMap[] }[] = [];
  visit(part as Node, {
    Pair: (_, { key, value }) => {
      if (isSeq(value)) lists.push({ key: isScalar(key) ? String(key.value) : "", items: value.items.filter(isMap) });
    },
  });
  return lists;
}

/** The entry of a part of the navigation after which a page is named: the last one in the list with most neighbours. */
function lastNeighbour(part: unknown, folder: string): YAMLMap | undefined {
  const isNeighbour = (item: YAMLMap) => {
    const link = item.get("link");
    return typeof link === "string" && link.startsWith(folder) && /^[^/#]+$/.test(link.slice(folder.length));
  };
  const found = listsOf(part)
    .map(({ key, items }) => ({ isBar: key === "entries", neighbours: items.filter(isNeighbour) }))
    .filter(({ neighbours }) => neighbours.length > 0);
  // The header's bar has no room to spare: a list that opens below it is the better place.
  const places = found.some(({ isBar }) => !isBar) ? found.filter(({ isBar }) => !isBar) : found;
  const most = Math.max(...places.map(({ neighbours }) => neighbours.length));
  return places.findLast(({ neighbours }) => neighbours.length === most)?.neighbours.at(-1);
}

/** The change that names a page in a part of the navigation. An entry of its title leads to it from now on. */
function changeOf(source: string, part: unknown, title: string, path: string): Change | undefined {
  const same = listsOf(part)
    .flatMap(({ items }) => items)
    .find((item) => item.get("title") === title);
  const link = same?.get("link", true);
  if (isScalar(link) && link.range) return { from: link.range[0], to: link.range[1], text: path };
  const last = lastNeighbour(part, path.replace(/[^/]+$/, ""));
  return last && entryLike(source, last, title, path);
}

/**
 * The text of `navigation.yaml` with a new page in header and footer, beside its neighbours; everything else stays as
 * it is.
 * @param path path of the page: `/services/data-analytics`
 */
export function withNavigationEntry(source: string, title: string, path: string): string {
  const document = parseDocument(source);
  return ["header", "footer"]
    .flatMap((part) => changeOf(source, document.get(part, true), title, path) ?? [])
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: words }) => `${text.slice(0, from)}${words}${text.slice(to)}`, source);
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
