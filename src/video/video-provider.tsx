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

interface VideoControls {
  readonly isOpen: boolean;
  /** Opens the window with the film of that address. */
  readonly openVideo: (video: string) => void;
}

const VideoContext = createContext<VideoControls>({ isOpen: false, openVideo: () => {} });

/** The one way in to the video window, for sections and shell. */
export const useVideo = () => useContext(VideoContext);

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

  const isOpen = video !== undefined;
  const controls = useMemo(() => ({ isOpen, openVideo }), [isOpen, openVideo]);
  return (
    <VideoContext.Provider value={controls}>
      {children}
      {isOpen && Modal && <Modal title={title} video={video} onClose={close} />}
    </VideoContext.Provider>
  );
}
