import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { parseDocument, visit } from "yaml";
import { loadContent } from "../../content/files/load";
import { written } from "../../content/files/written";
import { contentKinds, isFolder, type Kind, pagePathOf, pageTraits } from "../../content/kinds";
import { slugOf } from "../../content/text/text";
import { meant } from "../problems";
import { withNavigationEntry } from "./navigation-entry";

export interface NewFileRequest {
  kind: string;
  title: string;
  inNavigation: boolean;
  menu?: string | undefined;
  form?: string;
}

export class RequestError extends Error {}

const nameOf = ({ typeName }: Kind) =>
  typeName
    .replace(/^Enquiry/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();

const skeletonOf = (kind: Kind) => join(__dirname, "skeletons", `${nameOf(kind)}.yaml`);

const kinds = contentKinds.filter((kind) => isFolder(kind) && existsSync(skeletonOf(kind)));

export const newKinds: readonly string[] = kinds.map(nameOf);

const noPlace = "has no place for it; add it there yourself.";

export const isLeft = (sentence: string): boolean => sentence.endsWith(noPlace);

export function addressOf(title: string): string {
  const slug = slugOf(title);
  const isWhole = [...title].every((letter) => !/[\p{L}\p{N}]/u.test(letter) || slugOf(letter) !== "");
  if (isWhole && slug !== "" && slug.length <= 60) return slug;
  throw new RequestError(
    `"${title}" makes no address; write it here in up to 60 Latin letters and digits, and as it should read in the file.`,
  );
}

function kindCalled(name: string): Kind {
  const kind = kinds.find((known) => nameOf(known) === name.toLowerCase());
  if (kind) return kind;
  throw new RequestError(
    `There is no kind "${name}"; expected one of ${newKinds.join(", ")}.${meant(name, newKinds).hint}`,
  );
}

export function freeOrder(contentRoot: string, folder: string): number {
  const taken = loadContent(join(contentRoot, folder)).map(({ data }) => (data as { order?: unknown } | null)?.order);
  return taken.map((_, index) => index + 1).find((order) => !taken.includes(order)) ?? taken.length + 1;
}

function knownOf(contentRoot: string, file: string, title: string): Record<string, string | number> {
  const files = loadContent(contentRoot);
  const picture = files.find((other) => other.file === "site-words.yaml")?.document.getIn(["head", "image", "src"]);
  const path = relative(dirname(join(contentRoot, file)), resolve(contentRoot, String(picture)));
  const slug = basename(file, ".yaml");
  return {
    title,
    slug,
    order: freeOrder(contentRoot, dirname(file)),
    picture: path.split(sep).join("/"),
    service: pagePathOf(files.find((other) => other.file.startsWith("services/"))?.file ?? "") ?? "",
    today: new Date().toISOString().slice(0, 10),
  };
}

function newText(kind: Kind, opening: string, known: Readonly<Record<string, string | number>>, form?: string): string {
  const document = parseDocument(readFileSync(skeletonOf(kind), "utf8"), { customTags: ["timestamp"] });
  visit(document, {
    Scalar: (_, node) => {
      const { value } = node;
      if (typeof value !== "string") return;
      const whole = value.startsWith("$") ? known[value.slice(1)] : undefined;
      node.value = whole ?? value.replace(/\$(\w+)/g, (all, name) => String(known[name] ?? all));
    },
  });
  if (form) document.setIn(["sections", 0], { kind: "form", title: "TODO The heading of the form.", form });
  document.commentBefore = ` ${opening}\n docs/reference.md, which npm run reference writes, says what each field is for.`;
  return written(document);
}

export function writeNewFile(contentRoot: string, request: NewFileRequest): string[] {
  const { title, inNavigation, menu, form } = request;
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
  writeFileSync(join(contentRoot, file), newText(kind, opening, knownOf(contentRoot, file, title), form));
  const said = [`content/${file} is written${path === undefined ? "" : `; it makes the page ${path}`}.`];
  const change = (other: string, changed: (source: string) => string, sentence: string) => {
    const target = join(contentRoot, other);
    const source = readFileSync(target, "utf8");
    const text = changed(source);
    if (text !== source) writeFileSync(target, text);
    said.push(text === source ? `content/${other} ${noPlace}` : sentence);
  };
  if (kind.typeName === "Wizard") said.push(`It opens by #${slug} on every page.`);
  // A form stands on a page; where there is one of this name, its owner knows where.
  if (isForm && !existsSync(join(contentRoot, `pages/${slug}.yaml`))) {
    said.push(...writeNewFile(contentRoot, { kind: "page", title, inNavigation, menu, form: slug }));
  }
  if (inNavigation && path !== undefined) {
    const add = (source: string) => withNavigationEntry(source, { title, path, menu });
    change("navigation.yaml", add, "content/navigation.yaml names it.");
  }
  return said;
}
