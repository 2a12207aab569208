import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Node, NodeInput } from "gatsby";
import { load } from "js-yaml";
import { describe, expect, test, vi } from "vitest";
import { contentFolder } from "../../content/files/content-folder";
import { readSites, type Sites } from "../../content/read-site";
import { contentNode, createContentNodes, fileType, type NodeTools } from "./content-nodes";

const sites = readSites();
const [site] = sites;

/** Gatsby with one file of `content/` in it, as gatsby-transformer-yaml has read it. */
function gatsbyWith(file: string, written: object) {
  const source = { id: "file", relativePath: file, absolutePath: join(contentFolder(), "site.yaml") };
  const yaml = {
    ...written,
    id: "yaml",
    parent: "file",
    children: [],
    internal: { type: fileType, contentDigest: `${file} ${JSON.stringify(written)}` },
  } as unknown as Node;
  const created: NodeInput[] = [];
  const tools = {
    actions: { createNode: (node: NodeInput) => created.push(node), createParentChildLink: vi.fn() },
    createContentDigest: (value: object) => JSON.stringify(value),
    createNodeId: (id: string) => id,
    getNode: () => source,
    getNodesByType: () => [yaml],
  } as unknown as NodeTools;
  return { yaml, tools, created };
}

const written = (file: string) => load(readFileSync(join(contentFolder(), file), "utf8")) as object;

describe("the node of a file", () => {
  test("holds what its schema makes of it: defaults, names replaced, Markdown as HTML, anchors", () => {
    const { yaml, tools } = gatsbyWith("policies/imprint.yaml", written("policies/imprint.yaml"));
    const node = contentNode(yaml, sites, tools);
    const policy = site.Policy.find(({ key }) => key === "imprint");
    expect(node).toMatchObject({
      ...policy?.data,
      path: "/policies/imprint",
      tint: "paper",
      lastModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      parent: "yaml",
      internal: { type: "Policy" },
    });
    expect(JSON.stringify(node)).not.toMatch(/\{company\}|site:/);
  });

  test("changes with a fact that it uses", () => {
    const { yaml, tools } = gatsbyWith("pages/about.yaml", written("pages/about.yaml"));
    const { placeholders, language } = site;
    const siteWith = (facts: Record<string, string>) => ({
      language,
      placeholders: { ...placeholders, facts: { ...placeholders.facts, ...facts } },
    });
    const digestWith = (facts: Record<string, string>) =>
      contentNode(yaml, [siteWith(facts)], tools)?.internal.contentDigest;
    expect(digestWith({ company: "Other" })).not.toBe(digestWith({}));
    expect(digestWith({ register: "Other" })).toBe(digestWith({}));
  });

  test("is not made of a file that is not in order, or of no known kind", () => {
    for (const [file, value] of [
      ["pages/about.yaml", { title: 7 }],
      ["pages/other.yaml", {}],
    ] as const) {
      const { tools, created } = gatsbyWith(file, value);
      createContentNodes(sites, tools);
      expect(created).toEqual([]);
    }
  });
});

test("a node is made once, and again where the file says something else or names stand for something else", () => {
  const { yaml, tools, created } = gatsbyWith("pages/about.yaml", written("pages/about.yaml"));
  const own: Sites = [...sites];
  createContentNodes(own, tools);
  createContentNodes(own, tools);
  expect(created).toHaveLength(1);
  yaml.internal.contentDigest += " changed";
  createContentNodes(own, tools);
  expect(created).toHaveLength(2);
  createContentNodes([...sites], tools);
  expect(created).toHaveLength(3);
});
