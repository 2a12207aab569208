interface LinkedTextProps {
  /** As the build has made it of a text with links. */
  html: string;
  onBand?: boolean;
  className?: string;
}

export const LinkedText = ({ html, onBand = false, className }: LinkedTextProps) => (
  <p
    className={className}
    sx={{
      color: onBand ? "onBandMuted" : "muted",
      textWrap: "balance",
      ...(html.includes("<a ") && { "& a": { color: onBand ? "accent" : "primary", textUnderlineOffset: "3px" } }),
    }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from a text in which all but links is escaped
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
