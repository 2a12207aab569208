import type { ReactNode } from "react";
import type { Style } from "../theme/variants";

const hidden = {
  position: "absolute",
  size: "1px",
  m: "-1px",
  p: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
} satisfies Style;

export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span sx={hidden}>{children}</span>;
