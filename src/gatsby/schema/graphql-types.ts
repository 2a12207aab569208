import { z } from "zod";
import { type FieldSchema, fieldsOfKind, resolveField, variantsOf } from "../../content/fields/field-schemas";
import { contentKinds, isFolder, type Kind, pageTraits } from "../../content/kinds";
import { blockHeading } from "../../content/schemas/block";
import { service } from "../../content/schemas/detail-page";
import { pageOpening } from "../../content/schemas/page-opening";
import { sheetFields } from "../../content/schemas/sheet";
import { tints } from "../../content/schemas/tints";
import { fileType } from "./content-nodes";

/**
 * GraphQL types of `content/`, written from the schemas of its files, so that a field is declared once.
 * Each type is `@dontInfer`: a field that no file uses stays queryable, and one that no schema knows is not served.
 */

const quote = (text: string) => `"""${text.replace(/"""/g, "'''")}"""`;

const scalarTypes: Record<string, string> = { string: "String", number: "Float", integer: "Int", boolean: "Boolean" };

/** Content of other files that a block shows: all of a folder, or the one there is. */
const entryFieldsOf = ({ entries = {} }: FieldSchema): string =>
  Object.entries(entries)
    .map(([name, type]) => {
      const isList = contentKinds.some((kind) => kind.typeName === type && isFolder(kind));
      return `\n  ${name}: ${isList ? `[${type}!]` : type}! @entries(type: "${type}")`;
    })
    .join("");

/** Ways from a field to what it names: to a page by its path, to another file by its name in the same language. */
function linkOf({ linksTo, linkBy }: FieldSchema): string {
  if (!linksTo) return "";
  return linkBy === "key" ? ` @namedEntry(type: "${linksTo}")` : ' @link(by: "path")';
}

/** Groups of fields. One fragment asks for them wherever all of a group are. */
const fieldGroups = { BlockHeading: blockHeading, Sheet: sheetFields };

const hasAll = (fields: object, { properties = {} }: FieldSchema) =>
  Object.keys(fields).every((name) => name in properties);

const groupsOf = (object: FieldSchema): string[] =>
  Object.entries(fieldGroups)
    .filter(([, fields]) => hasAll(fields, object))
    .map(([group]) => group);

/** Collects the types that a schema refers to, each once. */
class TypeWriter {
  readonly types = new Map<string, string>();

  private typeOf(unresolved: FieldSchema, root: FieldSchema): string {
    const field = resolveField(unresolved, root);
    if (field.contentFormat === "file") return "File";
    if (field.graphqlJson || field.graphqlCode) return "JSON";
    if (field.linksTo) return field.type === "array" ? `[${field.linksTo}!]` : field.linksTo;
    if (field.enum) return this.enumType(field);
    if (field.type === "array" && field.items) return `[${this.typeOf(field.items, root)}!]`;
    if (variantsOf(field).length > 0) return this.unionType(field, root);
    if (field.type === "object") return this.objectType(field, root);
    const scalar = scalarTypes[field.type ?? ""];
    if (!scalar) throw new Error(`No GraphQL type for ${JSON.stringify(field)}.`);
    return scalar;
  }

  private enumType(field: FieldSchema): string {
    if (!field.id) return "String";
    this.types.set(field.id, `enum ${field.id} { ${field.enum?.join(" ")} }`);
    return field.id;
  }

  private unionType(field: FieldSchema, root: FieldSchema): string {
    if (!field.id) throw new Error("A union of kinds has no id.");
    const variants = variantsOf(field).map(({ schema }) => this.typeOf(schema, root));
    this.types.set(field.id, `union ${field.id} = ${variants.join(" | ")}`);
    return field.id;
  }

  private objectType(field: FieldSchema, root: FieldSchema): string {
    if (!field.id) throw new Error(`A group of fields has no id: ${Object.keys(field.properties ?? {}).join(", ")}.`);
    if (!this.types.has(field.id)) {
      this.types.set(field.id, "");
      const anchor = field.anchorFrom ? `\n  anchor: String!` : "";
      const own = `${this.fields(field, root)}${anchor}${entryFieldsOf(field)}`;
      const groups = groupsOf(field);
      const implemented = groups.length > 0 ? ` implements ${groups.join(" & ")}` : "";
      this.types.set(field.id, `type ${field.id}${implemented} @dontInfer {\n${own}\n}`);
    }
    return field.id;
  }

  /** The fields of an object, one a line. A field is nullable only where the schema lets it be left out. */
  fields(object: FieldSchema, root: FieldSchema): string {
    return Object.entries(object.properties ?? {})
      .filter(([, property]) => !resolveField(property, root).graphqlHidden)
      .map(([name, property]) => {
        const field = resolveField(property, root);
        const entry = field.type === "array" && field.items ? resolveField(field.items, root) : field;
        const isPresent = object.required?.includes(name) || field.default !== undefined;
        return [
          field.description ? `  ${quote(field.description)}\n` : "",
          `  ${name}: ${this.typeOf(property, root)}${isPresent ? "!" : ""}`,
          field.contentFormat === "file" ? " @fileByRelativePath" : "",
          entry.graphqlJson ? " @withFileAddresses" : "",
          field.graphqlCode ? " @codeTokens" : "",
          linkOf(field),
        ].join("");
      })
      .join("\n");
  }
}

const nodeFields = '  id: ID!\n  """Two letters of the language that it is in."""\n  language: String!';
const keyField = `\n  """Name of the file without its ending."""\n  key: String!`;
const pageFields = `${nodeFields}\n  """Path of the page."""\n  path: String!\n  """The background of its family of pages."""\n  tint: PageTint!\n  """When the file was last changed, as an ISO date."""\n  lastModified: String!`;

/** The case studies that name a page: the way back, which no file states. */
const studiesField = `  """The case studies that belong to it."""\n  caseStudies: [CaseStudy!]! @caseStudiesOf`;

const isDetail = (kind: Kind) => pageTraits(kind)?.template === "detail-page";

function nodeType(kind: Kind, writer: TypeWriter): string {
  const root = fieldsOfKind(kind);
  const isPage = pageTraits(kind) !== undefined;
  const ownFields = `${isPage ? pageFields : nodeFields}${isFolder(kind) ? keyField : ""}`;
  const whole = root.graphqlJson ? `\n  """All fields of the file."""\n  all: JSON! @wholeFile` : "";
  const interfaces = [
    "Node",
    ...(isPage ? ["ContentPage"] : []),
    ...(isDetail(kind) ? ["DetailPage"] : []),
    ...(hasAll(pageOpening, root) ? ["PageOpening"] : []),
  ];
  return `type ${kind.typeName} implements ${interfaces.join(" & ")} @dontInfer {\n${ownFields}${whole}${isDetail(kind) ? `\n${studiesField}` : ""}\n${writer.fields(root, root)}\n}`;
}

/** The definitions of all types, as GraphQL's schema language. */
export function contentTypeDefinitions(): string {
  const writer = new TypeWriter();
  const nodes = contentKinds.map((kind) => nodeType(kind, writer));
  const opening = fieldsOfKind({ schema: z.strictObject(pageOpening) });
  const shared = fieldsOfKind({ schema: service });
  const withoutDirectives = (fields: string) => fields.replace(/ @\w+(\([^)]*\))?/g, "");
  const interfaces = [
    `"""A file that makes a page."""\ninterface ContentPage implements Node {\n${pageFields}\n}`,
    `"""A page that begins with the usual opening."""\ninterface PageOpening implements Node & ContentPage {\n${pageFields}\n${withoutDirectives(writer.fields(opening, opening))}\n}`,
    `"""A service, product or industry: the files behind the shared detail template."""\ninterface DetailPage implements Node & ContentPage {\n${pageFields}${keyField}\n${withoutDirectives(`${studiesField}\n${writer.fields(shared, shared)}`)}\n}`,
  ];
  const groups = Object.entries(fieldGroups).map(([group, fields]) => {
    const root = fieldsOfKind({ schema: z.strictObject(fields) });
    return `interface ${group} {\n${writer.fields(root, root)}\n}`;
  });
  const file = `"""A file as it was written."""\ntype ${fileType} implements Node @dontInfer {\n  id: ID!\n}`;
  const tint = `enum PageTint { ${tints.join(" ")} }`;
  return [...interfaces, ...groups, tint, ...nodes, file, ...writer.types.values()].join("\n\n");
}
