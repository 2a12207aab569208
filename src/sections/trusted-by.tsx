import { graphql } from "gatsby";
import { Mark } from "../components/mark";

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
        flexDirection: ["column", "column", "column", "row"],
        alignItems: ["flex-start", "flex-start", "flex-start", "center"],
        gap: ["20px", "20px", "20px", "32px"],
        py: ["28px", "28px", "28px", "36px"],
      }}
    >
      <p
        sx={{
          flex: "none",
          width: ["auto", "auto", "auto", "120px"],
          fontSize: "small",
          lineHeight: "snug",
          fontWeight: "medium",
          color: "muted",
        }}
      >
        {title}
      </p>
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: [2, 3, 3, 6].map((columns) => `repeat(${columns}, minmax(0, 1fr))`),
          alignItems: "center",
          gap: ["20px 24px", "20px 32px", "20px 32px", "20px"],
          width: "100%",
        }}
      >
        {companies.map(({ title: name, image }) => (
          <li key={name}>
            <Mark
              mark={image}
              sx={{ objectPosition: ["left", "left", "left", "center"], mx: ["0", "0", "0", "auto"], opacity: 0.8 }}
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
