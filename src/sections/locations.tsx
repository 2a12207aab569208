import { graphql } from "gatsby";
import { HeadedSection } from "../components/headed-section";
import { Link } from "../components/link";
import { phoneLink } from "../components/phone-link";
import { Picture } from "../components/picture";

interface LocationsProps {
  heading: Queries.HeadingFieldsFragment;
  locations: readonly Queries.LocationCardFragment[];
  /** The words of the link to the map. */
  mapLink: string;
}

/** The offices with everything needed to reach them. */
export function Locations({ heading, locations, mapLink }: LocationsProps) {
  return (
    <HeadedSection heading={heading} tone="band" arrangement="split">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", "repeat(3, minmax(0, 1fr))"],
          gap: "20px",
        }}
      >
        {locations.map((location) => (
          <li
            key={location.city}
            sx={{
              variant: "cards.band",
              display: "flex",
              flexDirection: ["column", "row", "column"],
              overflow: "hidden",
            }}
          >
            <div sx={{ p: ["24px", "30px"], flex: 1 }}>
              <h3 sx={{ variant: "text.large" }}>{location.city}</h3>
              <p sx={{ color: "accent", fontWeight: "bold", fontSize: "label", mt: "4px" }}>
                {location.country} · {location.timeZone}
              </p>
              <address sx={{ fontStyle: "normal", mt: 2, color: "onBandMuted" }}>
                {location.address.map((line) => (
                  <span key={line} sx={{ display: "block" }}>
                    {line}
                  </span>
                ))}
              </address>
              <p sx={{ mt: 2 }}>
                <Link
                  to={`mailto:${location.email}`}
                  sx={{ variant: "links.plain", display: "inline-block", py: "6px", overflowWrap: "anywhere" }}
                >
                  {location.email}
                </Link>
                <br />
                <Link
                  to={phoneLink(location.contact)}
                  sx={{ variant: "links.plain", display: "inline-block", py: "6px" }}
                >
                  {location.contact}
                </Link>
              </p>
              <Link to={location.mapLink} arrow about={`: ${location.city}`} sx={{ variant: "links.moreOnBand" }}>
                {mapLink}
              </Link>
            </div>
            <Picture
              image={location.image}
              sizes="(min-width: 900px) 380px, (min-width: 640px) 50vw, 100vw"
              sx={{ width: ["100%", "46%", "100%"], alignSelf: "flex-end", mb: ["-7%", "-4%", "-7%"] }}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const locationsFragment = graphql`
  fragment LocationCard on Location {
    city
    country
    address
    email
    contact
    mapLink
    timeZone
    image {
      ...CardPicture
    }
  }
`;
