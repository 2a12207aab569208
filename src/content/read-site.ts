import type { z } from "zod";
import { checkFiles } from "./check";
import { contentFolder, staticFolder } from "./content-folder";
import { fieldsOfKind } from "./field-schemas";
import { filled } from "./fill";
import { fillingsOf } from "./fillings";
import { contentKinds, fileName, type Kind, type KindName, type KindNamed, pagePathOf } from "./kinds";
import { type ContentFile, loadContent } from "./load";
import { errorsIn, formatProblems, type Problem } from "./problems";

/** One file of `content/`: checked, with its defaults, and with the names in its texts and links replaced. */
export interface Entry<Name extends KindName> {
  /** Path relative to `content/`: `services/devops.yaml`. */
  file: string;
  /** Path on disk, from which the file's pictures are found. */
  absolutePath: string;
  /** Name of the file without its ending: `devops`. */
  key: string;
  /** Path of the page it makes; undefined for kinds that make none. */
  path: string | undefined;
  data: z.output<KindNamed<Name>["schema"]>;
}

/** All of `content/`, by kind: one entry where the kind is one file, a list where it is a folder. */
export type Site = {
  readonly [Name in KindName]: KindNamed<Name>["files"] extends `${string}/*` ? readonly Entry<Name>[] : Entry<Name>;
};

/** What is thrown where `content/` is not in order. Its message is what the check prints. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = "ContentError";
  }
}

/** Where the content lies, for those who read another site than this project's own. */
export interface ReadOptions {
  /** The folder `content/`. */
  contentRoot?: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot?: string;
}

const positionOf = (data: unknown) => {
  const { order } = data as { order?: unknown };
  return typeof order === "number" ? order : 0;
};

function entriesOf(kind: Kind, files: readonly ContentFile[]) {
  const folder = kind.files.replace(/[^/]+$/, "");
  return files
    .filter(({ file }) => file === kind.files || (kind.files.endsWith("/*") && file.startsWith(folder)))
    .map(({ file, absolutePath, data }) => ({
      file,
      absolutePath,
      key: fileName(file),
      path: pagePathOf(file),
      data: kind.schema.parse(data),
    }))
    .sort((a, b) => positionOf(a.data) - positionOf(b.data));
}

/** The table is walked as a list; its type keeps name and schema of each row together. */
function siteOf(entries: (kind: Kind) => ReturnType<typeof entriesOf>): Site {
  const site = contentKinds.map((kind) => [
    kind.typeName,
    kind.files.endsWith("/*") ? entries(kind) : entries(kind)[0],
  ]);
  return Object.fromEntries(site) as unknown as Site;
}

/**
 * The one door to `content/`: reads all of it, checks it, and gives it as its schemas type it.
 * @throws ContentError with every problem at once where it is not in order
 */
export function readSite({ contentRoot = contentFolder(), staticRoot = staticFolder() }: ReadOptions = {}): Site {
  const files = loadContent(contentRoot);
  const problems = errorsIn(checkFiles(files, { contentRoot, staticRoot }));
  if (problems.length > 0) throw new ContentError(problems);
  const parsed = new Map(contentKinds.map((kind) => [kind, entriesOf(kind, files)]));
  const entries = (kind: Kind) => parsed.get(kind) ?? [];
  const fillings = fillingsOf(siteOf(entries));
  return siteOf((kind) =>
    entries(kind).map((entry) => ({ ...entry, data: filled(fieldsOfKind(kind), entry.data, fillings) })),
  );
}

/** Every file of a site with its kind, in the order of the table. */
export function allEntries(site: Site): { kind: Kind; entry: Entry<KindName> }[] {
  return contentKinds.flatMap((kind) => {
    const entries = [site[kind.typeName]].flat() as readonly Entry<KindName>[];
    return entries.map((entry) => ({ kind, entry }));
  });
}
