import type { Style } from "./variants";

/** The sign at the right of what opens below its line: it points down, and up once it is open. */
export const openingSign = {
  summary: { display: "flex", justifyContent: "space-between", gap: "24px" },
  closed: {
    content: '""',
    flex: "none",
    width: "10px",
    height: "10px",
    mt: "4px",
    mr: "6px",
    border: "solid",
    borderWidth: "0 2px 2px 0",
    color: "primary",
    transform: "rotate(45deg)",
  },
  open: { transform: "rotate(225deg)", mt: "10px" },
} satisfies Record<string, Style>;
