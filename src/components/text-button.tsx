import type { ButtonHTMLAttributes } from "react";

export const TextButton = ({ children, ...attributes }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...attributes}
    sx={{ p: 0, bg: "transparent", border: 0, color: "inherit", cursor: "pointer" }}
  >
    {children}
  </button>
);
