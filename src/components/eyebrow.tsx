import type { ReactNode } from "react";

export const Eyebrow = ({ children }: { children: ReactNode }) => (
  <p
    sx={{
      variant: "text.eyebrow",
      "[data-on-band] &": { color: "accent" },
      display: "flex",
      alignItems: "center",
      gap: "10px",
      "&::before": {
        content: '""',
        flex: "none",
        width: "22px",
        height: "11px",
        border: "2px solid",
        borderColor: "accent",
        borderBottom: 0,
        borderRadius: "22px 22px 0 0",
      },
    }}
  >
    {children}
  </p>
);
