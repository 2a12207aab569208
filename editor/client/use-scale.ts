import { useEffect, useRef, useState } from "react";

/** A frame that shows a page at the width it is to have, made smaller to fit its box. */
export function useScale(width: number) {
  const [room, setRoom] = useState(width);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  const scale = Math.min(1, room / width);
  return { box, style: { width, height: `${100 / scale}%`, transform: `scale(${scale})` } };
}
