import { Icon } from "../components/icon";
import { play } from "../components/icons/lines";
import { insteadOfLeading } from "../components/link-actions";
import { VisuallyHidden } from "../components/visually-hidden";
import { onHover } from "../theme/hover";
import type { Style } from "../theme/variants";
import { useOpenVideo } from "./video-provider";

interface PlayButtonProps {
  label: string;
  /** Address of the film, where the link leads without scripts and in a new tab. */
  film: string;
  isNamed?: boolean;
  className?: string;
}

const disc = {
  display: "grid",
  placeItems: "center",
  border: "1px solid",
  borderColor: "discBorder",
  borderRadius: "50%",
  bg: "surface",
  boxShadow: "floating",
} satisfies Style;

const pill = {
  display: "flex",
  alignItems: "center",
  gap: "12px",
  p: ["4px 15px 4px 4px", "6px 19px 6px 6px"],
  // Its edge in forced colours.
  border: "1px solid transparent",
  bg: "surface",
  borderRadius: "pill",
  boxShadow: "floating",
  fontSize: "label",
  fontWeight: "bold",
  lineHeight: "snug",
  "& > :first-of-type": { bg: "primary", color: "onPrimary", boxShadow: "none", flex: "none" },
  "& > :last-of-type": { color: "text" },
} satisfies Style;

/** A round white disc with a triangle. It floats, so it carries the one soft shadow. */
export const PlayButton = ({ label, film, isNamed, className }: PlayButtonProps) => {
  const openVideo = useOpenVideo();
  const diameter = isNamed ? (["40px", "52px"] as const) : "52px";
  return (
    <a
      href={film}
      aria-haspopup="dialog"
      onClick={insteadOfLeading(() => openVideo(film))}
      className={className}
      data-no-print=""
      sx={{
        color: "primary",
        textDecoration: "none",
        ...(isNamed && pill),
        ...onHover({ color: "primaryHover", transform: "scale(1.04)" }),
        "&:focus-visible": { borderRadius: isNamed ? "pill" : "50%" },
      }}
    >
      <span sx={{ ...disc, width: diameter, height: diameter }}>
        <Icon lines={play} size="42%" isSolid />
      </span>
      {isNamed ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </a>
  );
};
