interface LinkedTextProps {
  /** As the build has made it of a text with links. */
  html: string;
  className?: string;
}

export const LinkedText = ({ html, className }: LinkedTextProps) => (
  <p
    className={className}
    sx={{
      color: "muted",
      textWrap: "balance",
      "& a": { color: "primary", textUnderlineOffset: "3px" },
      "[data-on-band] &": { color: "onBandMuted" },
      "[data-on-band] & a": { color: "accent" },
    }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from a text in which all but links is escaped
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
