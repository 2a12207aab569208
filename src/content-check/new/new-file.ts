import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fieldsOfKind } from "../../content/fields/field-schemas";
import { loadContent } from "../../content/files/load";
import { contentKinds, isFolder, type Kind, pagePathOf, pageTraits } from "../../content/kinds";
import { slugOf } from "../../content/text/slug";
import { didYouMean } from "../problems";
import { fileText } from "./file-text";
import { withEndpoint, withNavigationEntry } from "./navigation-entry";
import { sampleValue } from "./sample-value";

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

/** Name of a kind as it is typed: `case-study`, `form`. */
const nameOf = ({ typeName }: Kind) =>
  typeName
    .replace(/^Enquiry/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();

/** Every kind that is a folder of files can have one more. */
const kindNames = new Map<string, Kind>(contentKinds.filter(isFolder).map((kind) => [nameOf(kind), kind]));

export const newKinds: readonly string[] = [...kindNames.keys()];

/** The name of the endpoint of a form, by that of its file. */
export const endpointOf = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** As long as an address may be that somebody reads out or prints. */
const longestSlug = 60;

/** Letters and digits of a title of which nothing would be left in its address. */
const lostLetters = (title: string) =>
  [...title].filter((letter) => /[\p{L}\p{N}]/u.test(letter) && slugOf(letter) === "").join("");

const otherNames: Readonly<Record<string, string>> = { office: "location", page: "service", question: "wizard" };

/** The first position that no neighbour has. */
export function freeOrder(contentRoot: string, folder: string): number {
  const taken = loadContent(join(contentRoot, folder)).map(({ data }) => (data as { order?: unknown } | null)?.order);
  return taken.map((_, index) => index + 1).find((order) => !taken.includes(order)) ?? taken.length + 1;
}

const firstPage = (contentRoot: string, folder: string): string =>
  pagePathOf(`${folder}/${loadContent(join(contentRoot, folder))[0]?.file}`) ?? "";

/** The picture that pages without one of their own show, as a path from a file. */
function pictureFor(contentRoot: string, file: string): string {
  const words = loadContent(contentRoot).find((content) => content.file === "site-words.yaml");
  const src = String(words?.document.getIn(["head", "image", "src"]));
  return relative(dirname(join(contentRoot, file)), resolve(contentRoot, src))
    .split(sep)
    .join("/");
}

/**
 * Writes a new file, with everything that its kind must have.
 * @returns what was written and changed, one sentence each
 * @throws RequestError where there can be no such file
 */
export function writeNewFile(contentRoot: string, { kind: name, title, inNavigation, form }: NewFileRequest): string[] {
  const kind = kindNames.get(name.toLowerCase());
  if (!kind) {
    throw new RequestError(
      `There is no kind "${name}"; expected one of ${newKinds.join(", ")}.${
        otherNames[name.toLowerCase()] ? ` Did you mean ${otherNames[name.toLowerCase()]}?` : didYouMean(name, newKinds)
      }`,
    );
  }
  const slug = slugOf(title);
  const lost = lostLetters(title);
  if (lost !== "" && slug !== "") {
    throw new RequestError(
      `"${title}" has letters that an address cannot have (${lost}); write it in Latin letters here, and as it should read in the file.`,
    );
  }
  if (slug.length > longestSlug) {
    throw new RequestError(
      `"${title}" makes an address of ${slug.length} letters; choose a title of ${longestSlug} at most here, and write the whole one into the file.`,
    );
  }
  if (slug === "") throw new RequestError(`"${title}" has no letters that an address could be made of.`);
  const folder = dirname(kind.files);
  const file = `${folder}/${slug}.yaml`;
  if (existsSync(join(contentRoot, file))) throw new RequestError(`content/${file} is there already.`);
  // Of a wizard, the page for visitors without a script is nothing that a list would name.
  const path = pageTraits(kind)?.llms && pagePathOf(file);
  const isForm = kind.typeName === "EnquiryForm";
  if (inNavigation && path === undefined && !isForm)
    throw new RequestError(`A ${name} makes no page that navigation could name.`);
  const root = fieldsOfKind(kind);
  const endpoint = endpointOf(slug);
  const value = sampleValue(root, {
    title,
    path,
    order: freeOrder(contentRoot, folder),
    picture: pictureFor(contentRoot, file),
    endpoint,
    service: firstPage(contentRoot, "services"),
    industry: firstPage(contentRoot, "industries"),
    form,
    today: new Date().toISOString().slice(0, 10),
  });
  const opening = path === undefined ? `Made for ${title}` : `Makes the page ${path}`;
  mkdirSync(join(contentRoot, folder), { recursive: true });
  writeFileSync(join(contentRoot, file), fileText(opening, value, root));
  const said = [`content/${file} is written${path === undefined ? "" : `; it makes the page ${path}`}.`];
  const change = (other: string, changed: (source: string) => string, sentence: string) => {
    const target = join(contentRoot, other);
    const source = readFileSync(target, "utf8");
    const text = changed(source);
    if (text !== source) writeFileSync(target, text);
    said.push(text === source ? `content/${other} has no place for it; add it there yourself.` : sentence);
  };
  if (kind.typeName === "Wizard" || isForm) {
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
