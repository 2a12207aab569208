import { readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { type ContentType, contentTypeOf, isFolder, type TypeName, traitsOfPage } from "../../content/content-types";
import { fieldSchemaOf } from "../../content/fields/field-schemas";
import { contentFolder } from "../../content/files/file-tree";
import { folderOf, nameInLanguage } from "../../content/languages/languages";
import { allEntries, type Entry, type Site } from "../../content/read-site";
import { interpolateFields } from "../../content/text/interpolate";
import { isEdited, rereadSiteContent, siteContents } from "../site-content";
import { EntryResolver, resolveEntryData } from "./entry-data";
import { contentTypeDefinitions, fileType, sharedFieldsOf } from "./graphql-types";
import type { ResolverContext } from "./node-model";

/** What resolves the data of an entry: Gatsby asks for it again only where an entry's node has changed. */
const resolverFiles = ["schema/entry-data", "schema/picture-foot", "schema/code-tokens", "picture-encoding"];
const resolverSource = [...resolverFiles, "../content/pictures/evening-picture"]
  .map((file) => readFileSync(`src/gatsby/${file}.ts`, "utf8"))
  .join("");

/** The node that pages are made of: the value of a file as `readSites` has read, checked and filled it. */
export function contentNode(
  { type, entry, site }: { type: ContentType; entry: Entry<TypeName>; site: Site },
  { createContentDigest, createNodeId }: Pick<NodePluginArgs, "createContentDigest" | "createNodeId">,
): NodeInput {
  const data: Readonly<Record<string, unknown>> = entry.data;
  const page = traitsOfPage(type, data);
  const fields = {
    ...Object.fromEntries(sharedFieldsOf(type).map((name) => [name, data[name]])),
    language: site.language.code,
    ...(isFolder(type) && { key: entry.key }),
    ...(page && { path: entry.path, tint: page.tint }),
    data,
  };
  // As a text, since a schema as a tree takes Gatsby twenty times as long.
  const resolvedBy = JSON.stringify(fieldSchemaOf(type)) + resolverSource;
  return {
    ...fields,
    id: createNodeId(entry.absolutePath),
    internal: { type: type.typeName, contentDigest: createContentDigest({ fields, resolvedBy }) },
  };
}

/** Makes the node of each entry, a child of its file's YAML: whoever deletes the file deletes it. */
function createContentNodes(tools: NodePluginArgs, yamls = tools.getNodesByType(fileType)): void {
  const { createNode, createParentChildLink } = tools.actions;
  const pathOf = (yaml: Node) => resolve(String(tools.getNode(yaml.parent ?? "")?.absolutePath));
  const files = new Map(yamls.map((yaml) => [pathOf(yaml), yaml]));
  for (const site of siteContents()) {
    for (const found of allEntries(site)) {
      const { absolutePath } = found.entry;
      const yaml = files.get(absolutePath);
      if (!yaml) continue;
      // What all languages share is of the first.
      files.delete(absolutePath);
      const child = { ...contentNode({ ...found, site }, tools), parent: yaml.id, children: [] };
      createNode(child);
      createParentChildLink({ parent: yaml, child });
    }
  }
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "entryData", extend: () => ({ resolve: resolveEntryData }) });
  actions.createTypes(contentTypeDefinitions());
};

interface Written {
  readonly page: string;
  readonly file: string;
  readonly written: object;
}

const pathTo = (file: string) => resolve(contentFolder(), file).replaceAll(sep, "/");

/** A page's entry while a file is edited. A language without pages stands in the place of the first. */
const writtenEntry = {
  type: "JSON",
  args: { page: "String!", file: "String!", written: "JSON!" },
  async resolve(_: unknown, { page, file, written }: Written, context: ResolverContext, info: GraphQLResolveInfo) {
    const sites = siteContents();
    const name = nameInLanguage(file);
    const type = contentTypeOf(name);
    const node = await context.nodeModel.findOne({ type: "ContentPage", query: { filter: { path: { eq: page } } } });
    if (!type || !node) throw new Error(`${file} cannot be shown on ${page}.`);
    const { placeholders } = sites.find(({ language }) => language.folder === folderOf(file)) ?? sites[0];
    const parsed = type.schema.parse(written);
    const said = interpolateFields(fieldSchemaOf(type), parsed, placeholders);
    const site = sites.find(({ language }) => language.code === node.language) ?? sites[0];
    const instead = {
      of: pathTo(site.language.folder + name),
      from: pathTo(file),
      data: said,
      tint: traitsOfPage(type, parsed)?.tint,
    };
    const resolver = new EntryResolver(context, info, instead);
    return { entry: await resolver.entry(node, [], false), isShown: resolver.hasReplaced, said };
  },
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  isEdited && add({ Query: { written: writtenEntry } });

/** Makes the nodes anew whose YAML an earlier build has read: a fact that they use may be another one now. */
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => createContentNodes(args);

let isFollowing = false;

/** From now on, a file of `content/` that comes is a change by somebody who edits while looking at the site. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  isFollowing = true;
};

/** Makes the node of a file once its YAML is there, and all after a change: others may use a fact of this one. */
export const onCreateNode: GatsbyNode["onCreateNode"] = (args) => {
  const { internal, sourceInstanceName, ext } = args.node;
  if (internal.type === fileType) createContentNodes(args, [args.node]);
  if (!isFollowing || internal.type !== "File" || sourceInstanceName !== "content") return;
  if (!/^\.ya?ml$/i.test(String(ext))) return;
  const problems = rereadSiteContent();
  if (problems) args.reporter.error(problems);
  createContentNodes(args);
};
