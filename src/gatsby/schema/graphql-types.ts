import { contentKinds, detailKinds, isFolder, type Kind, pageTraits } from "../../content/kinds";
import { pageOpening } from "../../content/schemas/page-opening";
import { tint } from "../../content/schemas/pages/page";

/**
 * One type for each content type: the fields that entries share, by which lists of them are asked for, and all that the
 * file says as `data`. Each is `@dontInfer`: a query never depends on which optional fields are in use today.
 */

/** The type of the nodes that gatsby-transformer-yaml makes: each holds what one file of `content/` says. */
export const fileType = "ContentYaml";

const entryFields = `id: ID!
  """Two letters of the language that it is in."""
  language: String!
  """All of its file, with its pictures encoded; or some fields of it: ["name", "card.title"]."""
  data(fields: [String!]): JSON! @entryData`;
const pageFields = `"""Path of the page."""
  path: String!
  """The background of its family of pages."""
  tint: PageTint!`;
const keyField = `"""Name of the file without its ending."""
  key: String!`;

/** Fields that have the same name and meaning in all schemas. */
const sharedFields = {
  order: "Int",
  name: "String",
  title: "String",
  description: "String",
  image: "ContentImage",
} as const;

type SharedField = keyof typeof sharedFields;

/** The fields of a content type that are typed, beside those that every node has. */
export const sharedFieldsOf = ({ schema }: Pick<Kind, "schema">) =>
  (Object.keys(sharedFields) as SharedField[]).filter((name) => name in schema.shape);

const typed = (names: readonly SharedField[]) => names.map((name) => `${name}: ${sharedFields[name]}`);

const interfaceOf = (name: string, sentence: string, above: string, fields: readonly string[]) =>
  `"""${sentence}"""\ninterface ${name} implements ${above} {\n  ${[entryFields, pageFields, ...fields].join("\n  ")}\n}`;

function typeOf(kind: Kind): string {
  const isPage = pageTraits(kind) !== undefined;
  const isOpening = Object.keys(pageOpening).every((name) => name in kind.schema.shape);
  const interfaces = [
    "Node",
    ...(isPage ? ["ContentPage"] : []),
    ...(isOpening ? ["PageOpening"] : []),
    ...(detailKinds.has(kind.typeName) ? ["DetailPage"] : []),
  ];
  const fields = [
    entryFields,
    ...(isPage ? [pageFields] : []),
    ...(isFolder(kind) ? [keyField] : []),
    ...typed(sharedFieldsOf(kind)),
  ];
  return `type ${kind.typeName} implements ${interfaces.join(" & ")} @dontInfer {\n  ${fields.join("\n  ")}\n}`;
}

const opening = typed(["title", "description", "image"]);

export const contentTypeDefinitions = (): string =>
  [
    interfaceOf("ContentPage", "A file that makes a page.", "Node", []),
    interfaceOf("PageOpening", "A page that begins with the usual opening.", "Node & ContentPage", opening),
    interfaceOf("DetailPage", "A service, product or industry, behind one template.", "Node & ContentPage", [
      keyField,
      ...typed(["order", "name"]),
      ...opening,
    ]),
    `type ContentImage @dontInfer {\n  alt: String!\n  focus: String\n  src: File! @fileByRelativePath\n}`,
    `enum PageTint { ${tint.options.join(" ")} }`,
    `"""A file as it was written."""\ntype ${fileType} implements Node @dontInfer {\n  id: ID!\n}`,
    ...contentKinds.map(typeOf),
  ].join("\n\n");
