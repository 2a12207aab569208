import type { ReactNode } from "react";
import { useMinutes } from "../chart/clock";
import { CardGrid, withSpans } from "../components/cards";
import { Icon, type IconName } from "../components/icon";
import { Link, MoreLink } from "../components/link";
import { useLanguage, useMessages } from "../components/messages";
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
  my: "-6px",
  py: "6px",
  color: "onBand",
} satisfies Style;

type Location = BlockOf<"locations">["locations"][number];

/** The time at an office, and how far that is from UTC. The build, and an office without a clock, have its words. */
export function OfficeTime({ office: { timeZone, clock } }: { office: Pick<Location, "timeZone" | "clock"> }) {
  const { locale } = useLanguage();
  const words = useMessages().offices;
  const now = useMinutes();
  if (!clock || now === undefined) return timeZone;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: clock,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "shortOffset",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return interpolate(words.now, {
    time: `${parts.hour}:${parts.minute}`,
    offset: String(parts.timeZoneName).replace("GMT", "UTC").replace("-", "−"),
  });
}

/** An address that breaks where a reader pauses: after its @. */
const EmailAddress = ({ address }: { address: string }) => {
  const [name, domain] = address.split("@");
  return (
    <>
      {`${name}@`}
      <wbr />
      {domain}
    </>
  );
};

const ContactDetail = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <div sx={{ display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: "12px", alignItems: "start" }}>
    <Icon name={icon} sx={{ color: "accent", mt: "5px" }} />
    <div>{children}</div>
  </div>
);

export function Locations({ section }: { section: BlockOf<"locations"> }) {
  return (
    <HeadedSection heading={section} surface="band" arrangement="split">
      <CardGrid>
        {withSpans(section.locations).map(({ entry: location, span: { large } }) => (
          <li
            key={location.city}
            sx={{
              variant: "cards.band",
              gridColumn: [null, "span 6", `span ${large}`],
              display: "flex",
              flexDirection: ["column", "row", large === 6 ? "row" : "column"],
              overflow: "hidden",
              "& > picture": { alignSelf: "end", flex: [null, "0 0 46%", large === 6 ? "0 0 46%" : "0 1 auto"] },
            }}
          >
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
                  <OfficeTime office={location} />
                </ContactDetail>
                <ContactDetail icon="mail">
                  <Link to={`mailto:${location.email}`} sx={contactLink}>
                    <EmailAddress address={location.email} />
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
      </CardGrid>
    </HeadedSection>
  );
}
