import { graphql } from "gatsby";
import { CardGrid } from "../../components/card-grid";
import { withSpans } from "../../components/card-spans";
import { HeadedSection } from "../../components/headed-section";
import { Icon } from "../../components/icon";
import { hours } from "../../components/icons/lines";
import { Picture } from "../../components/picture";
import { OfficeTime } from "./office-time";
import { OfficesAwake } from "./offices-awake";

/** The offices side by side, in the order of their files: what each does and its time. */
export const Offices = ({ section }: { section: Queries.OfficesBlockFragment }) => (
  <HeadedSection heading={section} surface="mist" arrangement="split">
    <div
      sx={{
        variant: "cards.surface",
        p: ["22px 20px", "32px 36px"],
        mb: ["32px", "48px"],
        "&:empty": { display: "none" },
        "& > figure": {
          display: ["block", null, "grid"],
          gridTemplateColumns: "minmax(0, 1.5fr) minmax(0, 1fr)",
          columnGap: 5,
        },
        "& > figure > div": { gridRow: "span 2" },
        "& > figure > figcaption": { gridColumn: "1 / -1" },
        // Beside the drawing there is room for what it says in words.
        "& > figure > ul": { display: "block", alignSelf: "end" },
      }}
    >
      <OfficesAwake offices={section.locations} clock={section.settings.reply.clock} />
    </div>
    <CardGrid sx={{ gap: "32px" }}>
      {withSpans(section.locations).map(({ entry: office, span: { large } }) => (
        <li
          key={office.city}
          sx={{
            gridColumn: ["auto", `span ${large}`],
            display: "flex",
            flexDirection: ["column", large === 6 ? "row" : "column"],
            alignItems: ["stretch", large === 6 ? "center" : "stretch"],
            columnGap: 5,
            "& > picture": { flex: ["0 1 auto", large === 6 ? "0 0 50%" : "0 1 auto"] },
          }}
        >
          <Picture
            image={office.image}
            sizes="(min-width: 900px) 380px, (min-width: 640px) 30vw, 100vw"
            sx={{ width: "100%" }}
          />
          <div sx={{ display: "flex", flexDirection: "column", flex: 1 }}>
            <h3 sx={{ variant: "text.h3", mt: 2 }}>
              {office.city}, {office.country}
            </h3>
            <p sx={{ variant: "text.copy", mt: "6px" }}>{office.description}</p>
            <p
              sx={{
                display: "flex",
                alignItems: "center",
                gap: "8px",
                // The clocks stand on one line, below texts of any length.
                mt: "auto",
                pt: "6px",
                color: "primary",
                fontWeight: "bold",
                fontSize: "small",
              }}
            >
              <Icon lines={hours} size={18} />
              <OfficeTime office={office} />
            </p>
          </div>
        </li>
      ))}
    </CardGrid>
  </HeadedSection>
);

export const officeFragment = graphql`
  fragment Office on Location {
    city
    country
    description
    timeZone
    clock
    opens
    closes
    image {
      ...Picture
    }
  }
`;

export const officesBlock = graphql`
  fragment OfficesBlock on OfficesBlock {
    ...SectionHeading
    locations {
      ...Office
    }
    settings {
      reply {
        clock
      }
    }
  }
`;
