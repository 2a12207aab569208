import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from "react";
import { Icon } from "../components/icon";
import { insteadOfLeading } from "../components/link";
import { VisuallyHidden } from "../components/visually-hidden";
import { onHover } from "../theme/style";
import type { Style } from "../theme/variants";

// The context never changes: what is below would have to be hydrated before a window could open (components/open-windows.ts).
const VideoContext = createContext<(video: string) => void>(() => {});

/** The window's code is loaded on the first opening; where it cannot be, the film opens on its own page. */
export function VideoProvider({ title, children }: { title: string; children: ReactNode }) {
  const [modal, setModal] = useState<ReactNode>();
  const openVideo = useCallback(
    (video: string) => {
      const close = () => setModal(undefined);
      import("./video-modal").then(
        // In a transition, since React would draw boundaries that still wait for hydration anew (its error 421).
        ({ VideoModal }) => startTransition(() => setModal(<VideoModal title={title} video={video} onClose={close} />)),
        () => window.location.assign(video),
      );
    },
    [title],
  );
  return (
    <VideoContext.Provider value={openVideo}>
      {children}
      {modal}
    </VideoContext.Provider>
  );
}

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
  variant: "layout.line",
  position: "absolute",
  left: "4%",
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
  const openVideo = useContext(VideoContext);
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
        <Icon name="play" size="42%" sx={{ fill: "currentColor" }} />
      </span>
      {isNamed ? <span sx={{ color: "text" }}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </a>
  );
};
