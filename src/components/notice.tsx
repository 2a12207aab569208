import type { ReactNode } from "react";

/** A remark to readers that stands apart from the text, such as that something is a sample. */
export const Notice = ({ children, className }: { children: ReactNode; className?: string }) => (
  <p
    className={className}
    sx={{
      p: "14px 20px",
      maxWidth: "reading",
      textWrap: "pretty",
      bg: "accentSurface",
      border: "1px solid",
      borderColor: "accentBorder",
      borderRadius: "small",
      fontSize: "label",
    }}
  >
    {children}
  </p>
);
