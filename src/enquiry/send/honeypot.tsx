import { forwardRef } from "react";
import { honeypotName } from "../questions/protocol";

/** A question that nobody sees, hears or reaches by keyboard; only programs answer it. */
export const Honeypot = forwardRef<HTMLInputElement, { label: string }>(({ label }, ref) => (
  <div
    aria-hidden="true"
    sx={{ position: "absolute", left: "-10000px", width: "1px", height: "1px", overflow: "hidden" }}
  >
    <label>
      {label}
      <input ref={ref} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
));
