import { createContext, type ReactNode, startTransition, useCallback, useContext, useState } from "react";

type OpenVideo = (video: string) => void;

// The context never changes: what is below would have to be hydrated before a window could open (components/open-windows.ts).
const VideoContext = createContext<OpenVideo>(() => {});

/** Opens the window with the film of an address. */
export const useOpenVideo = () => useContext(VideoContext);

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
