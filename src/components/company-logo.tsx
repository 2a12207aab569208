import type { BlockOf } from "../content/entry";

interface CompanyLogoProps {
  logo: BlockOf<"trustedBy">["source"]["companies"][number]["image"];
  className?: string;
}

/** The logo of another company, in its own colours, 40 high: at its own size, or smaller where there is less room. */
export const CompanyLogo = ({ logo, className }: CompanyLogoProps) => (
  <img
    src={logo.src}
    alt={logo.alt}
    width={150}
    height={40}
    loading="lazy"
    decoding="async"
    className={className}
    sx={{
      display: "block",
      width: "150px",
      maxWidth: "100%",
      height: "40px",
      objectFit: "scale-down",
      filter: "var(--mark)",
    }}
  />
);
