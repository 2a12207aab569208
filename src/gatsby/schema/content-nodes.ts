import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Node, NodeInput, SourceNodesArgs } from "gatsby";
import { fieldsOfKind } from "../../content/fields/field-schemas";
import { isFolder, traitsOfPage } from "../../content/kinds";
import { allEntries, type Sites } from "../../content/read-site";
import { fileType, sharedFieldsOf } from "./graphql-types";
import { lastModified } from "./last-modified";

/** Tools of Gatsby that the functions below need. */
export type NodeTools = Pick<
  SourceNodesArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

/** What draws the data of an entry: Gatsby asks for it again only where an entry's node has changed. */
const drawingCode = readFileSync("src/gatsby/schema/entry-data.ts", "utf8");

/** Every entry of a site in all languages, by the path of its file; what all of them share is of the first. */
const placesOf = (sites: Sites) =>
  new Map(
    sites
      .toReversed()
      .flatMap((site) => allEntries(site).map((found) => [found.entry.absolutePath, { ...found, site }] as const)),
  );

/** For these sites: their entries, and what a file said when its node was made, by the id of the file's node. */
const known = new WeakMap<Sites, { places: ReturnType<typeof placesOf>; made: Map<string, string> }>();

function knownOf(sites: Sites) {
  const found = known.get(sites) ?? { places: placesOf(sites), made: new Map() };
  known.set(sites, found);
  return found;
}

/**
 * The node that pages are made of: the value of a file as `readSites` has read, checked and filled it.
 * @param yaml the file's node, whose own reading of it nobody asks for
 * @returns undefined for a file that is no entry
 */
export function contentNode(
  yaml: Node,
  sites: Sites,
  { createContentDigest, createNodeId, getNode }: NodeTools,
): NodeInput | undefined {
  const source = yaml.parent ? getNode(yaml.parent) : undefined;
  const place = knownOf(sites).places.get(resolve(String(source?.absolutePath)));
  if (!place) return undefined;
  const { kind, entry, site } = place;
  const data: Readonly<Record<string, unknown>> = entry.data;
  const page = traitsOfPage(kind, data);
  const fields = {
    ...Object.fromEntries(sharedFieldsOf(kind).map((name) => [name, data[name]])),
    language: site.language.code,
    ...(isFolder(kind) && { key: entry.key }),
    ...(page && { path: entry.path, tint: page.tint, lastModified: lastModified(entry.absolutePath) }),
    data,
  };
  const schema = fieldsOfKind(kind);
  return {
    ...fields,
    id: createNodeId(`${yaml.id} >>> ${kind.typeName}`),
    parent: yaml.id,
    children: [],
    internal: { type: kind.typeName, contentDigest: createContentDigest({ fields, schema, drawingCode }) },
  };
}

/** Makes the node of one file, unless it was made of the same before; of a whole site that takes seconds. */
export function createContentNode(yaml: Node, sites: Sites, tools: NodeTools): void {
  const { made } = knownOf(sites);
  if (made.get(yaml.id) === yaml.internal.contentDigest) return;
  made.set(yaml.id, yaml.internal.contentDigest);
  const node = contentNode(yaml, sites, tools);
  if (!node) return;
  tools.actions.createNode(node);
  tools.actions.createParentChildLink({ parent: yaml, child: node });
}

/** Makes the nodes of all files that Gatsby knows by now. */
export function createContentNodes(sites: Sites, tools: NodeTools): void {
  for (const yaml of tools.getNodesByType(fileType)) createContentNode(yaml, sites, tools);
}
