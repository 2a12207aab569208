import { type Document, isMap, isSeq, type Node, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { rewritten } from "../../content/files/written";

export interface NavigationEntry {
  title: string;
  path: string;
  /** Title of the menu that it is to stand in; left out, it stands beside its neighbours. */
  menu?: string | undefined;
}

/** A list of entries in a part of the navigation, with the title above it; the header's bar has none. */
interface Menu {
  title: unknown;
  list: YAMLSeq;
}

function menusIn(part: unknown): Menu[] {
  const menus: Menu[] = [];
  visit(part as Node, {
    Map: (_, map) => {
      const lists = map.items.map(({ value }) => value).filter(isSeq);
      menus.push(...lists.map((list) => ({ title: map.get("title"), list })));
    },
  });
  return menus;
}

export const menuTitles = ({ contents }: Document): string[] => [
  ...new Set(menusIn(contents).flatMap(({ title }) => (title === undefined ? [] : String(title)))),
];

const entriesOf = ({ items }: YAMLSeq) => items.filter(isMap);

/** The entry that a new one comes after: the last of its menu, or of its neighbours in the list with most of them. */
function placeOf({ path, menu }: NavigationEntry, menus: readonly Menu[]) {
  const chosen = menus.find(({ title }) => title !== undefined && title === menu);
  if (chosen) return { list: chosen.list, last: entriesOf(chosen.list).at(-1) };
  const folder = path.replace(/[^/]+$/, "");
  const isNeighbour = (entry: YAMLMap) => String(entry.get("link")).replace(/[^/#]+$/, "") === folder;
  const place = menus
    .map(({ title, list }) => ({ isBelow: title !== undefined, list, neighbours: entriesOf(list).filter(isNeighbour) }))
    .filter(({ neighbours }) => neighbours.length > 0)
    // The header's bar has no room to spare: a list that opens below it is the better place.
    .sort((a, b) => Number(a.isBelow) - Number(b.isBelow) || a.neighbours.length - b.neighbours.length)
    .at(-1);
  return { list: place?.list, last: place?.neighbours.at(-1) };
}

function addTo(document: Document, part: unknown, wanted: NavigationEntry): boolean {
  const menus = menusIn(part);
  if (menus.flatMap(({ list }) => entriesOf(list)).some((entry) => entry.get("title") === wanted.title)) return false;
  const { list, last } = placeOf(wanted, menus);
  if (!list || !last) return false;
  const values = { title: wanted.title, link: wanted.path, description: "TODO One line below the title." };
  const fields = Object.entries(values).filter(([key]) => last.has(key));
  const entry = document.createNode(Object.fromEntries(fields)) as YAMLMap;
  entry.flow = last.flow === true;
  list.items.splice(list.items.indexOf(last) + 1, 0, entry);
  return true;
}

export const withNavigationEntry = (source: string, wanted: NavigationEntry): string =>
  rewritten(source, (document) =>
    ["header", "footer"].map((part) => addTo(document, document.get(part, true), wanted)).includes(true),
  );
