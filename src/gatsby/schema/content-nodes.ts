import { readFileSync } from "node:fs";
import type { Node, NodeInput, SourceNodesArgs } from "gatsby";
import { fieldsOfKind } from "../../content/fields/field-schemas";
import { fileName, isFolder, type Kind, kindOf, pagePathOf, traitsOfPage } from "../../content/kinds";
import { folderOf } from "../../content/languages/languages";
import type { Site, Sites } from "../../content/read-site";
import { interpolateFields } from "../../content/text/interpolate";
import { fileType, sharedFieldsOf } from "./graphql-types";
import { lastModified } from "./last-modified";

/** Tools of Gatsby that the functions below need. */
export type NodeTools = Pick<
  SourceNodesArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

type SourceFile = Node & { relativePath: string; absolutePath: string };

/** The language that nodes are made in: what is read of a site to fill their texts. */
type NodeLanguage = Pick<Site, "language" | "placeholders">;

/** What draws the data of an entry: Gatsby asks for it again only where an entry's node has changed. */
const drawingCode = readFileSync("src/gatsby/schema/entry-data.ts", "utf8");

/** Fields of a node beside those of its file. */
function ownFields(
  kind: Kind,
  data: object,
  file: string,
  absolutePath: string,
  { language, placeholders }: NodeLanguage,
) {
  const path = pagePathOf(file);
  const page = traitsOfPage(kind, data);
  const own = { language: language.code, ...(isFolder(kind) && { key: fileName(file) }) };
  if (page && path !== undefined) {
    const publicPath = placeholders.paths.get(path) ?? path;
    return { ...own, path: publicPath, tint: page.tint, lastModified: lastModified(absolutePath) };
  }
  return own;
}

/**
 * The node that pages are made of: the value of a file after its schema, with defaults and with names replaced.
 * @param yaml the node that holds the file's value as it was written
 * @returns undefined where the file is not in order, which the check reports
 */
export function contentNode(
  yaml: Node,
  sites: readonly NodeLanguage[],
  { createContentDigest, createNodeId, getNode }: NodeTools,
): NodeInput | undefined {
  const source = yaml.parent ? (getNode(yaml.parent) as SourceFile | undefined) : undefined;
  if (!source) return undefined;
  const folder = folderOf(source.relativePath);
  const file = source.relativePath.slice(folder.length);
  const site = sites.find(({ language }) => language.folder === folder);
  const kind = kindOf(file);
  if (!site || !kind) return undefined;
  const { id, parent, children, internal, ...written } = yaml;
  const parsed = kind.schema.safeParse(written);
  if (!parsed.success) return undefined;
  const schema = fieldsOfKind(kind);
  const data: Readonly<Record<string, unknown>> = interpolateFields(schema, parsed.data, site.placeholders);
  const fields = {
    ...Object.fromEntries(sharedFieldsOf(kind).map((name) => [name, data[name]])),
    ...ownFields(kind, parsed.data, file, source.absolutePath, site),
    data,
  };
  return {
    ...fields,
    id: createNodeId(`${id} >>> ${kind.typeName}`),
    parent: id,
    children: [],
    internal: { type: kind.typeName, contentDigest: createContentDigest({ fields, schema, drawingCode }) },
  };
}

/** Of which files the node was made for these sites: the digest of what a file said then, by its node's id. */
const madeFor = new WeakMap<Sites, Map<string, string>>();

/** Makes the node of one file, unless it was made of the same before; of a whole site that takes seconds. */
export function createContentNode(yaml: Node, sites: Sites, tools: NodeTools): void {
  const made = madeFor.get(sites) ?? new Map<string, string>();
  madeFor.set(sites, made);
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
