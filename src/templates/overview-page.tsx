import type { ReactNode } from "react";
import { FormOpening } from "../blocks/form/form-opening";
import type { BlockOf, PageOpening } from "../content/entry";
import type { PageHeroProps } from "../sections/page-hero/hero-words";
import { PageHero } from "../sections/page-hero/page-hero";
import { PageHead } from "../shell/page-head";
import { useBreadcrumbs } from "../shell/use-breadcrumbs";

interface OverviewPageProps {
  page: PageOpening;
  /** Form that stands in the opening. */
  form?: BlockOf<"form"> | undefined;
  /** Note in the opening, in the place of its picture. */
  note?: string | undefined;
  /** Film whose button stands on the picture. */
  film?: PageHeroProps["film"];
  /** Content below the opening. */
  children: ReactNode;
}

/** A page of its own words: its head, its opening with the way to it, and what follows. */
export function OverviewPage({ page, form, note, film, children }: OverviewPageProps) {
  const breadcrumbs = useBreadcrumbs(page.path, page.superHeading);
  return (
    <>
      <PageHead {...page} />
      {form ? (
        <FormOpening page={page} breadcrumbs={breadcrumbs} section={form} />
      ) : (
        <PageHero {...page} breadcrumbs={breadcrumbs} surface={page.tint} note={note} film={film} />
      )}
      {children}
    </>
  );
}
