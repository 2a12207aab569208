import { logoShape } from "../theme/logo-shape";

const { width, height, arc, sun } = logoShape;

interface LogoProps {
  company: string;
  onBand?: boolean;
}

/** The sun on its arc, with the company's name in small letters. */
export const Logo = ({ company, onBand = false }: LogoProps) => (
  <span
    sx={{
      display: "inline-flex",
      flex: "none",
      alignItems: "center",
      gap: "10px",
      fontFamily: "heading",
      fontWeight: "heading",
      fontSize: "1.45rem",
      lineHeight: 1,
      letterSpacing: "-0.03em",
      color: onBand ? "onFooterStrong" : "text",
    }}
  >
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      sx={{ flex: "none" }}
    >
      <path
        d={arc.path}
        fill="none"
        strokeWidth={arc.strokeWidth}
        strokeLinecap="round"
        sx={{ stroke: onBand ? "onBandMark" : "primary" }}
      />
      <circle
        cx={sun.x}
        cy={sun.y}
        r={sun.radius}
        strokeWidth={sun.strokeWidth}
        sx={{ fill: "accent", stroke: onBand ? "footer" : "background" }}
      />
    </svg>
    {company.toLowerCase()}
  </span>
);
