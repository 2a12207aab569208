import { graphql } from "gatsby";
import { CardGrid } from "../../components/card-grid";
import { withSpans } from "../../components/card-spans";
import { HeadedSection } from "../../components/headed-section";
import { Icon } from "../../components/icon";
import { hours } from "../../components/icons/contact";
import { Picture } from "../../components/picture";
import type { HeadingWords } from "../../components/section-heading";
import { OfficeTime } from "./office-time";

interface OfficeListProps {
  heading: HeadingWords;
  offices: readonly Queries.OfficeFragment[];
}

/** The offices side by side, in the order of their files: what each does and its time. */
export const OfficeList = ({ heading, offices }: OfficeListProps) => (
  <HeadedSection heading={heading} surface="mist" arrangement="split">
    <CardGrid sx={{ gap: "32px" }}>
      {withSpans(offices).map(({ entry: office, span: { large } }) => (
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
          <div>
            <h3 sx={{ variant: "text.h3", mt: 2 }}>
              {office.city}, {office.country}
            </h3>
            <p sx={{ variant: "text.copy", mt: "6px" }}>{office.description}</p>
            <p
              sx={{
                display: "flex",
                alignItems: "center",
                gap: "8px",
                mt: "6px",
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

/** The offices, as a block. */
export const Offices = ({ section }: { section: Queries.OfficesBlockFragment }) => (
  <OfficeList heading={section} offices={section.locations} />
);

export const officeFragment = graphql`
  fragment Office on Location {
    city
    country
    description
    timeZone
    clock
    image {
      ...Picture
    }
  }
`;

export const officesBlock = graphql`
  fragment OfficesBlock on OfficesBlock {
    superHeading
    title
    description
    locations {
      ...Office
    }
  }
`;
