import type { ReactNode } from "react";
import { ActionRow } from "../../components/action-row";
import { ButtonLink } from "../../components/button-link";
import { Eyebrow } from "../../components/eyebrow";
import { useMessages } from "../../components/messages";
import { MoreLink } from "../../components/more-link";
import type { ContentLink, EncodedPicture, EntryOf } from "../../content/entry";
import { Breadcrumbs } from "../../shell/breadcrumbs";
import type { SurfaceName } from "../../theme/variants";

export interface PageHeroProps {
  path: string;
  /** What the page is called in its breadcrumbs. */
  name: string;
  superHeading: string;
  title: string;
  description: string;
  image: EncodedPicture;
  contactUs?: ContentLink;
  demo?: ContentLink | undefined;
  /** What the page is about, which whoever writes to us from it asks about. */
  about?: string;
  tint: SurfaceName;
  /** A figure of the page, on its picture. */
  label?: { readonly title: string; readonly description: string } | undefined;
  /** How it is charged, beside the link to the page that says more. */
  charge?: string | undefined;
  /** A sheet from the work, which proves the headline: beside it where there is room, else below. */
  sheet?: ReactNode;
  /** A film whose button stands on the picture. */
  film?: EntryOf<"Page">["film"];
  /** In the place of the picture, where the content begins in the first screen. */
  note?: string | undefined;
}

/** Actions: what the page itself offers comes first, then what leads to us. */
export function HeroActions({ contactUs, demo, about }: Pick<PageHeroProps, "contactUs" | "demo" | "about">) {
  if (!contactUs) return null;
  const [first, second] = demo ? [demo, contactUs] : [contactUs, undefined];
  return (
    <ActionRow sx={{ mt: "30px", overflowWrap: "anywhere" }}>
      <ButtonLink to={first.url} icon="leaving" about={about}>
        {first.text}
      </ButtonLink>
      {second && (
        <ButtonLink to={second.url} variant="secondary" about={about}>
          {second.text}
        </ButtonLink>
      )}
    </ActionRow>
  );
}

const Charge = ({ text }: { text: string }) => {
  const { charge } = useMessages().offers;
  return (
    // On paper its link is the sentence's heading.
    <div
      data-charge=""
      sx={{ mt: 4, pt: 2, maxWidth: "measure", borderTop: "1.5px solid", borderColor: "text", fontSize: "label" }}
    >
      <MoreLink to={charge.url}>{charge.text}</MoreLink>
      <p sx={{ color: "muted" }}>{text}</p>
    </div>
  );
};

export const HeroWords = ({ path, name, superHeading, title, description, charge, ...page }: PageHeroProps) => (
  <>
    <Breadcrumbs path={path} name={name} />
    <Eyebrow>{superHeading}</Eyebrow>
    <h1 sx={{ variant: "text.h1Detail", mt: "18px", mb: "20px", maxWidth: "13em" }}>{title}</h1>
    <p sx={{ variant: "text.lead" }}>{description}</p>
    <HeroActions {...page} />
    {charge && <Charge text={charge} />}
  </>
);
