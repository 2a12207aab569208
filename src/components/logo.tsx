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
    <svg width="38" height="26" viewBox="0 0 38 26" aria-hidden="true" focusable="false" sx={{ flex: "none" }}>
      <path
        d="M3 23a16 16 0 0 1 32 0"
        fill="none"
        strokeWidth="3.4"
        strokeLinecap="round"
        sx={{ stroke: onBand ? "onBandMark" : "primary" }}
      />
      <circle
        cx="25.5"
        cy="8.8"
        r="5.6"
        strokeWidth="2"
        sx={{ fill: "accent", stroke: onBand ? "footer" : "background" }}
      />
    </svg>
    {company.toLowerCase()}
  </span>
);
