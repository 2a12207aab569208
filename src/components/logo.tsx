import { logoDrawing } from "../theme/logo-drawing";

interface LogoProps {
  company: string;
  onBand?: boolean;
}

const { width, height, path, sun } = logoDrawing;

/** The sun on its path, with the company's name in small letters on its horizon. */
export const Logo = ({ company, onBand = false }: LogoProps) => (
  <span
    sx={{
      display: "inline-flex",
      alignItems: "baseline",
      gap: "9px",
      fontFamily: "heading",
      fontWeight: "heading",
      // A wordmark is no text to be enlarged out of a small screen's header; a name of two words may take two lines there.
      fontSize: "min(1.45rem, 7.25vw)",
      lineHeight: 1,
      // Nor to be spaced as a reader may space texts.
      letterSpacing: "-0.03em !important",
      color: onBand ? "onBandStrong" : "text",
    }}
  >
    <svg width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" sx={{ flex: "none" }}>
      <path d={path} sx={{ fill: onBand ? "onBandIcon" : "primary" }} />
      <circle {...sun} sx={{ fill: "accent" }} />
    </svg>
    {company.toLowerCase()}
  </span>
);
