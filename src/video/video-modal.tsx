import { useId, useRef } from "react";
import { CloseButton } from "../components/close-button";
import { Dialog } from "../components/dialog";
import { Link } from "../components/link";
import { useMessages } from "../components/messages";
import { interpolate } from "../content/text/text";

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
      }}
    >
      <div sx={{ variant: "layout.line", justifyContent: "space-between", gap: 3, mb: 3, px: ["20px", 0] }}>
        <h2 id={titleId} sx={{ variant: "text.large" }}>
          {title}
        </h2>
        <CloseButton ref={closeButton} label={words.close} onClick={onClose} />
      </div>
      <div
        sx={{
          aspectRatio: ["5 / 4", "16 / 9"],
          boxSizing: "content-box",
          pb: "80px",
          position: "relative",
          mt: ["auto", 0],
          borderRadius: [0, "medium"],
          overflow: "hidden",
        }}
      >
        <iframe
          src={video}
          title={interpolate(words.frame, { title })}
          loading="lazy"
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{ position: "absolute", inset: 0, size: "100%", border: 0 }}
        />
      </div>
      <p sx={{ mt: 2, mb: ["auto", 0], px: ["20px", 0], fontSize: "small" }}>
        <Link to={video} sx={{ variant: "links.moreOnBand" }}>
          {words.ownPage}
        </Link>
      </p>
    </Dialog>
  );
}
