import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const base = ["theme", "components", "content"];
const parts = [...base, "chart", "video", "consent", "enquiry", "questions"];

/** The layers that each layer may import, beside itself; tests and the root's files may import any. */
const layers: Readonly<Record<string, readonly string[]>> = {
  // The names of Gatsby's private parts, for the build and for browsers.
  "gatsby-names": [],
  theme: ["content"],
  // The code before React, and the few names that others share with it.
  loader: ["gatsby-names"],
  // The contract of `content/`, with the fields of each block and question type.
  content: ["questions"],
  // The linter: a program of the desk, of the build and of the editor.
  "content-check": ["content", "questions", "gatsby-names"],
  questions: ["content"],
  hosting: ["content", "gatsby-names"],
  components: ["theme", "content", "loader"],
  chart: ["theme"],
  video: base,
  consent: base,
  enquiry: [...base, "chart", "questions", "loader"],
  "third-parties": [...base, "consent", "loader"],
  demos: [...base, "chart", "enquiry"],
  shell: [...base, "consent"],
  sections: [...base, "chart", "video", "enquiry", "questions", "shell"],
  blocks: [...base, "chart", "video", "enquiry", "questions", "shell", "demos"],
  templates: [...parts, "demos", "sections", "blocks", "shell"],
  "editing-messages": ["content"],
  app: [...parts, "editing-messages", "third-parties", "shell", "loader", "gatsby-names"],
  gatsby: ["gatsby-names", "theme", "content", "content-check", "questions", "hosting", "loader"],
  server: ["content", "content-check", "questions", "hosting", "gatsby-names"],
  tools: ["content", "content-check", "gatsby-names", "server", "hosting", "theme"],
  // Runs on an editor's machine alone, and is in no build: nothing may import it.
  editor: [
    "content",
    "content-check",
    "server",
    "theme",
    "components",
    "gatsby",
    "gatsby-names",
    // What a page and the editor around it say to each other.
    "editing-messages",
  ],
  art: ["theme", "content", "content-check", "tools"],
  tests: [],
};

const isTest = (path: string) => /^tests\//.test(path) || /\.test\.tsx?$/.test(path);

function layerOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  // Rules that the form in the browser, the content check and the server share.
  if (path.startsWith("src/enquiry/questions/")) return "questions";
  if (path === "src/hosting/gatsby-names.ts") return "gatsby-names";
  if (path === "src/app/editing/messages.ts") return "editing-messages";
  if (first === "src") return second;
  return path.includes("/") ? first : "root";
}

function mayImport(from: string, to: string): boolean {
  const [layer, other] = [layerOf(from), layerOf(to)];
  return layer === other || layer === "root" || isTest(from) || (layers[layer] ?? []).includes(other);
}

const programs = (folder: string) =>
  readdirSync(folder, { recursive: folder !== ".", encoding: "utf8" })
    .map((name) => posix.join(folder, name.replaceAll("\\", "/")))
    .filter((path) => /\.m?tsx?$/.test(path));

const paths = new Set([".", "src", "server", "editor", "tools", "tests", "art"].flatMap(programs));

const endings = ["", ".ts", ".tsx", ".mts", ".d.ts", "/index.ts", "/index.tsx"];

/** Files of ours that a file imports, in every way there is: types, dynamic imports and re-exports too. */
function importsOf(path: string): string[] {
  const names = readFileSync(path, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
  return [...names].flatMap(([, name = ""]) => {
    const file = posix.join(posix.dirname(path), name.replace(/\.mjs$/, ""));
    return endings.map((ending) => file + ending).find((one) => paths.has(one)) ?? [];
  });
}

// Biome holds cycles and packages.
test("imports run one way", () => {
  const noLayer = [...paths].filter((path) => layerOf(path) !== "root" && !(layerOf(path) in layers));
  expect(noLayer, "files in no layer").toEqual([]);
  const wrong = [...paths].flatMap((path) =>
    importsOf(path).flatMap((other) => (mayImport(path, other) ? [] : `${path} imports ${other}`)),
  );
  expect(wrong).toEqual([]);
});
