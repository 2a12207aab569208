import { onHover } from "../theme/hover";
import type { Style } from "../theme/variants";
import { Icon } from "./icon";
import { play } from "./icons/lines";
import { insteadOfLeading } from "./link-actions";
import { VisuallyHidden } from "./visually-hidden";

interface PlayButtonProps {
  /** Name of what is played: "Play the film …". */
  label: string;
  /** Address of the film, where the link leads without scripts and in a new tab. */
  film: string;
  onPlay: (film: string) => void;
  size?: "large" | "small";
  /** Shows its name below the disc. */
  isNamed?: boolean;
  className?: string;
}

const diameters = { large: ["72px", "92px"], small: "52px" } as const;

const disc = {
  display: "grid",
  placeItems: "center",
  border: "1px solid",
  borderColor: "discBorder",
  borderRadius: "50%",
  bg: "surface",
  boxShadow: "floating",
} satisfies Style;

const name = {
  maxWidth: "200px",
  px: "10px",
  py: "2px",
  // Any picture may be below it.
  bg: "surface",
  borderRadius: "medium",
  color: "text",
  fontSize: "small",
  fontWeight: "bold",
  lineHeight: "snug",
  textAlign: "center",
} satisfies Style;

/** A round white disc with a triangle. It floats, so it carries the one soft shadow. */
export const PlayButton = ({ label, film, onPlay, size = "large", isNamed, className }: PlayButtonProps) => (
  <a
    href={film}
    aria-haspopup="dialog"
    onClick={insteadOfLeading(() => onPlay(film))}
    className={className}
    data-no-print=""
    sx={{
      display: "grid",
      justifyItems: "center",
      gap: "4px",
      color: "primary",
      textDecoration: "none",
      ...onHover({ color: "primaryHover", transform: "scale(1.04)" }),
      "&:focus-visible": { borderRadius: isNamed ? "large" : "50%" },
    }}
  >
    <span sx={{ ...disc, width: diameters[size], height: diameters[size] }}>
      <Icon lines={play} size="42%" isSolid />
    </span>
    {isNamed ? <span sx={name}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
  </a>
);
