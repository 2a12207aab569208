import { graphql } from "gatsby";
import { Mark } from "../components/mark";
import { from } from "../theme/breakpoints";

interface TrustedByProps {
  title: string;
  companies: readonly Queries.TrustedByCompanyFragment[];
}

/** The marks of clients, as proof right below the first screen. */
export const TrustedBy = ({ title, companies }: TrustedByProps) => (
  <div sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "border", bg: "background" }}>
    <div
      sx={{
        variant: "layout.container",
        display: "flex",
        flexDirection: "column",
        alignItems: "flex-start",
        gap: "20px",
        py: "28px",
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
          [from.header]: { width: "120px" },
        }}
      >
        {title}
      </p>
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["repeat(2, minmax(0, 1fr))", "repeat(3, minmax(0, 1fr))"],
          alignItems: "center",
          gap: ["20px 24px", "20px 32px"],
          width: "100%",
          [from.header]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))", gap: "20px" },
        }}
      >
        {companies.map(({ title: name, image }) => (
          <li key={name}>
            <Mark
              mark={image}
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

export const trustedByFragment = graphql`
  fragment TrustedByCompany on TrustedCompany {
    title
    image {
      ...MarkFields
    }
  }
`;
