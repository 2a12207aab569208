import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { isMap, parseDocument } from "yaml";
import { fieldsOfKind } from "../../content/fields/field-schemas";
import { loadContent } from "../../content/files/load";
import { rewritten } from "../../content/files/written";
import { contentKinds, isFolder, type Kind, pagePathOf, pageTraits } from "../../content/kinds";
import { slugOf } from "../../content/text/slug";
import { meant } from "../problems";
import { explain } from "./explain";
import { withNavigationEntry } from "./navigation-entry";

export interface NewFileRequest {
  /** The kind of file, in small letters: `service`. */
  kind: string;
  title: string;
  /** True where the navigation is to name the page. */
  inNavigation: boolean;
  /** The form that the page shows. */
  form?: string;
}

/** Error of a request. Its message is for whoever asked. */
export class RequestError extends Error {}

/** What a new file of each kind begins with: every field that must be there. */
const skeletons = join(__dirname, "skeletons");

/** Name of a kind as it is typed: `case-study`, `form`. */
const nameOf = ({ typeName }: Kind) =>
  typeName
    .replace(/^Enquiry/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();

const skeletonOf = (name: string) => join(skeletons, `${name}.yaml`);

/** Every kind that is a folder of files can have one more, where there is a skeleton of it. */
const kindNames = new Map<string, Kind>(
  contentKinds
    .filter(isFolder)
    .map((kind) => [nameOf(kind), kind] as const)
    .filter(([name]) => existsSync(skeletonOf(name))),
);

export const newKinds: readonly string[] = [...kindNames.keys()];

/** The name of the endpoint of a form, by that of its file. */
export const endpointOf = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The text of `site.yaml` with one more endpoint, after the others. */
export const withEndpoint = (source: string, name: string, address: string): string =>
  rewritten(source, (document) => {
    const endpoints = document.getIn(["enquiries", "endpoints"]);
    if (!isMap(endpoints)) return false;
    endpoints.set(name, address);
    return true;
  });

/** As long as an address may be that somebody reads out or prints. */
const longestSlug = 60;

/** Letters and digits of a title of which nothing would be left in its address. */
const lostLetters = (title: string) =>
  [...title].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && slugOf(letter) === "").join("");

/** The name in the address of a title. */
function addressOf(title: string): string {
  const slug = slugOf(title);
  if (slug === "")
    throw new RequestError(
      `"${title}" has no letters that an address could be made of; write it in Latin letters here, and as it should read in the file.`,
    );
  const lost = lostLetters(title);
  if (lost !== "") {
    throw new RequestError(
      `"${title}" has letters that an address cannot have (${lost}); write it in Latin letters here, and as it should read in the file.`,
    );
  }
  if (slug.length <= longestSlug) return slug;
  throw new RequestError(
    `"${title}" makes an address of ${slug.length} letters; choose a title of ${longestSlug} at most here, and write the whole one into the file.`,
  );
}

/** Names that people call a kind by, which are near none of its own. */
const otherNames: Readonly<Record<string, string>> = { office: "location", question: "wizard" };

function kindCalled(name: string): Kind {
  const kind = kindNames.get(name.toLowerCase());
  if (kind) return kind;
  const other = otherNames[name.toLowerCase()];
  const hint = other ? ` Did you mean ${other}?` : meant(name, newKinds).hint;
  throw new RequestError(`There is no kind "${name}"; expected one of ${newKinds.join(", ")}.${hint}`);
}

/** The first position that no neighbour has. */
export function freeOrder(contentRoot: string, folder: string): number {
  const taken = loadContent(join(contentRoot, folder)).map(({ data }) => (data as { order?: unknown } | null)?.order);
  return taken.map((_, index) => index + 1).find((order) => !taken.includes(order)) ?? taken.length + 1;
}

/** The picture that pages without one of their own show, as a path from a file. */
function pictureFor(contentRoot: string, file: string): string {
  const words = loadContent(contentRoot).find((content) => content.file === "site-words.yaml");
  const picture = resolve(contentRoot, String(words?.document.getIn(["head", "image", "src"])));
  return relative(dirname(join(contentRoot, file)), picture)
    .split(sep)
    .join("/");
}

/** A skeleton with what is known of the new file in place of each `$name`. */
function filledSkeleton(contentRoot: string, file: string, { kind, title, form }: NewFileRequest): object {
  const firstPage = (folder: string) =>
    pagePathOf(`${folder}/${loadContent(join(contentRoot, folder))[0]?.file}`) ?? "";
  const slug = basename(file, ".yaml");
  const known: Record<string, string | number> = {
    title,
    slug,
    order: freeOrder(contentRoot, dirname(file)),
    picture: pictureFor(contentRoot, file),
    endpoint: endpointOf(slug),
    service: firstPage("services"),
    today: new Date().toISOString().slice(0, 10),
  };
  const text = readFileSync(skeletonOf(kind.toLowerCase()), "utf8");
  const value = JSON.parse(JSON.stringify(parseDocument(text).toJS()), (_, part) => {
    if (typeof part !== "string") return part;
    const whole = part.startsWith("$") ? known[part.slice(1)] : undefined;
    return whole ?? part.replace(/\$(\w+)/g, (all, name) => String(known[name] ?? all));
  });
  if (form) value.sections[0] = { kind: "form", title: "TODO The heading of the form.", form };
  return value;
}

/**
 * Writes a new file, with everything that its kind must have.
 * @returns what was written and changed, one sentence each
 * @throws RequestError where there can be no such file
 */
export function writeNewFile(contentRoot: string, request: NewFileRequest): string[] {
  const { title, inNavigation } = request;
  const kind = kindCalled(request.kind);
  const slug = addressOf(title);
  const file = `${dirname(kind.files)}/${slug}.yaml`;
  if (existsSync(join(contentRoot, file))) throw new RequestError(`content/${file} is there already.`);
  // Of a wizard, the page for visitors without a script is nothing that a list would name.
  const path = pageTraits(kind)?.llms && pagePathOf(file);
  const isForm = kind.typeName === "EnquiryForm";
  if (inNavigation && path === undefined && !isForm)
    throw new RequestError(`A ${request.kind} makes no page that navigation could name.`);
  const opening = path === undefined ? `Made for ${title}` : `Makes the page ${path}`;
  mkdirSync(dirname(join(contentRoot, file)), { recursive: true });
  writeFileSync(
    join(contentRoot, file),
    explain(opening, filledSkeleton(contentRoot, file, request), fieldsOfKind(kind)),
  );
  const said = [`content/${file} is written${path === undefined ? "" : `; it makes the page ${path}`}.`];
  const change = (other: string, changed: (source: string) => string, sentence: string) => {
    const target = join(contentRoot, other);
    const source = readFileSync(target, "utf8");
    const text = changed(source);
    if (text !== source) writeFileSync(target, text);
    said.push(text === source ? `content/${other} has no place for it; add it there yourself.` : sentence);
  };
  if (kind.typeName === "Wizard" || isForm) {
    const endpoint = endpointOf(slug);
    const add = (source: string) => withEndpoint(source, endpoint, `/api/enquiries/${slug}`);
    const opens = isForm ? "" : ` It opens by #${slug} on every page.`;
    change("site.yaml", add, `content/site.yaml lists its endpoint, ${endpoint}.${opens}`);
  }
  // A form stands on a page; where there is one of this name, its owner knows where.
  if (isForm && !existsSync(join(contentRoot, `pages/${slug}.yaml`))) {
    said.push(...writeNewFile(contentRoot, { kind: "page", title, inNavigation, form: slug }));
  }
  if (inNavigation && path !== undefined) {
    const add = (source: string) => withNavigationEntry(source, title, path);
    change("navigation.yaml", add, "content/navigation.yaml names it beside its neighbours.");
  }
  return said;
}
