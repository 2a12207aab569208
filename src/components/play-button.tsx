import { VisuallyHidden } from "./visually-hidden";

interface PlayButtonProps {
  /** What is played: "Play the film …". */
  label: string;
  onClick: () => void;
  size?: "large" | "small";
  className?: string;
}

const diameters = { large: ["72px", "92px"], small: ["52px", "52px"] };

/** A round white button with a triangle. It floats, so it carries the one soft shadow. */
export const PlayButton = ({ label, onClick, size = "large", className }: PlayButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className={className}
    sx={{
      display: "grid",
      placeItems: "center",
      width: diameters[size],
      height: diameters[size],
      p: 0,
      border: 0,
      borderRadius: "50%",
      bg: "surface",
      color: "primary",
      boxShadow: "floating",
      cursor: "pointer",
      transition: "color 160ms ease, transform 160ms ease",
      "&:hover": { color: "primaryHover", transform: "scale(1.04)" },
      "&:focus-visible": { borderRadius: "50%" },
    }}
  >
    <svg width="38%" height="38%" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M6 3.5v17a1 1 0 0 0 1.5.87l14-8.5a1 1 0 0 0 0-1.74l-14-8.5A1 1 0 0 0 6 3.5z" fill="currentColor" />
    </svg>
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);
