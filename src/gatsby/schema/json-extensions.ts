import { resolve, sep } from "node:path";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { GraphQLResolveInfo } from "graphql";
import { contentKinds } from "../../content/kinds";
import { sharedFiles } from "../../content/languages/languages";
import type { CodeLanguage } from "../../content/schemas/product/api-exchange";
import { codeTokens } from "./code-tokens";

/** Kinds of files that stand once, for all languages. */
const sharedTypes = contentKinds
  .filter(({ files }) => sharedFiles.includes(files))
  .map(({ typeName }): string => typeName);

type FileNode = Node & { dir: string };

interface StudyNode {
  readonly language: string;
  readonly order: number;
  readonly services: readonly string[];
  readonly industries: readonly string[];
}

interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<FileNode | null>;
    findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<{ order?: number }> }>;
    findRootNodeAncestor: (source: object, isWanted: (node: Node) => boolean) => FileNode | null;
  };
}

type Resolver = (
  source: Record<string, unknown>,
  args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => unknown;

/** The public address of a file, which is copied there. */
async function publicAddress(
  source: object,
  path: string,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  const { nodeModel } = context;
  const owner = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
  const absolutePath = owner && resolve(owner.dir, path).replaceAll(sep, "/");
  const query = { filter: { absolutePath: { eq: absolutePath } } };
  const file = absolutePath && (await nodeModel.findOne({ type: "File", query }));
  const type = info.schema.getType("File");
  const field = type && "getFields" in type ? type.getFields().publicURL : undefined;
  if (!file || !field || !("resolve" in field)) throw new Error(`The file ${path} is not known to Gatsby.`);
  return field.resolve?.(file, {}, context, info);
}

/** A value in which the path of each picture is its public address. */
async function withFileAddresses(value: unknown, addressOf: (path: string) => Promise<unknown>): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => withFileAddresses(entry, addressOf)));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(async ([key, part]) => [
    key,
    key === "src" && typeof part === "string" ? await addressOf(part) : await withFileAddresses(part, addressOf),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Filter for the files of the language that a value is in; files that stand once are in the first one. */
function sameLanguage(source: object, type: string, { nodeModel }: ResolverContext) {
  if (sharedTypes.includes(type)) return {};
  const page = nodeModel.findRootNodeAncestor(source, (node) => "language" in node);
  return { language: { eq: page?.language } };
}

/** All entries of a kind in their order, or the only one, for blocks that show what other files hold. */
const entriesResolver =
  (type: string): Resolver =>
  async (source, _, context, { returnType }) => {
    const { nodeModel } = context;
    const query = { filter: sameLanguage(source, type, context) };
    if (!String(returnType).startsWith("[")) return nodeModel.findOne({ type, query });
    const { entries } = await nodeModel.findAll({ type, query });
    return [...entries].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  };

/** The case studies that name the page of a service, product or industry, in their order. */
const studiesResolver: Resolver = async ({ path, language }, _, { nodeModel }) => {
  const { entries } = await nodeModel.findAll({ type: "CaseStudy", query: {} });
  return [...(entries as Iterable<StudyNode>)]
    .filter((study) => study.language === language)
    .filter(({ services, industries }) => [...services, ...industries].some((named) => named === path))
    .sort((a, b) => a.order - b.order);
};

/** The file of a kind that a field names. */
const namedEntryResolver =
  (type: string): Resolver =>
  (source, _, context, { fieldName }) => {
    const key = source[fieldName];
    if (typeof key !== "string") return null;
    return context.nodeModel.findOne({
      type,
      query: { filter: { key: { eq: key }, ...sameLanguage(source, type, context) } },
    });
  };

/** Declares the directives of the fields that queries ask for as JSON. */
export function createJsonExtensions({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  const extend = (name: string, resolver: Resolver) =>
    actions.createFieldExtension({ name, extend: () => ({ resolve: resolver }) });

  extend("withFileAddresses", (source, _, context, info) =>
    withFileAddresses(source[info.fieldName], (path) => publicAddress(source, path, context, info)),
  );
  extend("codeTokens", (source, _, __, info) =>
    codeTokens(String(source[info.fieldName]), (source.language as CodeLanguage | undefined) ?? "json"),
  );
  actions.createFieldExtension({
    name: "entries",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({ resolve: entriesResolver(type) }),
  });
  extend("caseStudiesOf", studiesResolver);
  actions.createFieldExtension({
    name: "namedEntry",
    args: { type: "String!" },
    extend: ({ type }: { type: string }) => ({ resolve: namedEntryResolver(type) }),
  });
  extend("wholeFile", ({ id, parent, children, internal, language, ...fields }) => fields);
}
