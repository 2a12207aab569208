import { graphql } from "gatsby";
import { HeadedSection } from "../components/headed-section";
import { Icon } from "../components/icon";
import { hours } from "../components/icons/contact";
import { Picture } from "../components/picture";

interface OfficeListProps {
  heading: Queries.HeadingFieldsFragment;
  offices: readonly Queries.OfficeFragment[];
}

/** The offices as a line of places, from west to east or in the order of their files: what each does and its time. */
export function OfficeList({ heading, offices }: OfficeListProps) {
  return (
    <HeadedSection heading={heading} tone="mist" arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(3, minmax(0, 1fr))"],
          gap: ["32px", "32px"],
        }}
      >
        {offices.map(({ city, country, description, timeZone, image }) => (
          <li key={city} sx={{ display: "flex", flexDirection: "column" }}>
            <Picture image={image} sizes="(min-width: 640px) 380px, 100vw" sx={{ width: "100%" }} />
            <h3 sx={{ variant: "text.h3", mt: 2 }}>
              {city}, {country}
            </h3>
            <p sx={{ variant: "text.copy", mt: "6px" }}>{description}</p>
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
              {timeZone}
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const officeFragment = graphql`
  fragment Office on Location {
    city
    country
    description
    timeZone
    image {
      ...Picture
    }
  }
`;
