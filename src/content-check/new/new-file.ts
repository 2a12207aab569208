import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { parseDocument, visit } from "yaml";
import { type ContentType, contentTypes, isFolder, pagePathOf, pageTraits } from "../../content/content-types";
import { loadContent } from "../../content/files/load";
import { written } from "../../content/files/written";
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

const nameOf = ({ typeName }: ContentType) =>
  typeName
    .replace(/^Enquiry/, "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();

const skeletonOf = (type: ContentType) => join(__dirname, "skeletons", `${nameOf(type)}.yaml`);

const types = contentTypes.filter((type) => isFolder(type) && existsSync(skeletonOf(type)));

export const newKinds: readonly string[] = types.map(nameOf);

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

function typeCalled(name: string): ContentType {
  const type = types.find((known) => nameOf(known) === name.toLowerCase());
  if (type) return type;
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

function newText(type: ContentType, opening: string, known: ReturnType<typeof knownOf>, form?: string): string {
  const document = parseDocument(readFileSync(skeletonOf(type), "utf8"), { customTags: ["timestamp"] });
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
  const type = typeCalled(request.kind);
  const slug = addressOf(title);
  const file = `${dirname(type.files)}/${slug}.yaml`;
  if (existsSync(join(contentRoot, file))) throw new RequestError(`content/${file} is there already.`);
  // Of a wizard, the page for visitors without a script is nothing that a list would name.
  const path = pageTraits(type)?.llms && pagePathOf(file);
  const isForm = type.typeName === "EnquiryForm";
  if (inNavigation && path === undefined && !isForm)
    throw new RequestError(`A ${request.kind} makes no page that navigation could name.`);
  const opening = path === undefined ? `Made for ${title}` : `Makes the page ${path}`;
  mkdirSync(dirname(join(contentRoot, file)), { recursive: true });
  writeFileSync(join(contentRoot, file), newText(type, opening, knownOf(contentRoot, file, title), form));
  const said = [`content/${file} is written${path === undefined ? "" : `; it makes the page ${path}`}.`];
  const change = (other: string, changed: (source: string) => string, sentence: string) => {
    const target = join(contentRoot, other);
    const source = readFileSync(target, "utf8");
    const text = changed(source);
    if (text !== source) writeFileSync(target, text);
    said.push(text === source ? `content/${other} ${noPlace}` : sentence);
  };
  if (type.typeName === "Wizard") said.push(`It opens by #${slug} on every page.`);
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
