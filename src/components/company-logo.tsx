import type { BlockOf } from "../content/entry";

interface CompanyLogoProps {
  logo: BlockOf<"trustedBy">["source"]["companies"][number]["image"];
  className?: string;
}

export const CompanyLogo = ({ logo, className }: CompanyLogoProps) => (
  <img
    src={logo.src}
    alt={logo.alt}
    width={150}
    height={40}
    loading="lazy"
    decoding="async"
    className={className}
    sx={{ objectFit: "scale-down", filter: "var(--mark)" }}
  />
);
