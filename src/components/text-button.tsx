import type { ButtonHTMLAttributes } from "react";

/** A button that looks like the words around it. */
export const TextButton = ({ children, ...attributes }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...attributes}
    sx={{ p: 0, bg: "transparent", border: 0, color: "inherit", cursor: "pointer" }}
  >
    {children}
  </button>
);
