import { Icon } from "../components/icon";
import { insteadOfLeading } from "../components/link";
import { VisuallyHidden } from "../components/visually-hidden";
import { onHover } from "../theme/style";
import type { Style } from "../theme/variants";
import { useOpenVideo } from "./video-provider";

interface PlayButtonProps {
  label: string;
  film: string;
  isNamed?: boolean;
  className?: string;
}

const disc = {
  flex: "none",
  display: "grid",
  placeItems: "center",
  border: "1px solid",
  borderColor: "discBorder",
  borderRadius: "50%",
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
} satisfies Style;

export const PlayButton = ({ label, film, isNamed, className }: PlayButtonProps) => {
  const openVideo = useOpenVideo();
  const look: Style = isNamed
    ? { size: ["40px", "52px"], bg: "primary", color: "onPrimary" }
    : { size: "52px", bg: "surface", boxShadow: "floating" };
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
      <span sx={{ ...disc, ...look }}>
        <Icon name="play" size="42%" isSolid />
      </span>
      {isNamed ? <span sx={{ color: "text" }}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </a>
  );
};
