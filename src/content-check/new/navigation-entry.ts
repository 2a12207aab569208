import { type Document, isMap, isSeq, type Node, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { rewritten } from "../../content/files/written";

export interface NavigationEntry {
  title: string;
  /** Path of the page: `/services/data-analytics`. */
  path: string;
  /** Title of the menu that it is to stand in; left out, it stands beside its neighbours. */
  menu?: string | undefined;
}

/** A list of entries in a part of the navigation, with the title above it; the header's bar has none. */
interface Menu {
  title: string | undefined;
  list: YAMLSeq;
}

function menusIn(part: unknown): Menu[] {
  const menus: Menu[] = [];
  visit(part as Node, {
    Map: (_, map) => {
      const title = map.get("title");
      for (const { value } of map.items) {
        if (isSeq(value)) menus.push({ title: title === undefined ? undefined : String(title), list: value });
      }
    },
  });
  return menus;
}

/** The titles above the lists of header and footer. */
export const menuTitles = ({ contents }: Document): string[] => [
  ...new Set(menusIn(contents).flatMap(({ title }) => title ?? [])),
];

const entriesOf = ({ items }: YAMLSeq) => items.filter(isMap);

const neighboursIn = (list: YAMLSeq, folder: string): YAMLMap[] =>
  entriesOf(list).filter((entry) => {
    const link = entry.get("link");
    return typeof link === "string" && link.startsWith(folder) && /^[^/#]+$/.test(link.slice(folder.length));
  });

/** The entry that a new one comes after: the last of its menu, or of its neighbours in the list with most of them. */
function placeIn(
  menus: readonly Menu[],
  { path, menu }: NavigationEntry,
): { list: YAMLSeq; last?: YAMLMap } | undefined {
  const chosen = menus.find(({ title }) => title !== undefined && title === menu);
  const last = chosen && entriesOf(chosen.list).at(-1);
  if (last) return { ...chosen, last };
  const found = menus
    .map(({ title, list }) => ({ title, list, neighbours: neighboursIn(list, path.replace(/[^/]+$/, "")) }))
    .filter(({ neighbours }) => neighbours.length > 0);
  // The header's bar has no room to spare: a list that opens below it is the better place.
  const below = found.filter(({ title }) => title !== undefined);
  const places = below.length > 0 ? below : found;
  const most = Math.max(...places.map(({ neighbours }) => neighbours.length));
  const place = places.findLast(({ neighbours }) => neighbours.length === most);
  return place && { list: place.list, last: place.neighbours.at(-1) };
}

/**
 * Names a page in a part of the navigation; not where a link has its name.
 * @returns true where it was added
 */
function addTo(document: Document, part: unknown, wanted: NavigationEntry): boolean {
  const menus = menusIn(part);
  if (menus.flatMap(({ list }) => entriesOf(list)).some((entry) => entry.get("title") === wanted.title)) return false;
  const { list, last } = placeIn(menus, wanted) ?? {};
  if (!list || !last) return false;
  const values: Record<string, string> = {
    title: wanted.title,
    link: wanted.path,
    description: "TODO One line below the title.",
  };
  const fields = last.items.map(({ key }) => String(key)).filter((key) => key in values);
  const entry = document.createNode(Object.fromEntries(fields.map((key) => [key, values[key]]))) as YAMLMap;
  entry.flow = last.flow === true;
  list.items.splice(list.items.indexOf(last) + 1, 0, entry);
  return true;
}

/** The text of `navigation.yaml` with a new page in header and footer. */
export const withNavigationEntry = (source: string, wanted: NavigationEntry): string =>
  rewritten(source, (document) =>
    ["header", "footer"].map((part) => addTo(document, document.get(part, true), wanted)).includes(true),
  );
