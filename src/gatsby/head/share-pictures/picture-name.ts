import { createHash } from "node:crypto";
import type { Brand, SharePage } from "./share-page";

/**
 * The file name of a page's picture. It names everything that the picture is drawn from, so a file of that name needs no
 * drawing, and may be kept for ever by whoever has it.
 * @param program see `program-digest.ts`
 */
export function pictureName(page: SharePage, brand: Brand, program: string): string {
  const slug = page.path === "/" ? "home" : page.path.slice(1).replaceAll("/", "-");
  const { path, kind, title, superHeading, diorama } = page;
  const inputs = [program, brand.company, brand.host, path, kind, title, superHeading, diorama.digest];
  const digest = createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 20);
  return `${slug}.${digest}.jpg`;
}
