import type { ReactNode } from "react";
import { Eyebrow } from "../../components/eyebrow";
import { ActionRow, ButtonLink, MoreLink } from "../../components/link";
import { useMessages } from "../../components/messages";
import type { EntryOf, PageOpening } from "../../content/entry";
import { Breadcrumbs } from "../../shell/breadcrumbs";

export type PageHeroProps = Pick<PageOpening, "path" | "superHeading" | "title" | "description" | "image" | "tint"> &
  Partial<
    Pick<PageOpening, "contactUs" | "demo"> &
      Pick<EntryOf<"Page">, "film"> &
      Pick<EntryOf<"Service">, "charge"> &
      Pick<EntryOf<"CaseStudy">, "label"> &
      Pick<EntryOf<"CaseStudiesPage">, "note">
  > & {
    name: string;
    /** What the page is about, which whoever writes to us from it asks about. */
    about?: string;
    /** A sheet from the work, which proves the headline. */
    sheet?: ReactNode;
  };

/** What the page itself offers comes first, then what leads to us. */
export function HeroActions({ contactUs, demo, about }: Pick<PageHeroProps, "contactUs" | "demo" | "about">) {
  const links = [demo, contactUs].flatMap((link) => link ?? []);
  if (links.length === 0) return null;
  return (
    <ActionRow sx={{ mt: "30px", overflowWrap: "anywhere" }}>
      {links.map(({ url, text }, index) => (
        <ButtonLink key={index} to={url} icon="leaving" variant={index === 0 ? "primary" : "secondary"} about={about}>
          {text}
        </ButtonLink>
      ))}
    </ActionRow>
  );
}

export const HeroWords = ({ path, name, superHeading, title, description, charge, ...page }: PageHeroProps) => {
  const more = useMessages().charge;
  return (
    <>
      <Breadcrumbs path={path} name={name} />
      <Eyebrow>{superHeading}</Eyebrow>
      <h1 sx={{ variant: "text.h1Detail", mt: "18px", mb: "20px", maxWidth: "13em" }}>{title}</h1>
      <p sx={{ variant: "text.lead" }}>{description}</p>
      <HeroActions {...page} />
      {charge && (
        // On paper its link is the sentence's heading.
        <div
          data-charge=""
          sx={{ mt: 4, pt: 2, maxWidth: "measure", borderTop: "1.5px solid", borderColor: "text", fontSize: "label" }}
        >
          <MoreLink to={more.url}>{more.text}</MoreLink>
          <p sx={{ color: "muted" }}>{charge}</p>
        </div>
      )}
    </>
  );
};
