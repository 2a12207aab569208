import { Breadcrumbs } from "../../components/breadcrumbs";
import { Eyebrow } from "../../components/eyebrow";
import { Surface } from "../../components/surface";
import { HeroActions, type PageHeroProps } from "./hero-words";

/** On the background of the page, without a line below: what follows belongs to it. */
export const NoteHero = ({ breadcrumbs, superHeading, title, description, note, ...page }: PageHeroProps) => (
  <Surface surface="paper">
    <div
      sx={{
        variant: "layout.container",
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) minmax(0, 1fr)"],
        alignItems: "end",
        columnGap: 4,
        rowGap: [2, null, 0],
        pt: ["20px", "36px", "48px"],
        pb: ["28px", "36px"],
      }}
    >
      <div>
        <Breadcrumbs breadcrumbs={breadcrumbs} />
        <Eyebrow>{superHeading}</Eyebrow>
        <h1 sx={{ variant: "text.h1Detail", mt: "18px" }}>{title}</h1>
      </div>
      <div sx={{ gridArea: [null, null, "1 / 2 / span 2"] }}>
        <p sx={{ variant: "text.lead" }}>{description}</p>
        <p
          sx={{
            mt: 3,
            pt: 2,
            borderTop: "1.5px solid",
            borderColor: "text",
            fontSize: "label",
            color: "muted",
          }}
        >
          {note}
        </p>
      </div>
      <HeroActions {...page} />
    </div>
  </Surface>
);
