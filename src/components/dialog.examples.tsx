import { useRef } from "react";
import { CloseButton } from "./close-button";
import { Dialog } from "./dialog";

function Example() {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog labelledBy="example-dialog" initialFocus={close} onClose={() => {}} sx={{ p: 4 }}>
      <div sx={{ display: "flex", justifyContent: "space-between" }}>
        <h2 id="example-dialog" sx={{ variant: "text.large" }}>
          A window over the page
        </h2>
        <CloseButton ref={close} label="Close" onClick={() => {}} />
      </div>
      <p>What it holds.</p>
    </Dialog>
  );
}

export const examples = { open: <Example /> };

export const family = "dialog";
