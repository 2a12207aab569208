import { brokenImports, importCircle, importedNames, importGraph, queryGraph, type Sources } from "./import-graph";

/** What everything that is shown may use. */
const base = ["theme", "components", "content"];
const parts = [...base, "video", "consent", "enquiry", "questions"];

/** Who may import whom. A room may always import itself; tests and the root's files may import any. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  "html.tsx": [],
  // What runs before React, and the few names that others share with it.
  loader: [],
  // The contract of `content/`, with the fields of each kind of block and of question.
  content: ["questions", "block-schemas"],
  // The linter: a program of the desk, of the build and of the editor.
  "content-check": ["content", "questions", "block-schemas"],
  "block-schemas": ["content"],
  questions: ["content"],
  hosting: ["content"],
  components: ["theme", "content", "loader"],
  video: base,
  consent: [...base, "loader"],
  enquiry: [...base, "questions", "loader"],
  "third-parties": [...base, "consent", "loader"],
  sections: [...base, "video", "enquiry", "questions"],
  blocks: [...base, "video", "enquiry", "questions", "sections"],
  shell: [...base, "consent"],
  templates: [...parts, "sections", "blocks", "shell"],
  pages: [...parts, "sections", "blocks", "shell", "templates"],
  app: [...parts, "third-parties", "shell", "loader"],
  gatsby: ["theme", "content", "content-check", "questions", "hosting", "loader"],
  server: ["content", "content-check", "questions", "hosting"],
  tools: ["content", "content-check", "gatsby", "server", "hosting"],
  // Runs on an editor's machine alone, and is in no build: nothing may import it.
  editor: ["content", "content-check", "server", "theme", "components"],
  art: ["theme"],
  tests: [],
};

/** What is frozen upstream or must be asked first, and the only files that may name it. */
const oneWayIn: readonly { what: RegExp; files: readonly string[] }[] = [
  { what: /"react-helmet"/, files: ["src/components/seo/head-tags.tsx", "src/gatsby/hooks/replace-renderer.tsx"] },
  { what: /"@reach\/dialog"/, files: ["src/components/dialog.tsx"] },
  { what: /\bTheme(UI)?Provider\b/, files: ["src/app/root.tsx"] },
  { what: /\bwindow\.gtag\b/, files: ["src/third-parties/analytics.ts"] },
];

/** Packages that the server, the contract of the content and the rules of enquiries may never load. */
const browserPackages = ["react", "react-dom", "gatsby", "theme-ui"];

/** Examples are drawn by the tests' site alone. */
const isTest = (path: string) => /^(tests|server\/testing)\//.test(path) || /\.(test|examples)\.tsx?$/.test(path);

function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  // What the form in the browser, the content check and the server all go by.
  if (path.startsWith("src/enquiry/questions/")) return "questions";
  // Of the folder of a kind of block, the contract of its fields, which loads no React.
  if (path.startsWith("src/blocks/") && path.endsWith("/schema.ts")) return "block-schemas";
  if (first === "src") return second;
  return path.includes("/") ? first : "root";
}

function mayImport(from: string, to: string): boolean {
  const [room, other] = [roomOf(from), roomOf(to)];
  return room === other || room === "root" || isTest(from) || (rooms[room] ?? []).includes(other);
}

/** Everything that a file loads, over any number of imports. */
function loadedBy(
  path: string,
  graph: ReadonlyMap<string, readonly string[]>,
  loaded = new Set<string>(),
): Set<string> {
  if (loaded.has(path)) return loaded;
  loaded.add(path);
  for (const next of graph.get(path) ?? []) loadedBy(next, graph, loaded);
  return loaded;
}

/** What in some programs is against the rules of the house, as sentences. */
export function importFaults(sources: Sources): string[] {
  const graph = importGraph(sources);
  const queries = queryGraph(sources);
  const circle = importCircle(graph);
  const faults = circle ? [`circle: ${circle.join(" -> ")}`] : [];
  for (const [path, text] of Object.entries(sources)) {
    const room = roomOf(path);
    if (room !== "root" && !(room in rooms)) faults.push(`${path} is in no room of tests/support/rooms.ts`);
    faults.push(...brokenImports(path, sources).map((name) => `${path} imports ${name}, which is no file`));
    const used = [...(graph.get(path) ?? []), ...(queries.get(path) ?? [])];
    faults.push(...used.filter((other) => !mayImport(path, other)).map((other) => `${path} may not use ${other}`));
    if (isTest(path)) continue;
    for (const { what, files } of oneWayIn) {
      if (what.test(text) && !files.includes(path)) faults.push(`${path} names ${what.source}; only ${files[0]} may`);
    }
    if (!["server", "content", "questions", "block-schemas"].includes(room)) continue;
    for (const loaded of loadedBy(path, graph)) {
      const found = importedNames(sources[loaded] ?? "").find((name) => browserPackages.includes(name));
      if (found) faults.push(`${path} loads ${found} by ${loaded}`);
    }
  }
  return faults;
}
