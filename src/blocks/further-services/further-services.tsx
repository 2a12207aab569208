import { graphql } from "gatsby";
import { BulletList } from "../../components/bullet-list";
import { HeadedSection } from "../../components/headed-section";
import { Link } from "../../components/link";
import { MoreLink } from "../../components/more-link";

type FurtherService = Queries.FurtherServicesBlockFragment["items"][number];

/** Links of a service: the enquiry with its subject first, where it has one, then the question. */
function ServiceLinks({ service, linkText }: { service: FurtherService; linkText: string }) {
  const { title, link, demo, subject } = service;
  const hiddenSuffix = `(${title})`;
  return (
    <div
      data-no-print=""
      sx={{ display: "flex", flexWrap: "wrap", columnGap: "24px", alignItems: "center", mt: "auto" }}
    >
      {demo && (
        <MoreLink to={demo.url} hiddenSuffix={hiddenSuffix} offer={subject ?? undefined}>
          {demo.text}
        </MoreLink>
      )}
      <Link
        to={link}
        hiddenSuffix={hiddenSuffix}
        about={title}
        icon={demo ? "leaving" : "arrow"}
        sx={{ variant: "links.more" }}
      >
        {linkText}
      </Link>
    </div>
  );
}

/** Services without pages of their own: what each is, what one has in hand afterwards, and the way to ask for it. */
export const FurtherServices = ({ section }: { section: Queries.FurtherServicesBlockFragment }) => (
  <HeadedSection heading={section} surface="mist" arrangement="split">
    <ul
      sx={{
        // On a phone they are cards in a row that is pushed along: below each other they would be three screens.
        display: ["flex", "grid"],
        // Hidden words of links would widen the page otherwise.
        position: "relative",
        overflowX: ["auto", "visible"],
        overscrollBehaviorX: "contain",
        scrollSnapType: ["x proximity", "none"],
        scrollPaddingInline: "20px",
        gridTemplateColumns: [null, "1fr", "1fr 1fr"],
        columnGap: ["12px", "20px"],
        mx: ["-20px", 0],
        px: ["20px", 0],
        // Of an odd number the first has a row for itself, and its lines stand beside its words.
        "& > li:first-of-type:nth-last-of-type(odd)": {
          gridColumn: "1 / -1",
          display: ["flex", null, "grid"],
          gridTemplateColumns: "1fr 1fr",
          columnGap: "20px",
          "& > div:first-of-type": { gridRow: "span 2" },
        },
      }}
    >
      {section.items.map((service, index) => (
        <li
          key={index}
          id={service.anchor}
          sx={{
            display: "flex",
            flexDirection: "column",
            gap: "14px",
            flex: "0 0 min(86%, 330px)",
            scrollSnapAlign: "start",
            p: ["20px 20px 8px", "22px 0"],
            bg: ["surface", "transparent"],
            borderStyle: "solid",
            borderWidth: ["1px", "1px 0 0"],
            borderColor: "border",
            borderRadius: ["large", 0],
          }}
        >
          <div>
            <h3 sx={{ variant: "text.large" }}>{service.title}</h3>
            <p sx={{ variant: "text.copy", mt: "6px", maxWidth: "measure" }}>{service.description}</p>
          </div>
          {service.points.length > 0 && <BulletList items={service.points} />}
          <ServiceLinks service={service} linkText={section.linkText} />
        </li>
      ))}
    </ul>
  </HeadedSection>
);

export const furtherServicesBlock = graphql`
  fragment FurtherServicesBlock on FurtherServicesBlock {
    ...SectionHeading
    linkText
    items {
      anchor
      title
      description
      points
      link
      demo {
        url
        text
      }
      subject
    }
  }
`;
