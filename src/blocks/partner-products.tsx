import { CompanyLogo } from "../components/company-logo";
import { Link, MoreLink } from "../components/link";
import { useMessages } from "../components/messages";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";

export function PartnerProducts({ section }: { section: BlockOf<"partnerProducts"> }) {
  const words = useMessages().links;
  return (
    <HeadedSection heading={section} arrangement="beside">
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
          gap: ["24px", "32px 40px"],
          "& > li": {
            variant: "layout.column",
            pl: ["18px", "24px"],
            borderLeft: "rule",
          },
        }}
      >
        {section.source.partners.map(({ title, description, image, learnMoreLink, bookADemoLink }) => (
          <li key={title}>
            {image && <CompanyLogo logo={image} sx={{ height: "32px", objectPosition: "left", mb: "10px" }} />}
            <h3 sx={{ variant: "text.h3" }}>{title}</h3>
            <p sx={{ color: "muted", mt: "4px", mb: "2px", fontSize: "1rem" }}>{description}</p>
            <p sx={{ variant: "layout.row", columnGap: "22px", mt: "auto" }}>
              <MoreLink to={bookADemoLink.url} hiddenSuffix={interpolate(words.demonstration, { title })}>
                {bookADemoLink.text}
              </MoreLink>
              <Link
                to={learnMoreLink.url}
                hiddenSuffix={interpolate(words.about, { title })}
                sx={{ variant: "links.second" }}
              >
                {learnMoreLink.text}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
