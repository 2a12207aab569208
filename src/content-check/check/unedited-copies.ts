import type { ContentFile } from "../../content/files/load";
import { fileName, pagePathOf } from "../../content/kinds";
import { parseLinkTarget } from "../../content/links/link-target";
import { type Problem, problemAt, shown } from "../problems";
import { isForm, ownEndpoints } from "./check-endpoints";

const cardLink = ["card", "learnMoreLink", "url"];

/** Cards that lead to another page than their own: a copied page's still name the one that it was copied from. */
function copiedCard(content: ContentFile): Problem[] {
  const path = pagePathOf(content.file);
  const url = content.document.getIn(cardLink);
  if (path === undefined || typeof url !== "string") return [];
  const target = parseLinkTarget(url);
  if (target.type === "page" && target.path === path) return [];
  const message = `found ${shown(url)}, but this is the card of ${path}; it was perhaps copied from another page.`;
  return [problemAt(content, cardLink, message, { instead: path })];
}

/** Forms that send to the endpoint of another: a copied wizard's still names that of the one it was copied from. */
function copiedEndpoints(files: readonly ContentFile[]): Problem[] {
  const endpoints = ownEndpoints(files);
  const names = files.filter(isForm).map(({ file }) => fileName(file));
  return files.filter(isForm).flatMap((content) => {
    const name = content.document.getIn(["endpoint"]);
    const key = endpoints.get(String(name));
    const own = fileName(content.file);
    if (key === undefined || key === own || !names.includes(key)) return [];
    const instead = [...endpoints].find(([, other]) => other === own)?.[0];
    const right = instead
      ? `expected ${instead}.`
      : `add one to content/site.yaml below enquiries.endpoints, with the address /api/enquiries/${own}, and name it here.`;
    const message = `found ${shown(name)}, the endpoint of ${key}, whose answers these would be mixed with; ${right}`;
    return [problemAt(content, ["endpoint"], message, { instead })];
  });
}

/** Words of a copied file that still are those of its original. */
export const uneditedCopies = (files: readonly ContentFile[]): Problem[] => [
  ...files.flatMap(copiedCard),
  ...copiedEndpoints(files),
];
