import { useId, useRef } from "react";
import { CloseButton } from "../components/close-button";
import { Dialog } from "../components/dialog";
import { Link } from "../components/link";
import { useMessages } from "../components/messages";
import { interpolate } from "../content/text/text";

/** Where the film would leave no room above and below it, they stand beside it. */
const low = "@media (max-height: 480px) and (min-width: 640px)";

interface VideoModalProps {
  title: string;
  video: string;
  onClose: () => void;
}

/** The film in a frame: no video host is asked before the window is open. */
export function VideoModal({ title, video, onClose }: VideoModalProps) {
  const words = useMessages().video;
  const titleId = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      labelledBy={titleId}
      onClose={onClose}
      initialFocus={closeButton}
      isDark
      sx={{
        variant: "layout.column",
        p: ["20px 0", "24px 28px 28px"],
        bg: "footer",
        color: "onBandStrong",
        [low]: { display: "grid", gridTemplateColumns: "1fr 220px", columnGap: "20px", p: "16px" },
      }}
    >
      <div sx={{ variant: "layout.line", justifyContent: "space-between", gap: 3, mb: 3, px: ["20px", 0] }}>
        <h2 id={titleId} sx={{ variant: "text.large" }}>
          {title}
        </h2>
        <CloseButton ref={closeButton} label={words.close} onClick={onClose} />
      </div>
      <iframe
        src={video}
        title={interpolate(words.frame, { title })}
        loading="lazy"
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sx={{
          // 4 / 5, then 16 / 9, and room for the browser's controls below the picture; never more than is in view.
          height: ["min(125vw + 80px, 100dvh - 182px)", "min(56.25vw + 20px, 587px, 100dvh - 196px)"],
          width: "100%",
          mt: ["auto", 0],
          border: 0,
          borderRadius: [0, "medium"],
          [low]: { gridArea: "1 / 1 / 3 / 2", height: "calc(100dvh - 82px)" },
        }}
      />
      <p sx={{ mt: 2, mb: ["auto", 0], px: ["20px", 0], fontSize: "small" }}>
        <Link to={video} sx={{ variant: "links.moreOnBand" }}>
          {words.ownPage}
        </Link>
      </p>
    </Dialog>
  );
}
