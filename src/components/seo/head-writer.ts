/**
 * Writes the head of a page when the HTML is built, and while the site is edited. The browser's bundle has
 * `late-head-writer.tsx` in its place.
 */
export { HeadTags as HeadWriter } from "./head-tags";
