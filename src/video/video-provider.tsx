import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import type { VideoModalProps } from "./video-modal";

/** State of the video window for the whole site. */
interface VideoState {
  isOpen: boolean;
  /** Address of the chosen film; empty until one is chosen. */
  video: string;
}

export interface VideoControls extends VideoState {
  /** Chooses a film and opens the window. */
  openVideo: (video: string) => void;
  closeVideo: () => void;
}

const closed: VideoState = { isOpen: false, video: "" };

const VideoContext = createContext<VideoControls>({ ...closed, openVideo: () => {}, closeVideo: () => {} });

/** The one way in to the video window, for sections and shell. */
export const useVideo = () => useContext(VideoContext);

interface VideoProviderProps {
  /** The heading of the window. */
  title: string;
  children: ReactNode;
}

/**
 * Holds the state of the video window and mounts it while it is open. The window's code is loaded on the first
 * opening, since most visitors never play the film; where it cannot be loaded, the film opens on its own page.
 */
export function VideoProvider({ title, children }: VideoProviderProps) {
  const [state, setState] = useState(closed);
  const [Modal, setModal] = useState<ComponentType<VideoModalProps> | null>(null);

  const closeVideo = useCallback(() => setState(closed), []);
  const openVideo = useCallback((video: string) => {
    // One update sets both, so that the window never opens without a film. As a transition, it lets boundaries that still
    // wait be hydrated first, which React would draw anew otherwise (its error 421).
    startTransition(() => setState({ video, isOpen: true }));
    import("./video-modal").then(
      ({ VideoModal }) => setModal(() => VideoModal),
      () => window.location.assign(video),
    );
  }, []);

  const controls = useMemo(() => ({ ...state, openVideo, closeVideo }), [state, openVideo, closeVideo]);
  return (
    <VideoContext.Provider value={controls}>
      {children}
      {state.isOpen && Modal && <Modal title={title} video={state.video} onClose={closeVideo} />}
    </VideoContext.Provider>
  );
}
