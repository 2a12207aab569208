import type { ReactNode } from "react";
import type { ExampleFamily } from "../../src/gatsby/hooks/create-example-pages";

/** Exports of a file of examples: the states of a component, and the page they stand on where it is none of its room. */
interface ExamplesFile {
  readonly examples: Readonly<Record<string, ReactNode>>;
  readonly family?: ExampleFamily;
}

/** One state of one component: what a page draws, and a picture is kept of. */
interface Example {
  readonly id: string;
  readonly title: string;
  readonly node: ReactNode;
}

interface FilesInContext {
  (path: string): ExamplesFile;
  keys: () => string[];
}

/** Webpack's replacement for a look through a folder. */
declare const require: { context: (folder: string, isDeep: boolean, pattern: RegExp) => FilesInContext };

const files = require.context("../../src", true, /\.examples\.tsx$/);

const familyOfRoom: Readonly<Record<string, ExampleFamily>> = {
  components: "components",
  blocks: "blocks",
  sections: "sections",
  enquiry: "forms",
};

const idOf = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The page that a file of examples stands on: that of its room, unless it says otherwise. */
const familyOf = (path: string, { family }: ExamplesFile) => family ?? familyOfRoom[path.split("/")[1] ?? ""];

/** The examples of a page: of every file of examples there is, named after its component. */
export const examplesOf = (family: ExampleFamily): Example[] =>
  files
    .keys()
    .sort()
    .filter((path) => familyOf(path, files(path)) === family)
    .flatMap((path) => {
      const name = path.replace(/^.*\/|\.examples\.tsx$/g, "");
      return Object.entries(files(path).examples).map(([state, node]) => ({
        id: idOf(`${name} ${state}`),
        title: `${name}: ${state}`,
        node,
      }));
    });
