import type { ColorRole } from "../content/colors/color-roles";
import type { Style } from "./variants";

export const openingLines = (py: NonNullable<Style["py"]>, color: ColorRole = "primary") =>
  ({
    "& summary": { display: "flex", justifyContent: "space-between", gap: "24px", py },
    "& summary::after": {
      content: '""',
      flex: "none",
      size: "10px",
      mt: "4px",
      mr: "6px",
      border: "solid",
      borderWidth: "0 2px 2px 0",
      color,
      transform: "rotate(45deg)",
    },
    "& [open] > summary::after": { transform: "rotate(225deg)", mt: "10px" },
  }) satisfies Style;
