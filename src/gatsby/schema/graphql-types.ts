import { type ContentType, contentTypes, detailTypes, isFolder, pageTraits } from "../../content/content-types";
import { pageOpening } from "../../content/schemas/page-opening";

/** The type of the nodes that gatsby-transformer-yaml makes: each holds what one file of `content/` says. */
export const fileType = "ContentYaml";

const entryFields = `id: ID!
  """Two letters of the language that it is in."""
  language: String!
  """All of its file, with its pictures encoded; or some fields of it: ["name", "card.title"]."""
  data(fields: [String!]): JSON! @entryData`;
const pageFields = `${entryFields}
  """Path of the page."""
  path: String!`;
const keyField = `"""Name of the file without its ending."""
  key: String!`;

const sharedFields: Readonly<Record<string, string>> = {
  order: "Int",
  name: "String",
  title: "String",
  description: "String",
  image: "ContentImage",
};

export const sharedFieldsOf = ({ schema }: Pick<ContentType, "schema">) =>
  Object.keys(sharedFields).filter((name) => name in schema.shape);

/** The type of a content type. None is inferred: a query never depends on which optional fields are in use today. */
function typeOf(type: ContentType): string {
  const isPage = pageTraits(type) !== undefined;
  const isOpening = Object.keys(pageOpening).every((name) => name in type.schema.shape);
  const interfaces = [
    "Node",
    ...(isPage ? ["ContentPage"] : []),
    ...(isOpening ? ["PageOpening"] : []),
    ...(detailTypes.has(type.typeName) ? ["DetailPage"] : []),
  ];
  const fields = [
    isPage ? pageFields : entryFields,
    ...(isFolder(type) ? [keyField] : []),
    ...sharedFieldsOf(type).map((name) => `${name}: ${sharedFields[name]}`),
  ];
  return `type ${type.typeName} implements ${interfaces.join(" & ")} @dontInfer {\n  ${fields.join("\n  ")}\n}`;
}

export const contentTypeDefinitions = (): string => `
"""A file that makes a page."""
interface ContentPage implements Node { ${pageFields} }
"""A page that begins with the usual opening."""
interface PageOpening implements Node & ContentPage { ${pageFields} image: ContentImage }
"""A service, product or industry, behind one template."""
interface DetailPage implements Node & ContentPage { ${pageFields} }
type ContentImage @dontInfer { alt: String! focus: String src: File! @fileByRelativePath }
"""A file as it was written."""
type ${fileType} implements Node @dontInfer { id: ID! }
${contentTypes.map(typeOf).join("\n")}`;
