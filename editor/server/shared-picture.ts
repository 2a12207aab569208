import { sitesOf } from "../../src/content/read-site";
import { sharePages } from "../../src/gatsby/share-pictures/pages";
import { Refusal } from "../refusal";
import { contentWithDrafts, type Workplace } from "./workplace";

/**
 * The picture beside the address of a page where somebody shares it, as the build draws it.
 * @throws Refusal where there is no such page, or the content is not in order
 */
export async function sharedPicture(workplace: Workplace, path: string): Promise<Buffer> {
  // Loaded with the first picture: it brings fonts, and a program that lays out words.
  const { drawPicture } = await import("../../src/gatsby/share-pictures/draw");
  try {
    const pages = sitesOf(contentWithDrafts(workplace)).flatMap(sharePages);
    const page = pages.find((other) => other.path === path);
    if (page) return await drawPicture(page);
  } catch {
    // The check says what is to be mended.
  }
  throw new Refusal("There is no such picture.", 404);
}
