interface LinkedTextProps {
  /** A text of `content/` that may hold links, as the build has made HTML of it. */
  html: string;
  onBand?: boolean;
  className?: string;
}

export const LinkedText = ({ html, onBand = false, className }: LinkedTextProps) => (
  <p
    className={className}
    sx={{
      variant: "text.copy",
      ...(onBand && { color: "onBandMuted" }),
      // A rule that nothing uses would be weight on most pages.
      ...(html.includes("<a ") && { "& a": { color: onBand ? "accent" : "primary", textUnderlineOffset: "3px" } }),
    }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from a text in which all but links is escaped
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
