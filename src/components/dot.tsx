interface DotProps {
  color?: "primary" | "accent";
  className?: string;
}

/** A round spot before words. Decoration only. */
export const Dot = ({ color = "accent", className }: DotProps) => (
  <span
    aria-hidden="true"
    className={className}
    sx={{ flex: "none", width: "10px", height: "10px", borderRadius: "50%", bg: color }}
  />
);
