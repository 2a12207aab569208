import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "./visually-hidden";

/** Milliseconds without a change before a result is said: no word of it while somebody still types. */
const quiet = 800;

/** Says a result to screen readers once it has changed and rests; what stood there from the start is not said. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
