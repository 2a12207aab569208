import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildSchema, type GraphQLSchema, parse } from "graphql";
import { contentTypeDefinitions } from "./graphql-types";

/**
 * `npm run check:types` begins with this: types of all queries, written from the schemas of `content/` in some seconds, where
 * Gatsby would have to start. A query that asks Gatsby for more than stands here is refused until it does.
 */

/** What our types and queries use of Gatsby's and of its plugins'; also the directives that it knows. */
const gatsbyTypes = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @link(by: String) on FIELD_DEFINITION
  directive @withFileAddresses on FIELD_DEFINITION
  directive @codeTokens on FIELD_DEFINITION
  directive @caseStudiesOf on FIELD_DEFINITION
  directive @entries(type: String!) on FIELD_DEFINITION
  directive @namedEntry(type: String!) on FIELD_DEFINITION
  directive @wholeFile on FIELD_DEFINITION
  scalar Date
  scalar JSON
  scalar GatsbyImageData
  interface Node { id: ID! }
  type File implements Node {
    id: ID!
    publicURL: String
    childImageSharp: ImageSharp
    evening: File
    foot: Float
    sunPath: [Float!]
  }
  enum Encoding { AUTO AVIF JPG PNG WEBP NO_CHANGE }
  enum Layout { CONSTRAINED FIXED FULL_WIDTH }
  type ImageSharp {
    gatsbyImageData(layout: Layout, width: Int, formats: [Encoding], outputPixelDensities: [Float], breakpoints: [Int], quality: Int): GatsbyImageData!
    resize(width: Int, toFormat: Encoding): ResizedImage
  }
  type ResizedImage { src: String }
  type Site { buildTime(formatString: String): Date, siteMetadata: SiteMetadata }
  type SiteMetadata { siteUrl: String }
`;

/** The queries that Gatsby offers for each type of node. */
function queriesOf(definitions: string): string {
  const nodes = parse(definitions).definitions.flatMap((definition) =>
    "interfaces" in definition && definition.interfaces?.some(({ name }) => name.value === "Node")
      ? [definition.name.value]
      : [],
  );
  const fields = nodes.map((type) => {
    const one = type.charAt(0).toLowerCase() + type.slice(1);
    return `${one}(id: JSON, language: JSON): ${type}\n  all${type}(filter: JSON, sort: JSON): ${type}List!`;
  });
  const lists = nodes.map((type) => `type ${type}List { nodes: [${type}!]! }`);
  return `${lists.join("\n")}\ntype Query {\n  site: Site\n  ${fields.join("\n  ")}\n}`;
}

/** The schema as queries see it, without what answers them. */
export function querySchema(): GraphQLSchema {
  const definitions = `${gatsbyTypes}\n${contentTypeDefinitions()}`;
  return buildSchema(`${definitions}\n${queriesOf(definitions)}`);
}

/** The files with queries and fragments: to parse them all takes most of the time. */
const filesOfQueries = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, "utf8").includes("graphql"));

if (require.main === module) {
  const options = {
    generateOnBuild: false,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: filesOfQueries(),
  };
  void import("gatsby/dist/utils/graphql-typegen/ts-codegen").then(({ writeTypeScriptTypes }) =>
    writeTypeScriptTypes(resolve("."), querySchema(), new Map(), options),
  );
}
