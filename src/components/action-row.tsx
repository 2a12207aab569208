import type { ReactNode } from "react";

export const ActionRow = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={className} data-no-print="" sx={{ display: "flex", flexWrap: "wrap", gap: "14px" }}>
    {children}
  </div>
);
