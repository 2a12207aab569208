import type { ReactNode } from "react";
import { clockText, timeAt, useMinutes } from "../chart/clock";
import { columnsOf } from "../components/cards";
import { Icon, type IconName } from "../components/icon";
import { Link, MoreLink } from "../components/link";
import { useMessages } from "../components/messages";
import { Picture } from "../components/picture";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { phoneLink } from "../content/links/link-target";
import { interpolate } from "../content/text/text";
import type { Style } from "../theme/variants";

const contactLink = {
  variant: "links.plain",
  display: "inline-block",
  maxWidth: "100%",
  overflowWrap: "anywhere",
  my: "-6px",
  py: "6px",
  color: "onBand",
} satisfies Style;

type Office = Pick<BlockOf<"locations">["locations"][number], "timeZone" | "clock">;

/** The time at an office. The build, and an office without a clock, have the words of its file. */
export function OfficeTime({ timeZone, clock }: Office) {
  const { now } = useMessages().offices;
  const minutes = useMinutes();
  if (!clock || minutes === undefined) return timeZone;
  const { hour } = timeAt(clock, new Date(minutes));
  return interpolate(now, { time: clockText(hour), zone: timeZone });
}

const ContactDetail = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div sx={{ display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: "12px", alignItems: "start" }}>
    <Icon name={icon} sx={{ color: "accent", mt: "5px" }} />
    <div>{children}</div>
  </div>
);

export function Locations({ section }: { section: BlockOf<"locations"> }) {
  return (
    <HeadedSection heading={section} surface="band" arrangement="split">
      <ul
        data-cards=""
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(6, minmax(0, 1fr))"],
          gap: "20px",
          "& > li": {
            variant: "cards.band",
            display: "flex",
            flexDirection: ["column", "row", "column"],
            overflow: "hidden",
          },
          "& > li > picture": { alignSelf: "end", flex: [null, "0 0 46%", "none"] },
        }}
      >
        {section.locations.map((location, index) => (
          <li key={location.city} sx={{ gridColumn: [null, null, columnsOf(index, section.locations.length)] }}>
            <div sx={{ p: ["24px", "30px"], flex: 1 }}>
              <h3 sx={{ variant: "text.large" }}>{location.city}</h3>
              <p sx={{ color: "accent", fontWeight: "bold", fontSize: "label", mt: "4px" }}>{location.country}</p>
              <div sx={{ display: "grid", gap: "10px", my: 2, color: "onBandMuted" }}>
                <ContactDetail icon="address">
                  <address sx={{ fontStyle: "normal" }}>
                    {location.address.map((line, index) => (
                      <span key={index} sx={{ display: "block" }}>
                        {line}
                      </span>
                    ))}
                  </address>
                </ContactDetail>
                <ContactDetail icon="hours">
                  <OfficeTime {...location} />
                </ContactDetail>
                <ContactDetail icon="mail">
                  <Link to={`mailto:${location.email}`} sx={contactLink}>
                    {location.email}
                  </Link>
                </ContactDetail>
                <ContactDetail icon="phone">
                  <Link to={phoneLink(location.contact)} sx={contactLink}>
                    {location.contact}
                  </Link>
                </ContactDetail>
              </div>
              <MoreLink to={location.mapLink} hiddenSuffix={`: ${location.city}`} variant="moreOnBand">
                {section.mapLink}
              </MoreLink>
            </div>
            <Picture
              image={location.image}
              sizes="(min-width: 900px) 380px, (min-width: 640px) 20vw, 100vw"
              sx={{ width: "100%" }}
            />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
