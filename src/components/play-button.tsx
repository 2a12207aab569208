import { Icon } from "./icon";
import { play } from "./icons/controls";
import { VisuallyHidden } from "./visually-hidden";

interface PlayButtonProps {
  /** What is played: "Play the film …". */
  label: string;
  onClick: () => void;
  size?: "large" | "small";
  className?: string;
}

const diameters = { large: ["72px", "92px"], small: "52px" } as const;

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
    <Icon lines={play} size="42%" isSolid />
    <VisuallyHidden>{label}</VisuallyHidden>
  </button>
);
