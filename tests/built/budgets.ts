import { basename } from "node:path";
import { allEntries, readSite } from "../../src/content/read-site";
import type { BuiltPage } from "./built-page";
import { type PartName, type partsOf, sentBytes } from "./first-visit";

/**
 * What a page may weigh, in bytes, compressed by brotli as it is sent; kilobytes are thousands. Figures are those of
 * what is built, with room for a sentence more, and never more than the goals beside them.
 */
type Budget = Readonly<Record<Exclude<PartName, "document"> | "firstLoad", number>>;

/** What holds for every page. */
const everywhere = {
  /** All scripts that run before the page is touched: the loader. */
  scripts: 2_400,
  /** The fonts that are asked for with the page; 36 kB is the goal. */
  fonts: 36_000,
  /** Nothing else is asked for at once. */
  otherFiles: 0,
};

/** The pages of one kind, by the program that draws them, and what one of them may weigh. */
const families: readonly { family: string; program: RegExp; budget: Budget }[] = [
  {
    family: "home",
    program: /-pages-index-/,
    // 130 kB is the goal of its first load, with the pictures that come near the screen on top of these.
    budget: { ...everywhere, styles: 5_600, pictures: 72_000, program: 92_000, firstLoad: 125_000 },
  },
  {
    family: "service, product or industry",
    program: /-templates-detail-page-/,
    budget: { ...everywhere, styles: 5_600, pictures: 56_000, program: 99_000, firstLoad: 110_000 },
  },
  {
    family: "policy",
    program: /-templates-policy-page-/,
    budget: { ...everywhere, styles: 4_200, pictures: 10_000, program: 87_000, firstLoad: 60_000 },
  },
  {
    family: "contact, maintenance and wizard, which are forms",
    program: /-(pages-(contact|maintenance)|templates-wizard-page)-/,
    budget: { ...everywhere, styles: 5_200, pictures: 56_000, program: 110_000, firstLoad: 110_000 },
  },
  {
    family: "every other page",
    program: /./,
    budget: { ...everywhere, styles: 5_000, pictures: 60_000, program: 98_000, firstLoad: 110_000 },
  },
];

/** The family of a page, by the files of its program. */
function familyOf(program: readonly string[]) {
  const found = families.find((row) => program.some((file) => row.program.test(file)));
  if (!found) throw new Error(`No family of pages has the program ${program.join(", ")}.`);
  return found;
}

/** The name of a picture in `content/images`, from that of the file that the build made of it. */
const sourceName = (file: string) => basename(file).replace(/\.[a-z]+$/, "");

/** The files of `content/` that name a picture. */
function contentFilesWith(picture: string): string[] {
  const named = new RegExp(`/${picture.replace(/[^\w-]/g, "\\$&")}\\.[a-z]+"`);
  return allEntries(readSite())
    .filter(({ entry }) => named.test(JSON.stringify(entry.data)))
    .map(({ entry }) => `content/${entry.file}`);
}

/** The heaviest file of a part, as somebody who is to make it lighter finds it. */
function heaviest(files: readonly string[]): string {
  const [file] = [...files].sort((a, b) => sentBytes(b) - sentBytes(a));
  if (file === undefined) return "nothing";
  const size = `${file} with ${sentBytes(file)} bytes`;
  if (!/\.(avif|webp|png|jpe?g|svg|gif)$/.test(file)) return size;
  const named = contentFilesWith(sourceName(file));
  return `${size}, the picture "${sourceName(file)}" of ${named.join(" and ") || "no file of content/"}`;
}

/** What is too heavy about a page: the part, by how much, and what it is made of. */
export function overweight(page: Pick<BuiltPage, "route">, parts: ReturnType<typeof partsOf>): string[] {
  const { family, budget } = familyOf(parts.program.files);
  const { program: _later, styles: _inTheDocument, ...atOnce } = parts;
  const first = Object.values(atOnce);
  const whole = {
    bytes: first.reduce((total, { bytes }) => total + bytes, 0),
    files: first.flatMap(({ files }) => files),
  };
  return Object.entries({ ...parts, firstLoad: whole }).flatMap(([name, { bytes, files }]) => {
    const limit = budget[name as keyof Budget];
    if (limit === undefined || bytes <= limit) return [];
    return [
      `${page.route} (${family}): ${name} has ${bytes} bytes of ${limit}. The heaviest part is ${heaviest(files)}.`,
    ];
  });
}
