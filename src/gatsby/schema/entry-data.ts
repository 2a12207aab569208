import { dirname, resolve, sep } from "node:path";
import type { Node } from "gatsby";
import { type GraphQLResolveInfo, isObjectType } from "graphql";
import { contentTypeNamed, detailTypes, isFolder } from "../../content/content-types";
import { type FieldSchema, fieldSchemaOf, schemaOfValue } from "../../content/fields/field-schemas";
import { sharedFiles } from "../../content/languages/languages";
import { eveningFileOf, eveningOf, sunPathOf } from "../../content/pictures/evening-picture";
import type { CodeLanguage } from "../../content/schemas/product/api-exchange";
import { type Shown, shown } from "../../content/schemas/shown";
import { eveningEncoding, heroEncoding, pageEncoding } from "../picture-encoding";
import { codeTokens } from "./code-tokens";
import type { EntryNode, Fields, FileNode, ResolverContext } from "./node-model";
import { footOf } from "./picture-foot";

/** The field `data` of an entry's node: all of the entry, or some fields of it. */
export const resolveEntryData = (
  entry: EntryNode,
  { fields }: { fields?: readonly string[] | null },
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<unknown> => new EntryResolver(context, info).entry(entry, fields ?? [], Boolean(fields));

/** What a file is to say, in place of what it says: somebody writes it, and looks at it meanwhile. */
interface Instead {
  /** The file, and the one from which its pictures are found, by their full paths. */
  readonly of: string;
  readonly from: string;
  readonly data: Fields;
  readonly tint: string | undefined;
}

/** Where a value stands: in which file, and how its pictures are shown. */
interface Place {
  readonly from: string;
  readonly language: string;
  readonly isHero: boolean;
  /** True where a page shows another entry, or several entries are listed: their pictures stand on one line. */
  readonly isCard: boolean;
}

/** Resolves entries within the answer to one query, so that Gatsby knows all that the answer depends on. */
export class EntryResolver {
  hasReplaced = false;

  constructor(
    private readonly context: ResolverContext,
    private readonly info: GraphQLResolveInfo,
    private readonly instead?: Instead,
  ) {}

  /** What some paths name of an entry, or all of it, without what is hidden and with what it shows of others. */
  async entry(node: EntryNode, paths: readonly string[], isCard: boolean): Promise<unknown> {
    const { path, key, language, internal } = node;
    const type = contentTypeNamed(internal.type);
    const source = this.context.nodeModel.findRootNodeAncestor(node, (one) => one.internal.type === "File");
    if (!type || !source) throw new Error(`The entry ${node.id} is none of content/.`);
    const instead = this.instead?.of === source.absolutePath ? this.instead : undefined;
    if (instead) this.hasReplaced = true;
    const { data, tint, from } = instead ?? { ...node, from: source.absolutePath };
    const isWhole = paths.length === 0;
    const place = { from, language, isHero: false, isCard };
    const resolved = await this.value(isWhole ? data : picked(data, paths), fieldSchemaOf(type), place);
    // Of a whole entry no key: React would take one that is spread for its own.
    const own = isWhole ? path !== undefined && { path, tint } : picked({ path, tint, key }, paths);
    const studies = isWhole && detailTypes.has(type.typeName) && { caseStudies: await this.studiesOf(node) };
    return Object.assign({}, own, resolved, studies);
  }

  private async value(part: unknown, schema: FieldSchema, place: Place): Promise<unknown> {
    if (part === undefined || part === null) return undefined;
    const { language } = place;
    const field = schemaOfValue(schema, part);
    if (typeof part === "string") {
      if (field.linksTo) return this.entryNamed(part, field, language);
      if (field.contentFormat !== "file") return part;
      if (place.isHero) return (await this.picture(part, place)).src;
      return this.ask("File", "publicURL", await this.file(part, place));
    }
    if (Array.isArray(part)) {
      const { items } = field;
      return items ? Promise.all(part.map((one) => this.value(one, items, place))) : part;
    }
    if (typeof part !== "object") return part;
    const within = { ...place, isHero: place.isHero || field.encodedAs === "hero" };
    const own = Object.entries(part).map(async ([name, one]): Promise<Fields> => {
      const inner = field.properties?.[name];
      if (inner?.isHidden) return {};
      if (inner?.isCode) return { [name]: codeTokens(String(one), codeLanguageOf(part)) };
      if (name === "src" && field.typeName === "ContentImage") return this.picture(String(one), within);
      return { [name]: inner ? await this.value(one, inner, within) : one };
    });
    const entries = Object.entries(field.entries ?? {}).map(
      async ([name, entry]): Promise<Fields> => ({ [name]: await this.allEntries(entry, language) }),
    );
    return Object.assign({}, ...(await Promise.all([...own, ...entries])));
  }

  private async entryNamed(name: string, field: FieldSchema, language: string): Promise<unknown> {
    const { linksTo = "", shows = [], linkBy } = field;
    const filter = linkBy ? { [linkBy]: { eq: name }, language: { eq: language } } : { path: { eq: name } };
    const entry = await this.context.nodeModel.findOne({ type: linksTo, query: { filter } });
    if (!entry) throw new Error(`There is no ${linksTo} ${name}.`);
    return this.entry(entry, shows, true);
  }

  private async allEntries({ linksTo, shows }: Shown, language: string): Promise<unknown> {
    const type = contentTypeNamed(linksTo);
    const isShared = type && sharedFiles.includes(type.files);
    const query = isShared ? {} : { filter: { language: { eq: language } } };
    const { entries } = await this.context.nodeModel.findAll({ type: linksTo, query });
    const resolved = await Promise.all(inOrder(entries).map((entry) => this.entry(entry, shows, true)));
    return type && isFolder(type) ? resolved : resolved[0];
  }

  /** The case studies that name a page: the way back, which no file states. */
  private async studiesOf({ path, language }: EntryNode): Promise<unknown> {
    const query = { filter: { language: { eq: language } } };
    const { entries } = await this.context.nodeModel.findAll({ type: "CaseStudy", query });
    const own = inOrder(entries).filter(({ data }) => [data.services, data.industries].flat().includes(path));
    return Promise.all(own.map((study) => this.entry(study, studyOfPage.shows, true)));
  }

  private async picture(path: string, place: Place): Promise<Fields> {
    const file = await this.file(path, place);
    if (place.isHero) return { src: await this.encoded(file, "gatsbyImageData", heroEncoding) };
    // Looked for in any case: Gatsby runs a query again for what it has looked for, and one evening may come later.
    const evening = await this.fileAt(eveningFileOf(file.absolutePath));
    const dusk = evening && eveningOf(file.absolutePath) ? this.encoded(evening, "resize", eveningEncoding) : undefined;
    return {
      src: await this.encoded(file, "gatsbyImageData", pageEncoding),
      evening: ((await dusk) as { src: string } | undefined)?.src,
      sunPath: sunPathOf(file.absolutePath) ?? undefined,
      foot: place.isCard ? await footOf(file) : undefined,
    };
  }

  private encoded(file: Node, name: "gatsbyImageData" | "resize", given: object): unknown {
    const picture = this.context.nodeModel.getNodeById({ id: file.children[0] });
    return picture && this.ask("ImageSharp", name, picture, given);
  }

  private async file(path: string, { from }: Place): Promise<FileNode> {
    const found = await this.fileAt(resolve(dirname(from), path));
    if (!found) throw new Error(`The file ${path} is not known to Gatsby.`);
    return found;
  }

  private fileAt(path: string): Promise<FileNode | null> {
    const query = { filter: { absolutePath: { eq: path.replaceAll(sep, "/") } } };
    return this.context.nodeModel.findOne<FileNode>({ type: "File", query });
  }

  /** What a field of another plugin's node resolves to: an encoded picture, or the address of a file. */
  private ask(type: string, name: string, source: object, given: object = {}): unknown {
    const owner = this.info.schema.getType(type);
    const field = isObjectType(owner) ? owner.getFields()[name] : undefined;
    const defaults = field?.args.flatMap((arg) =>
      arg.defaultValue === undefined ? [] : [[arg.name, arg.defaultValue]],
    );
    return field?.resolve?.(source, { ...Object.fromEntries(defaults ?? []), ...given }, this.context, this.info);
  }
}

/** The part of a value that some paths name, as `shown` explains them. */
function picked(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) {
    return value.flatMap((one) => {
      if (!("kind" in one)) return [picked(one, paths)];
      return paths.includes(one.kind) ? [one] : [];
    });
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (paths.includes(name)) return [[name, part]];
      const within = paths.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
      return within.length > 0 ? [[name, picked(part, within)]] : [];
    }),
  );
}

const inOrder = (entries: Iterable<EntryNode>) => [...entries].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

const studyOfPage = shown("CaseStudy", "path", "superHeading", "title", "description", "image");

const codeLanguageOf = (group: object) => ("language" in group ? (group.language as CodeLanguage) : "json");
