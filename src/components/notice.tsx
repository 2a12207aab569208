import type { ReactNode } from "react";

export const Notice = ({ children, className }: { children: ReactNode; className?: string }) => (
  <p
    className={className}
    sx={{
      p: "14px 20px",
      maxWidth: "reading",
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
