import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { fileName, pagePathOf } from "../../content/kinds";
import { resolveLinkTarget } from "../../content/link-target";
import { renderMarkdown } from "../../content/markdown";
import { slugOf } from "../../content/slug";
import { fillText } from "../../content/text";
import type { directiveOf } from "./graphql-types";

/** The part of `site.yaml` that texts and links refer to. */
interface SiteNode extends Node {
  facts: Record<string, string>;
  links: Record<string, string>;
  enquiries: { addresses: Record<string, string> };
}

interface ResolverContext {
  nodeModel: {
    findOne: (args: { type: string; query: object }) => Promise<SiteNode | null>;
    getNodeById: (args: { id: string }) => FileNode | null;
  };
  defaultFieldResolver: Resolver;
}

type FileNode = Node & { relativePath: string; absolutePath: string };
type Resolver = (source: Node, args: unknown, context: ResolverContext, info: unknown) => unknown;

const sites = new WeakMap<ResolverContext["nodeModel"], Promise<SiteNode>>();

/** `site.yaml` as this query sees it. Asking the node model lets Gatsby rebuild pages when the file changes. */
function siteOf({ nodeModel }: ResolverContext): Promise<SiteNode> {
  const known = sites.get(nodeModel);
  if (known) return known;
  const found = nodeModel.findOne({ type: "SiteSettings", query: {} }).then((site) => {
    if (!site) throw new Error("content/site.yaml is missing.");
    return site;
  });
  sites.set(nodeModel, found);
  return found;
}

function fileOf(source: Node, { nodeModel }: ResolverContext): FileNode {
  const file = source.parent ? nodeModel.getNodeById({ id: source.parent }) : null;
  if (!file) throw new Error(`The content node ${source.id} has no file.`);
  return file;
}

let lastCommits: Map<string, string> | undefined;

/** Day of the last commit of each file below `content/`; empty outside a git checkout. */
function commitDates(): Map<string, string> {
  if (lastCommits) return lastCommits;
  lastCommits = new Map();
  try {
    const log = execFileSync("git", ["log", "--format=>%cI", "--name-only", "--relative", "--", "content"], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let date = "";
    for (const line of log.split("\n")) {
      if (line.startsWith(">")) date = line.slice(1);
      else if (line && !lastCommits.has(line)) lastCommits.set(line, date);
    }
  } catch {
    // No git on this machine, or no checkout: the time on disk is the best there is.
  }
  return lastCommits;
}

function lastModified({ relativePath, absolutePath }: FileNode): string {
  return commitDates().get(`content/${relativePath}`) ?? statSync(absolutePath).mtime.toISOString();
}

type Transform = (value: string, site: SiteNode) => string;

const transforms: Record<(typeof directiveOf)[keyof typeof directiveOf], Transform> = {
  fillText: (value, { facts }) => fillText(value, facts),
  linkTarget: (value, { facts, links }) => resolveLinkTarget(fillText(value, facts), links),
  enquiryAddress: (value, { enquiries }) => enquiries.addresses[value] ?? value,
  renderMarkdown: (value, { facts, links }) =>
    renderMarkdown(fillText(value, facts), (url) => resolveLinkTarget(url, links)),
};

/** Declares the directives that the generated types carry; see `src/content/schemas/fields.ts` for what each means. */
export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  const { createFieldExtension } = actions;

  createFieldExtension({
    name: "defaultTo",
    args: { json: "String!" },
    extend: ({ json }: { json: string }, { resolve }: { resolve?: Resolver }) => ({
      resolve: async (source: Node, args: unknown, context: ResolverContext, info: unknown) =>
        (await (resolve ?? context.defaultFieldResolver)(source, args, context, info)) ?? JSON.parse(json),
    }),
  });

  for (const [name, transform] of Object.entries(transforms)) {
    createFieldExtension({
      name,
      extend: (_: unknown, { resolve }: { resolve?: Resolver }) => ({
        resolve: async (source: Node, args: unknown, context: ResolverContext, info: unknown) => {
          const value = await (resolve ?? context.defaultFieldResolver)(source, args, context, info);
          if (value === undefined || value === null) return value;
          const site = await siteOf(context);
          return Array.isArray(value) ? value.map((entry) => transform(entry, site)) : transform(value as string, site);
        },
      }),
    });
  }

  createFieldExtension({
    name: "anchor",
    args: { from: "String!" },
    extend: ({ from }: { from: string }) => ({
      resolve: (source: Record<string, unknown>) => slugOf(String(source[from])),
    }),
  });

  createFieldExtension({
    name: "pagePath",
    extend: () => ({
      resolve: (source: Node, _: unknown, context: ResolverContext) => pagePathOf(fileOf(source, context).relativePath),
    }),
  });

  createFieldExtension({
    name: "fileName",
    extend: () => ({
      resolve: (source: Node, _: unknown, context: ResolverContext) => fileName(fileOf(source, context).relativePath),
    }),
  });

  createFieldExtension({
    name: "lastModified",
    extend: () => ({
      resolve: (source: Node, _: unknown, context: ResolverContext) => lastModified(fileOf(source, context)),
    }),
  });
}
