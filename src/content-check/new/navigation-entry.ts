import { type Document, isMap, isScalar, isSeq, type Node, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { rewritten } from "../../content/files/written";

/** A list of entries in a part of the navigation; `entries` is the header's bar. */
interface EntryList {
  key: string;
  list: YAMLSeq;
}

function listsOf(part: unknown): EntryList[] {
  const lists: EntryList[] = [];
  visit(part as Node, {
    Pair: (_, { key, value }) => {
      if (isSeq(value)) lists.push({ key: isScalar(key) ? String(key.value) : "", list: value });
    },
  });
  return lists;
}

const entriesOf = ({ items }: YAMLSeq) => items.filter(isMap);

const neighboursIn = (list: YAMLSeq, folder: string): YAMLMap[] =>
  entriesOf(list).filter((entry) => {
    const link = entry.get("link");
    return typeof link === "string" && link.startsWith(folder) && /^[^/#]+$/.test(link.slice(folder.length));
  });

/**
 * Names a page in a part of the navigation, after its neighbours in the longest list; not where a link has its name.
 * @returns true where it was added
 */
function addTo(document: Document, part: unknown, title: string, path: string): boolean {
  const lists = listsOf(part);
  if (lists.flatMap(({ list }) => entriesOf(list)).some((entry) => entry.get("title") === title)) return false;
  const found = lists
    .map(({ key, list }) => ({ key, list, neighbours: neighboursIn(list, path.replace(/[^/]+$/, "")) }))
    .filter(({ neighbours }) => neighbours.length > 0);
  // The header's bar has no room to spare: a list that opens below it is the better place.
  const below = found.filter(({ key }) => key !== "entries");
  const places = below.length > 0 ? below : found;
  const most = Math.max(...places.map(({ neighbours }) => neighbours.length));
  const place = places.findLast(({ neighbours }) => neighbours.length === most);
  const last = place?.neighbours.at(-1);
  if (!place || !last) return false;
  const values: Record<string, string> = { title, link: path, description: "TODO One line below the title." };
  const fields = last.items.map(({ key }) => String(key)).filter((key) => key in values);
  const entry = document.createNode(Object.fromEntries(fields.map((key) => [key, values[key]]))) as YAMLMap;
  entry.flow = last.flow === true;
  place.list.items.splice(place.list.items.indexOf(last) + 1, 0, entry);
  return true;
}

/**
 * The text of `navigation.yaml` with a new page in header and footer, beside its neighbours.
 * @param path path of the page: `/services/data-analytics`
 */
export const withNavigationEntry = (source: string, title: string, path: string): string =>
  rewritten(source, (document) =>
    ["header", "footer"].map((part) => addTo(document, document.get(part, true), title, path)).includes(true),
  );
