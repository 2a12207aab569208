import { dirname, join } from "node:path";
import { type ContentFile, filesBelow } from "../content/files/load";
import { fileName, kindOf, pagePathOf } from "../content/kinds";
import { isEveningFile } from "../content/pictures/evening-picture";

export interface OfferedValue {
  value: string;
  words: string;
}

const offered = (values: readonly (readonly [value: string, words: string])[]): OfferedValue[] =>
  [...new Map(values)].map(([value, words]) => ({ value, words }));

/**
 * Choices in the content as it is now: pages, names of addresses, wizards, endpoints and pictures. Editor programs
 * offer them; whether they are right, the check says.
 */
export function contentLists(files: readonly ContentFile[], contentRoot: string) {
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
  const picturesFrom = (folder: string) =>
    offered(
      pictures.map((name) => [folder + name, dirname(name) === "." ? "A picture" : `A picture of ${dirname(name)}`]),
    );
  return {
    link: offered([...pages, ...names, ["mailto:{email}", "The shared e-mail address"]]),
    endpoint: offered(
      Object.entries(settings.enquiries?.endpoints ?? {}).map(([name, url]) => [name, String(url)] as const),
    ),
    // As a file names them that lies beside the folder of pictures, or in a folder beside that one.
    pictureOfList: picturesFrom("images/"),
    pictureOfPage: picturesFrom("../images/"),
  };
}
