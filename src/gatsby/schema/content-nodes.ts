import type { Node, NodeInput, SourceNodesArgs } from "gatsby";
import { fieldsOfKind } from "../../content/field-schemas";
import { interpolateFields, type Placeholders } from "../../content/interpolate";
import { fileName, isFolder, type Kind, kindOf, pagePathOf, traitsOfPage } from "../../content/kinds";
import { lastModified } from "./last-modified";

/** The type of the nodes that gatsby-transformer-yaml makes: each holds what one file of `content/` says. */
export const fileType = "ContentYaml";

/** Tools of Gatsby that the functions below need. */
export type NodeTools = Pick<
  SourceNodesArgs,
  "actions" | "createContentDigest" | "createNodeId" | "getNode" | "getNodesByType"
>;

type SourceFile = Node & { relativePath: string; absolutePath: string };

/** Fields of a node beside those of its file. */
function ownFields(kind: Kind, data: object, { relativePath, absolutePath }: SourceFile) {
  const path = pagePathOf(relativePath);
  const page = traitsOfPage(kind, data);
  if (page) return { path, tint: page.tint, lastModified: lastModified(absolutePath) };
  return isFolder(kind) ? { key: fileName(relativePath) } : {};
}

/**
 * The node that pages are made of: the value of a file after its schema, with defaults and with names replaced.
 * @param yaml the node that holds the file's value as it was written
 * @returns undefined where the file is not in order, which the check reports
 */
export function contentNode(
  yaml: Node,
  placeholders: Placeholders,
  { createContentDigest, createNodeId, getNode }: NodeTools,
): NodeInput | undefined {
  const file = yaml.parent ? (getNode(yaml.parent) as SourceFile | undefined) : undefined;
  const kind = file && kindOf(file.relativePath);
  if (!kind) return undefined;
  const { id, parent, children, internal, ...written } = yaml;
  const parsed = kind.schema.safeParse(written);
  if (!parsed.success) return undefined;
  const fields = {
    ...interpolateFields(fieldsOfKind(kind), parsed.data, placeholders),
    ...ownFields(kind, parsed.data, file),
  };
  return {
    ...fields,
    id: createNodeId(`${id} >>> ${kind.typeName}`),
    parent: id,
    children: [],
    internal: { type: kind.typeName, contentDigest: createContentDigest(fields) },
  };
}

/** Of which files the node was made with these names: the digest of what a file said then, by its node's id. */
const madeWith = new WeakMap<Placeholders, Map<string, string>>();

/** Makes the node of one file, unless it was made of the same before; of a whole site that takes seconds. */
export function createContentNode(yaml: Node, placeholders: Placeholders, tools: NodeTools): void {
  const made = madeWith.get(placeholders) ?? new Map<string, string>();
  madeWith.set(placeholders, made);
  if (made.get(yaml.id) === yaml.internal.contentDigest) return;
  made.set(yaml.id, yaml.internal.contentDigest);
  const node = contentNode(yaml, placeholders, tools);
  if (!node) return;
  tools.actions.createNode(node);
  tools.actions.createParentChildLink({ parent: yaml, child: node });
}

/** Makes the nodes of all files that Gatsby knows by now. */
export function createContentNodes(placeholders: Placeholders, tools: NodeTools): void {
  for (const yaml of tools.getNodesByType(fileType)) createContentNode(yaml, placeholders, tools);
}
