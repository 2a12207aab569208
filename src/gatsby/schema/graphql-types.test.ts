import {
  buildSchema,
  type GraphQLEnumType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { expect, test } from "vitest";
import { contentKinds } from "../../content/kinds";
import { iconNames } from "../../content/schemas/icon-names";
import { contentTypeDefinitions } from "./graphql-types";

/** What Gatsby and our field extensions add around the types. */
const surroundings = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @defaultTo(json: String!) on FIELD_DEFINITION
  directive @anchor(from: String!) on FIELD_DEFINITION
  directive @fillText on FIELD_DEFINITION
  directive @linkTarget on FIELD_DEFINITION
  directive @enquiryAddress on FIELD_DEFINITION
  directive @fileName on FIELD_DEFINITION
  directive @renderMarkdown on FIELD_DEFINITION
  directive @pagePath on FIELD_DEFINITION
  directive @lastModified on FIELD_DEFINITION
  directive @withFileAddresses on FIELD_DEFINITION
  directive @wholeFile on FIELD_DEFINITION
  scalar JSON
  interface Node { id: ID! }
  type File { publicURL: String }
  type Query { node: Node }
`;

const schema: GraphQLSchema = buildSchema(`${surroundings}\n${contentTypeDefinitions()}`);

const fieldOf = (type: string, name: string) => {
  const field = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields()[name];
  const directives = field?.astNode?.directives?.map(({ name: { value }, arguments: args }) =>
    [value, ...(args ?? []).map(({ value: argument }) => ("value" in argument ? argument.value : ""))].join(" "),
  );
  return { type: String(field?.type), directives };
};

test("every kind of file has a type", () => {
  expect(contentKinds.filter(({ typeName }) => schema.getType(typeName) === undefined)).toEqual([]);
});

test.each([
  ["an optional field is nullable", "Service", "demo", "ContentLink", []],
  ["a needed field is not", "Service", "contactUs", "ContentLink!", []],
  ["a text is filled with facts", "Service", "title", "String!", ["fillText"]],
  ["a list of texts is as well", "ContentHead", "keywords", "[String!]!", ["fillText"]],
  ["a link is resolved", "ContentLink", "url", "String!", ["linkTarget"]],
  ["Markdown becomes HTML", "PolicySection", "body", "String!", ["renderMarkdown"]],
  ["a field with a default is there, with its default", "ResourceCard", "external", "Boolean!", ["defaultTo false"]],
  ["a default list is empty", "PageSection", "items", "[PageSectionItem!]!", ["defaultTo []"]],
  ["a default text is filled as well", "Location", "email", "String!", ['defaultTo "{email}"', "fillText"]],
  ["an enum has its own type", "PageSection", "kind", "PageSectionKind!", []],
  ["an optional enum is nullable", "PageSectionItem", "icon", "IconName", []],
  ["a question is asked for as a whole", "MaintenancePage", "emailField", "JSON!", ["withFileAddresses"]],
  ["a list of questions is as well", "EnquiryForm", "questions", "[JSON!]!", ["withFileAddresses"]],
  ["so are the words that all enquiries share", "EnquiryWords", "all", "JSON!", ["wholeFile"]],
  ["a picture is a file", "ContentImage", "src", "File!", ["fileByRelativePath"]],
  ["a whole number", "Service", "order", "Int!", []],
  ["a number", "EmissionFactor", "factor", "Float!", []],
  ["a code sample is served as written", "ApiExchange", "request", "String!", []],
  ["a page knows its path", "Service", "path", "String!", ["pagePath"]],
  ["an entry of a folder that makes no pages knows its key", "Wizard", "key", "String!", ["fileName"]],
  ["the name of an enquiry's address becomes the address", "EnquiryForm", "address", "String!", ["enquiryAddress"]],
  ["a sentence that the program fills in is served as written", "EnquiryWords", "progress", "String!", []],
])("%s", (_, type, name, fieldType, directives) => {
  expect(fieldOf(type, name)).toEqual({ type: fieldType, directives });
});

test("an enum lists the values of its schema", () => {
  const icons = schema.getType("IconName") as GraphQLEnumType;
  expect(icons.getValues().map(({ name }) => name)).toEqual([...iconNames]);
});

test.each([
  ["links", "SiteSettings", "links"],
  ["enquiries' addresses", "SiteEnquiries", "addresses"],
])("the names of %s in site.yaml are not served", (_, type, name) => {
  expect(Object.keys((schema.getType(type) as GraphQLObjectType).getFields())).not.toContain(name);
});

test("a part of another page has no path", () => {
  expect(Object.keys((schema.getType("Location") as GraphQLObjectType).getFields())).not.toContain("path");
});

test("DetailPage holds the fields that services, products and industries share, and no others", () => {
  const fieldsOf = (type: string) =>
    Object.keys((schema.getType(type) as GraphQLInterfaceType | GraphQLObjectType).getFields()).sort();
  const ofProduct = fieldsOf("Product");
  const shared = fieldsOf("Service").filter((name) => ofProduct.includes(name));
  expect(fieldsOf("DetailPage")).toEqual(shared);
  expect(fieldsOf("DetailPage")).toEqual(expect.arrayContaining(["card", "head", "path", "sections", "title"]));
  const { objects } = schema.getImplementations(schema.getType("DetailPage") as GraphQLInterfaceType);
  expect(objects.map(({ name }) => name).sort()).toEqual(["Industry", "Product", "Service"]);
});
