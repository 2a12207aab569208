export const Dot = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={className}
    sx={{ flex: "none", size: "10px", borderRadius: "50%", bg: "accent" }}
  />
);
