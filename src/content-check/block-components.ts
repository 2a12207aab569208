import { blocks } from "../blocks/registry";
import { blockTypeName } from "../content/schemas/block";

/** Fragment that pages query of each of their blocks. */
const fragment = "PageBlock on Block";

const kebabCase = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The program that finds the component and the fragment of each kind of block by the names that its folder has. */
export function blockComponentsFile(): string {
  const kinds = blocks.map(({ shape }) => {
    const type = blockTypeName(shape.kind.value);
    return { type, component: type.replace(/Block$/, ""), folder: kebabCase(shape.kind.value) };
  });
  const imports = kinds
    .map(({ component, folder }) => `import { ${component} } from "./${folder}/${folder}";\n`)
    .sort((a, b) => (a.slice(a.indexOf("./")) < b.slice(b.indexOf("./")) ? -1 : 1));
  return `// Written by \`npm run content:schemas\` from registry.ts: change that, or the folder of a kind.
import { graphql } from "gatsby";
${imports.join("")}
/** The component of each kind of block, by the name of its GraphQL type. */
export const blockComponents = {
${kinds.map(({ type, component }) => `  ${type}: ${component},\n`).join("")}};

export const pageBlock = graphql\`
  fragment ${fragment} {
    __typename
${kinds.map(({ type }) => `    ...${type}\n`).join("")}  }
\`;
`;
}
