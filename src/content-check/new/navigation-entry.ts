import { type Document, isMap, isSeq, type Node, visit, type YAMLMap, type YAMLSeq } from "yaml";
import { rewritten } from "../../content/files/written";

export interface NavigationEntry {
  title: string;
  path: string;
  /** Title of the menu that it is to stand in; left out, it stands beside its neighbours. */
  menu?: string | undefined;
}

function menusIn(part: unknown) {
  const menus: { title: unknown; list: YAMLSeq }[] = [];
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

const entriesOf = ({ list }: { list: YAMLSeq }) => list.items.filter(isMap);

function addTo(document: Document, part: unknown, { title, path, menu }: NavigationEntry): boolean {
  const menus = menusIn(part);
  if (menus.flatMap(entriesOf).some((entry) => entry.get("title") === title)) return false;
  const folder = path.replace(/[^/]+$/, "");
  const isNeighbour = (entry: YAMLMap) => String(entry.get("link")).replace(/[^/#]+$/, "") === folder;
  const neighboursIn = (place: { list: YAMLSeq }) => entriesOf(place).filter(isNeighbour);
  // The header's bar, which has no title, has no room to spare.
  const below = menus.filter((place) => place.title !== undefined);
  const most = below.toSorted((a, b) => neighboursIn(a).length - neighboursIn(b).length).at(-1);
  const place = below.find((other) => other.title === menu) ?? most;
  const last = place && (neighboursIn(place).at(-1) ?? (place.title === menu && entriesOf(place).at(-1)));
  if (!last) return false;
  const values = { title, link: path, description: "TODO One line below the title." };
  const fields = Object.entries(values).filter(([key]) => last.has(key));
  const entry = document.createNode(Object.fromEntries(fields)) as YAMLMap;
  entry.flow = last.flow === true;
  place.list.items.splice(place.list.items.indexOf(last) + 1, 0, entry);
  return true;
}

export const withNavigationEntry = (source: string, wanted: NavigationEntry): string =>
  rewritten(source, (document) =>
    ["header", "footer"].map((part) => addTo(document, document.get(part, true), wanted)).includes(true),
  );
