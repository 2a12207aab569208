import { Dialog } from "../components/dialog";
import { Link } from "../components/link";

export interface VideoModalProps {
  title: string;
  /** Address of the film's page. */
  video: string;
  onClose: () => void;
}

/** The film in a frame. The frame exists only while the window is open, so no video host is asked before. */
export function VideoModal({ title, video, onClose }: VideoModalProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div sx={{ aspectRatio: "16 / 9", bg: "band", borderRadius: "medium", overflow: "hidden" }}>
        <iframe
          src={video}
          title={`Film: ${title}`}
          loading="lazy"
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{ display: "block", width: "100%", height: "100%", border: 0 }}
        />
      </div>
      <p sx={{ mt: 2, fontSize: "small" }}>
        <Link to={video} sx={{ variant: "links.more" }}>
          If the film does not show here, open it on its own page.
        </Link>
      </p>
    </Dialog>
  );
}
