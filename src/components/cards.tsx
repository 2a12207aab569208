import type { ReactNode } from "react";
import type { EncodedPicture } from "../content/entry";
import type { Style, VariantName } from "../theme/variants";
import { Link } from "./link";
import { Picture, standingMargin } from "./picture";

/** Columns of six for a card: three in a row, or two in the first rows where one would be left over. */
export function columnsOf(index: number, count: number): string {
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  return `span ${count === 1 ? 6 : index < inPairs ? 3 : 2}`;
}

export function cardPlace(index: number, count: number) {
  const medium = count % 2 === 1 && index === count - 1 ? 6 : 3;
  return { gridColumn: [null, `span ${medium}`, columnsOf(index, count)] } satisfies Style;
}

export const tintOf = (index: number) => (["cards.mist", "cards.sky", "cards.sun"] as const)[index % 3];

export const CardGrid = ({ children, className }: { children: ReactNode; className?: string }) => (
  <ul
    className={className}
    data-cards=""
    sx={{ display: "grid", gridTemplateColumns: ["minmax(0, 1fr)", "repeat(6, minmax(0, 1fr))"], gap: "20px" }}
  >
    {children}
  </ul>
);

interface CardTitleProps {
  to: string;
  children: ReactNode;
  variant?: VariantName;
  className?: string;
}

/** The title of a card and its link. In a list with `data-cards`, as `CardGrid` is, the whole card can be pressed. */
export const CardTitle = ({ to, children, variant = "text.h3", className }: CardTitleProps) => (
  <h3 className={className} sx={{ variant }}>
    <Link to={to} sx={{ variant: "links.plain" }}>
      {children}
    </Link>
  </h3>
);

export const CardMore = ({ children, variant = "more" }: { children: string; variant?: "more" | "moreOnBand" }) => (
  <p aria-hidden="true" data-leads="on" sx={{ variant: `links.${variant}` }}>
    {children}
  </p>
);

export interface PictureCard {
  readonly path: string;
  readonly image: EncodedPicture;
  readonly superHeading?: string;
  readonly card: { readonly title: string; readonly description: string; readonly learnMoreLink?: { text: string } };
}

interface PictureCardsProps {
  cards: readonly PictureCard[];
  wide: number;
}

export const PictureCards = ({ cards, wide }: PictureCardsProps) => (
  <ul
    data-cards=""
    sx={{
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(6, minmax(0, 1fr))"],
      gap: ["12px", "20px"],
      hyphens: ["auto", "manual"],
      "& > li": {
        variant: "cards.surface",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr) 120px", "minmax(0, 1fr) 240px", "minmax(0, 1fr)"],
        columnGap: "8px",
        alignContent: "space-between",
        alignItems: "center",
        overflow: "hidden",
      },
      "& > li > div": { p: ["14px 0 14px 18px", "26px 28px 18px"] },
      "& h3": { fontSize: ["h4", "h3"] },
      "& h3 [data-leads]::after": { display: "inline-block", ml: "8px", verticalAlign: "-2px" },
      "& h3 ~ p:not([data-leads])": {
        color: "muted",
        mt: ["4px", "8px"],
        fontSize: ["label", "inherit"],
        lineHeight: ["snug", "inherit"],
      },
      "& img": { width: ["calc(100% - 14px)", "calc(100% - 20px)", "100%"] },
      "& > [data-wide]": {
        variant: "cards.sky",
        gridTemplateColumns: [null, null, "minmax(0, 1fr) 420px"],
      },
      "& > [data-wide] h3": { fontSize: [null, null, "1.875rem"] },
    }}
  >
    {cards.map(({ path, image, card, superHeading }, index) => (
      <li
        key={path}
        data-wide={index < wide ? "" : undefined}
        sx={{ gridColumn: [null, null, index < wide ? "1 / -1" : columnsOf(index - wide, cards.length - wide)] }}
      >
        <div>
          {superHeading && <p sx={{ variant: "text.eyebrow", mb: ["4px", "8px"] }}>{superHeading}</p>}
          <CardTitle to={path}>{card.learnMoreLink ? card.title : <span data-leads="on">{card.title}</span>}</CardTitle>
          <p>{card.description}</p>
          {card.learnMoreLink && <CardMore>{card.learnMoreLink.text}</CardMore>}
        </div>
        <Picture
          image={image}
          sizes="(min-width: 900px) 420px, (min-width: 640px) 240px, 120px"
          // Nothing of it touches the card.
          sx={{ mt: ["4px", "14px", 0], mb: ["4px", "14px", standingMargin(image)] }}
        />
      </li>
    ))}
  </ul>
);
