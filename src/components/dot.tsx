/** A round spot in the sun's colour, before words. Decoration only. */
export const Dot = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={className}
    sx={{ flex: "none", width: "10px", height: "10px", borderRadius: "50%", bg: "accent" }}
  />
);
