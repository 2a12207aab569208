import { dirname, join, relative, sep } from "node:path";
import { type ContentFile, filesBelow } from "../content/files/load";
import { fileName, kindOf, pagePathOf } from "../content/kinds";
import { isEveningFile } from "../content/pictures/evening-picture";

/** A list of values that an editor program offers, with a word on each. */
interface OfferedValues {
  enum: string[];
  enumDescriptions: string[];
}

const offered = (values: readonly (readonly [value: string, words: string])[]): OfferedValues => ({
  // No value may stand twice, and a list without any would be no schema.
  enum: [...new Map(values).keys(), ...(values.length === 0 ? [""] : [])],
  enumDescriptions: [...new Map(values).values(), ...(values.length === 0 ? ["None yet"] : [])],
});

/** Depths below `content/` of the files whose pictures are offered: beside the folder of pictures, or one deeper. */
const places = { pictureOfList: ".", pictureOfPage: "pages" } as const;

/**
 * Choices in the content as it is now: pages, names of addresses, wizards, endpoints and pictures. Editor programs
 * offer them; whether they are right, the check says.
 */
export function contentLists(files: readonly ContentFile[], contentRoot: string): Record<string, OfferedValues> {
  const settings = (files.find(({ file }) => file === "site.yaml")?.data ?? {}) as {
    links?: Record<string, unknown>;
    enquiries?: { endpoints?: Record<string, unknown> };
  };
  const pages = files.flatMap(({ file, data }) => {
    if (kindOf(file)?.typeName === "Wizard") return [[`/contact#${fileName(file)}`, "Opens this wizard"] as const];
    const path = pagePathOf(file);
    const title = (data as { head?: { title?: unknown } } | null)?.head?.title;
    return path === undefined ? [] : [[path, String(title ?? file)] as const];
  });
  const names = Object.entries(settings.links ?? {}).map(([name, url]) => [`site:${name}`, String(url)] as const);
  const pictures = filesBelow(join(contentRoot, "images")).filter(
    (name) => /\.(png|jpe?g|webp|svg)$/i.test(name) && !isEveningFile(name),
  );
  const picturesFrom = (place: string) =>
    pictures.map((name) => {
      const path = relative(join(contentRoot, place), join(contentRoot, "images", name));
      return [
        path.split(sep).join("/"),
        dirname(name) === "." ? "A picture" : `A picture of ${dirname(name)}`,
      ] as const;
    });
  return {
    link: offered([...pages, ...names, ["mailto:{email}", "The shared e-mail address"]]),
    endpoint: offered(
      Object.entries(settings.enquiries?.endpoints ?? {}).map(([name, url]) => [name, String(url)] as const),
    ),
    ...Object.fromEntries(Object.entries(places).map(([name, place]) => [name, offered(picturesFrom(place))])),
  };
}
