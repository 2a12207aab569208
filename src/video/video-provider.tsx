import {
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useState,
} from "react";
import type { VideoModalProps } from "./video-modal";

/** Opens the window with the film of an address. */
type OpenVideo = (video: string) => void;

// It never changes: what is below would have to be hydrated before a window could open (components/open-windows.ts).
const VideoContext = createContext<OpenVideo>(() => {});

/** The one way in to the video window, for sections and shell. */
export const useOpenVideo = () => useContext(VideoContext);

interface VideoProviderProps {
  /** The heading of the window. */
  title: string;
  children: ReactNode;
}

/**
 * Holds which film is open and mounts its window. The window's code is loaded on the first opening, since most visitors
 * never play the film; where it cannot be loaded, the film opens on its own page.
 */
export function VideoProvider({ title, children }: VideoProviderProps) {
  const [video, setVideo] = useState<string>();
  const [Modal, setModal] = useState<ComponentType<VideoModalProps>>();

  const openVideo = useCallback((address: string) => {
    // A transition lets boundaries that still wait be hydrated first, which React would draw anew otherwise (its error 421).
    startTransition(() => setVideo(address));
    import("./video-modal").then(
      ({ VideoModal }) => setModal(() => VideoModal),
      () => window.location.assign(address),
    );
  }, []);
  const close = useCallback(() => setVideo(undefined), []);

  return (
    <VideoContext.Provider value={openVideo}>
      {children}
      {video !== undefined && Modal && <Modal title={title} video={video} onClose={close} />}
    </VideoContext.Provider>
  );
}
