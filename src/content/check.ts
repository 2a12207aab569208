import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { visit, type YAMLParseError } from "yaml";
import { checkReferences, collectReferences } from "./check-references";
import { checkSchema } from "./check-schema";
import { notifyMeKey } from "./enquiry/notify-me";
import { contentKinds, fileName, kindOf, pagePathOf } from "./kinds";
import { type ContentFile, loadContent, positionAt } from "./load";
import { didYouMean, type Problem, problemAt, shown } from "./problems";

/** Where the check looks. */
export interface CheckOptions {
  /** The folder `content/`. */
  contentRoot: string;
  /** The folder `static/`, whose files can be linked to. */
  staticRoot: string;
}

/** Where an error of the syntax is seen: quotation marks that are never closed are found only at the end. */
function offsetOfError({ document }: ContentFile, error: YAMLParseError): number {
  let offset = error.pos[0];
  if (error.code !== "MISSING_CHAR") return offset;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (range && range[1] >= offset && type?.startsWith("QUOTE_")) offset = range[0];
    },
  });
  return offset;
}

/** The first error of the syntax only: those after it mostly follow from it. */
function syntaxProblems(content: ContentFile): Problem[] {
  return content.document.errors.slice(0, 1).map((error) => ({
    file: `content/${content.file}`,
    ...positionAt(content, offsetOfError(content, error)),
    field: "",
    message: `found what is not valid YAML: ${error.message.split("\n")[0]}. Check indentation, colons and quotation marks on this line and the one above; a text that holds a colon and a space, or starts with a bracket, @ or *, stands in quotation marks.`,
  }));
}

/** A problem with a file as a whole. */
const problemOfFile = (file: string, message: string): Problem => ({
  file: `content/${file}`,
  line: 1,
  column: 1,
  field: "",
  message,
});

function fileNameProblems({ file }: ContentFile): Problem[] {
  const name = basename(file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.yaml$/.test(name)) {
    const better = name
      .replace(/\.ya?ml$/i, "")
      .replace(/([a-z])([A-Z])/g, "$1-$2")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-");
    return [
      problemOfFile(
        file,
        `found the file name ${shown(name)}; expected small letters, digits and hyphens, ending in .yaml: ${better}.yaml.`,
      ),
    ];
  }
  if (kindOf(file) === undefined) {
    const known = contentKinds.map((kind) => kind.files);
    return [
      problemOfFile(
        file,
        `found a file that no page or list uses; expected one of ${known.join(", ")}.${didYouMean(file, known)}`,
      ),
    ];
  }
  return [];
}

function missingFiles(files: readonly ContentFile[], contentRoot: string): Problem[] {
  return contentKinds
    .filter((kind) => !kind.files.endsWith("/*") && !files.some(({ file }) => file === kind.files))
    .map((kind) =>
      problemOfFile(
        kind.files,
        existsSync(join(contentRoot, kind.files))
          ? "found something that cannot be read; expected a file."
          : "found no such file; the site cannot be built without it.",
      ),
    );
}

interface Claim {
  content: ContentFile;
  path: readonly string[];
  value: string | number;
}

/**
 * Two files that claim what only one may have; every claimant after the first is reported, and names the first.
 * @param scopeOf the group of files among which only one may have it; all of them where it is left out
 */
function duplicates(
  claims: readonly Claim[],
  what: string,
  scopeOf: (content: ContentFile) => string = () => "",
): Problem[] {
  const first = new Map<string, ContentFile>();
  return claims.flatMap(({ content, path, value }) => {
    const key = `${scopeOf(content)} ${value}`.toLowerCase();
    const owner = first.get(key);
    if (owner === undefined) {
      first.set(key, content);
      return [];
    }
    return [
      problemAt(content, path, `${what} ${shown(value)} is already taken by content/${owner.file}; choose another.`),
    ];
  });
}

function duplicateProblems(files: readonly ContentFile[]): Problem[] {
  const claimed = (path: readonly string[]) =>
    files.flatMap((content) => {
      const value = content.document.getIn(path);
      return typeof value === "string" || typeof value === "number" ? [{ content, path, value }] : [];
    });
  const paths = files.flatMap((content) => {
    const value = pagePathOf(content.file);
    return value === undefined ? [] : [{ content, path: [], value }];
  });
  return [
    ...duplicates(paths, "the page path"),
    ...duplicates(claimed(["head", "title"]), "the title"),
    ...duplicates(claimed(["head", "description"]), "the description"),
    ...duplicates(claimed(["order"]), "the position", ({ file }) => dirname(file)),
  ];
}

/** The address of the server's own endpoint for a form. */
const ownEndpoint = /^\/api\/enquiries\/(.+)$/;

/** Wizards and forms share one row of addresses on the server; each name may stand there once, and must exist. */
function endpointProblems(files: readonly ContentFile[]): Problem[] {
  const entries = files.filter(({ file }) => ["Wizard", "EnquiryForm"].includes(kindOf(file)?.typeName ?? ""));
  const keys = [...entries.map(({ file }) => fileName(file)), notifyMeKey];
  const taken = entries
    .filter(({ file }) => fileName(file) === notifyMeKey)
    .map(({ file }) =>
      problemOfFile(file, `found the name "${notifyMeKey}", which the maintenance screen has; choose another.`),
    );
  const claims = entries.map((content) => ({ content, path: [], value: fileName(content.file) }));
  const siteFile = files.find(({ file }) => file === "site.yaml");
  const addresses = Object.entries(
    (siteFile?.data as { enquiries?: { addresses?: Record<string, unknown> } } | undefined)?.enquiries?.addresses ?? {},
  );
  const lost = addresses.flatMap(([name, address]) => {
    const key = ownEndpoint.exec(String(address))?.[1];
    if (!siteFile || key === undefined || keys.includes(key)) return [];
    return [
      problemAt(
        siteFile,
        ["enquiries", "addresses", name],
        `found ${shown(address)}, but no wizard or form is called ${key}; expected one of ${keys.join(", ")} after /api/enquiries/.${didYouMean(key, keys)}`,
      ),
    ];
  });
  return [...duplicates(claims, "the name"), ...taken, ...lost];
}

/** Checks all of `content/` and returns every problem, in the order of files and lines. */
export const checkContent = (options: CheckOptions): Problem[] => checkFiles(loadContent(options.contentRoot), options);

/** The same for files that are read already. */
export function checkFiles(files: readonly ContentFile[], { contentRoot, staticRoot }: CheckOptions): Problem[] {
  const broken = files.filter(({ document }) => document.errors.length > 0);
  const readable = files.filter((content) => !broken.includes(content));
  const references = collectReferences(files, contentRoot, staticRoot);
  const problems = [
    ...missingFiles(files, contentRoot),
    ...broken.flatMap(syntaxProblems),
    ...readable.flatMap(fileNameProblems),
    ...readable.flatMap((content) => {
      const kind = kindOf(content.file);
      return kind ? [...checkSchema(content, kind), ...checkReferences(content, kind, references)] : [];
    }),
    ...duplicateProblems(readable),
    ...endpointProblems(readable),
  ];
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
