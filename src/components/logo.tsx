import type { LogoWithName } from "../content/schemas/logo";
import { VisuallyHidden } from "./visually-hidden";

interface LogoProps {
  logo: LogoWithName;
  company: string;
  onBand?: boolean;
}

const onLight = { primary: "primary", accent: "accent", text: "text" } as const;
const onDark = { primary: "onBandIcon", accent: "accent", text: "onBandStrong" } as const;

export const Logo = ({ logo: { name, width, height, shapes }, company, onBand = false }: LogoProps) => {
  const colors = onBand ? onDark : onLight;
  return (
    <span
      sx={{
        display: "inline-flex",
        alignItems: "baseline",
        gap: "9px",
        variant: "text.display",
        // A wordmark is no text to be enlarged out of a small screen's header.
        fontSize: "min(1.45rem, 7.25vw)",
        lineHeight: 1,
        // Nor to be spaced as a reader may space texts.
        letterSpacing: "-0.03em !important",
        color: colors.text,
      }}
    >
      {/* A wide one leaves a phone's header room for the menu. */}
      <svg width={width} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" sx={{ flex: "none", maxWidth: "45vw" }}>
        {shapes.map(({ color, path }) => (
          <path key={path} d={path} sx={{ fill: colors[color] }} />
        ))}
      </svg>
      {name ?? <VisuallyHidden>{company}</VisuallyHidden>}
    </span>
  );
};
