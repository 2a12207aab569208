import { graphql } from "gatsby";
import { pairs, rowLengths, spansOf } from "../../components/card-spans";
import { CompanyLogo } from "../../components/company-logo";
import { from } from "../../theme/breakpoints";

/** The logos of clients, right below the first screen. No row holds only one of them. */
export const TrustedBy = ({ section }: { section: Queries.TrustedByBlockFragment }) => {
  const { companies } = section.source;
  const phone = spansOf(pairs(companies.length));
  const tablet = spansOf(rowLengths(companies.length, 3));
  const wideColumns = Math.max(...rowLengths(companies.length, 6));
  return (
    <div sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "border", bg: "background" }}>
      <div
        sx={{
          variant: "layout.container",
          display: "flex",
          flexDirection: "column",
          alignItems: "flex-start",
          gap: "20px",
          py: ["20px", "28px"],
          [from.header]: { flexDirection: "row", alignItems: "center", gap: "32px", py: "36px" },
        }}
      >
        <p
          sx={{
            flex: "none",
            fontSize: "small",
            lineHeight: "snug",
            fontWeight: "medium",
            color: "muted",
            textWrap: "balance",
            [from.header]: { width: "120px" },
          }}
        >
          {section.title}
        </p>
        <ul
          sx={{
            display: "grid",
            gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
            alignItems: "center",
            gap: ["20px 24px", "20px 32px"],
            width: "100%",
            [from.header]: { gridTemplateColumns: `repeat(${wideColumns}, minmax(0, 1fr))`, gap: "20px" },
          }}
        >
          {companies.map(({ image }, index) => (
            <li
              key={index}
              sx={{
                gridColumn: [`span ${phone[index]}`, `span ${tablet[index]}`],
                [from.header]: { gridColumn: "auto" },
              }}
            >
              <CompanyLogo
                logo={image}
                sx={{
                  objectPosition: "left",
                  mx: 0,
                  opacity: 0.8,
                  [from.header]: { objectPosition: "center", mx: "auto" },
                }}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

export const trustedByBlock = graphql`
  fragment TrustedByBlock on TrustedByBlock {
    title
    source {
      companies {
        title
        image {
          ...CompanyLogoFields
        }
      }
    }
  }
`;
