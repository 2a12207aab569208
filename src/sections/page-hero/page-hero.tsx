import type { PageHeroProps } from "./hero-words";
import { NoteHero } from "./note-hero";
import { PictureHero } from "./picture-hero";
import { SheetHero } from "./sheet-hero";

/** The opening of every page but the home page: where you are, what this is, what to do, and its picture, sheet or note. */
export function PageHero(page: PageHeroProps) {
  if (page.note) return <NoteHero {...page} />;
  return page.sheet ? <SheetHero {...page} /> : <PictureHero {...page} />;
}
