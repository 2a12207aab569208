import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { HeadedSection } from "../components/headed-section";
import { Icon } from "../components/icon";
import { address, hours, phone } from "../components/icons/contact";
import { mail } from "../components/icons/mail";
import { Link } from "../components/link";
import { phoneLink } from "../components/phone-link";
import { Picture } from "../components/picture";
import type { Style } from "../theme/variants";

interface LocationsProps {
  heading: Queries.HeadingFieldsFragment;
  locations: readonly Queries.LocationCardFragment[];
  /** The words of the link to the map. */
  mapLink: string;
}

const way = {
  variant: "links.plain",
  display: "inline-block",
  my: "-6px",
  py: "6px",
  color: "onBand",
  overflowWrap: "anywhere",
} satisfies Style;

/** One way to reach an office, with its sign in front. */
const Way = ({ lines, children }: { lines: string; children: ReactNode }) => (
  <div sx={{ display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: "12px", alignItems: "start" }}>
    <Icon lines={lines} sx={{ color: "accent", mt: "5px" }} />
    <div>{children}</div>
  </div>
);

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
              <p sx={{ color: "accent", fontWeight: "bold", fontSize: "label", mt: "4px" }}>{location.country}</p>
              <div sx={{ display: "grid", gap: "10px", my: 2, color: "onBandMuted" }}>
                <Way lines={address}>
                  <address sx={{ fontStyle: "normal" }}>
                    {location.address.map((line) => (
                      <span key={line} sx={{ display: "block" }}>
                        {line}
                      </span>
                    ))}
                  </address>
                </Way>
                <Way lines={hours}>{location.timeZone}</Way>
                <Way lines={mail}>
                  <Link to={`mailto:${location.email}`} sx={way}>
                    {location.email}
                  </Link>
                </Way>
                <Way lines={phone}>
                  <Link to={phoneLink(location.contact)} sx={way}>
                    {location.contact}
                  </Link>
                </Way>
              </div>
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
      ...Picture
    }
  }
`;
