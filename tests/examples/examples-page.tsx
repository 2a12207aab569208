import type { PageProps } from "gatsby";
import type { ExampleFamily } from "../../src/gatsby/hooks/create-example-pages";
import { PageHead } from "../../src/shell/page-head";
import { examplesOf } from "./families";

interface ExamplesContext {
  family: ExampleFamily;
}

/** Every component or section of a family in each of its states, each below its name. */
export default function ExamplesPage({ path, pageContext }: PageProps<object, ExamplesContext>) {
  const { family } = pageContext;
  const title = `Examples: ${family}`;
  return (
    <div>
      <PageHead head={{ title, description: title, keywords: [] }} path={path} isIndexed={false} />
      <h1 sx={{ variant: "text.h3", p: 3 }}>{title}</h1>
      {examplesOf(family).map((example) => (
        <div key={example.id} sx={{ borderTop: "1px solid", borderColor: "border" }}>
          <p sx={{ px: 3, py: 1, color: "muted", fontSize: "small" }}>{example.title}</p>
          <div data-example={example.id} sx={{ p: family === "components" ? 3 : 0, bg: "background" }}>
            {example.node}
          </div>
        </div>
      ))}
    </div>
  );
}
