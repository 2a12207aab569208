import { graphql } from "gatsby";

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
        flexDirection: ["column", "column", "row"],
        alignItems: ["flex-start", "flex-start", "center"],
        gap: ["20px", "20px", "40px"],
        py: ["28px", "28px", "38px"],
      }}
    >
      <p
        sx={{
          flex: "none",
          width: ["auto", "auto", "120px"],
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
          gridTemplateColumns: ["repeat(2, auto)", "repeat(3, auto)", "repeat(6, auto)"],
          justifyContent: "space-between",
          alignItems: "center",
          gap: ["20px 32px", "20px 32px", "24px"],
          width: "100%",
        }}
      >
        {companies.map(({ title: name, image }) => (
          <li key={name}>
            <img
              src={image.src.publicURL ?? ""}
              alt={image.alt}
              width={132}
              height={32}
              loading="lazy"
              decoding="async"
              sx={{ width: "132px", height: "32px", objectFit: "contain", objectPosition: ["left", "left", "center"] }}
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
      alt
      src {
        publicURL
      }
    }
  }
`;
