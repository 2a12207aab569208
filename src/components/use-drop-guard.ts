import { useEffect } from "react";

/** Keeps the page where a dropped file misses its place: the browser would open it instead, and all that was entered be lost. */
export function useDropGuard(): void {
  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);
}
