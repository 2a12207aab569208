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

/** Types that Gatsby adds around ours. */
const surroundings = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @withFileAddresses on FIELD_DEFINITION
  directive @codeTokens on FIELD_DEFINITION
  directive @caseStudiesOf on FIELD_DEFINITION
  directive @entries(type: String!) on FIELD_DEFINITION
  directive @namedEntry(type: String!) on FIELD_DEFINITION
  directive @wholeFile on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
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
  ["paths of pages become those pages", "Service", "related", "[DetailPage!]!", ["link path"]],
  ["an optional field is nullable", "Service", "demo", "ContentLink", []],
  ["a field with a default is always there", "Location", "email", "String!", []],
  ["a list of blocks", "Service", "sections", "[Block!]!", []],
  ["a block has the entries of its kind", "FaqBlock", "items", "[FaqQuestion!]!", []],
  ["what can be linked to has its anchor", "PolicySection", "anchor", "String!", []],
  [
    "a block has what other files hold, all of a folder",
    "LocationsBlock",
    "locations",
    "[Location!]!",
    ["entries Location"],
  ],
  ["a form is named by its file", "FormBlock", "form", "EnquiryForm!", ["namedEntry EnquiryForm"]],
  ["an enum has its own type", "LedgerRow", "urgency", "Urgency!", []],
  ["a question is asked for as a whole", "MaintenancePage", "emailField", "JSON!", ["withFileAddresses"]],
  ["so are the words that all enquiries share", "EnquiryWords", "all", "JSON!", ["wholeFile"]],
  ["a picture is a file", "ContentImage", "src", "File!", ["fileByRelativePath"]],
  ["a whole number", "Service", "order", "Int!", []],
  ["a number", "EmissionFactor", "factor", "Float!", []],
  ["code is served in pieces", "ApiExchange", "response", "JSON!", ["codeTokens"]],
  ["a page knows its path", "Service", "path", "String!", []],
  ["an entry of a folder that makes no pages knows its key", "Wizard", "key", "String!", []],
])("%s", (_, type, name, fieldType, directives) => {
  expect(fieldOf(type, name)).toEqual({ type: fieldType, directives });
});

test("an enum lists the values of its schema", () => {
  const icons = schema.getType("IconName") as GraphQLEnumType;
  expect(icons.getValues().map(({ name }) => name)).toEqual([...iconNames]);
});

test.each([
  ["links", "SiteSettings", "links"],
  ["enquiries' endpoints", "SiteEnquiries", "endpoints"],
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

test.each([
  ["LedgerBlock", ["BlockHeading"]],
  ["Ledger", ["Sheet"]],
  ["PromotionBlock", []],
])("%s can be asked for the groups of fields that it has whole", (type, groups) => {
  const interfaces = (schema.getType(type) as GraphQLObjectType).getInterfaces();
  expect(interfaces.map(({ name }) => name)).toEqual(groups);
});
