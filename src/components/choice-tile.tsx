import { focusOutline, onHover } from "../theme/style";
import type { Style } from "../theme/variants";
import { takeOver } from "./early-entries";
import { lines } from "./icon";

interface ChoiceTileProps {
  /** Name under which a browser sends the choice by itself. */
  field?: string;
  name: string;
  icon?: string | undefined;
  isChosen: boolean;
  isInvalid: boolean;
  describedBy?: string;
  onToggle: () => void;
  size?: "regular" | "small";
}

const checkMask = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='${lines.check}' fill='none' stroke='white' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E") center / 88% no-repeat`;

const box = {
  appearance: "none",
  flex: "none",
  size: ["22px", "24px"],
  m: 0,
  ml: "auto",
  border: "1.5px solid",
  borderColor: "controlBorder",
  borderRadius: "8px",
  bg: "surface",
  cursor: "pointer",
  "&:checked": { borderColor: "primary", bg: "primary" },
  "&:checked::before": {
    content: '""',
    display: "block",
    size: "100%",
    bg: "onPrimary",
    WebkitMask: checkMask,
  },
  "@media (forced-colors: active)": { appearance: "auto", "&:checked::before": { content: "none" } },
  // The whole tile shows the focus; Firefox before 121, which cannot find it by what is in it, shows it here.
  "@supports selector(:has(*))": { "&:focus-visible": { outline: "none" } },
} satisfies Style;

export const ChoiceTile = ({
  field,
  name,
  icon,
  isChosen,
  isInvalid,
  describedBy,
  onToggle,
  size = "regular",
}: ChoiceTileProps) => {
  const isSmall = size === "small";
  return (
    <label
      sx={{
        display: "flex",
        alignItems: "center",
        gap: isSmall ? ["8px", "10px"] : "14px",
        minHeight: isSmall ? "56px" : "72px",
        p: isSmall ? ["8px 9px", "8px 12px"] : ["10px 14px", "14px 16px"],
        bg: isChosen ? "primarySurface" : "surface",
        border: "1.5px solid",
        borderColor: isInvalid ? "error" : isChosen ? "primary" : "border",
        borderRadius: "16px",
        fontWeight: "bold",
        fontSize: isSmall ? "label" : "1rem",
        lineHeight: "snug",
        cursor: "pointer",
        // Without scripts, the box alone knows.
        "&:has(:checked)": { bg: "primarySurface", borderColor: "primary" },
        "&:has([aria-invalid=true])": { borderColor: "error" },
        ...onHover({ borderColor: isInvalid ? "error" : "primary" }),
        "&:has(:focus-visible)": { ...focusOutline, outlineOffset: "2px" },
      }}
    >
      {icon && (
        <span
          aria-hidden="true"
          sx={{
            flex: "none",
            display: "grid",
            placeItems: "center",
            size: isSmall ? ["28px", "34px"] : "46px",
            borderRadius: isSmall ? "small" : "12px",
            bg: isChosen ? "primary" : "raised",
            color: isChosen ? "onPrimary" : "primary",
            forcedColorAdjust: "none",
          }}
        >
          <span
            style={{ WebkitMask: `url("${icon}") center / contain no-repeat` }}
            sx={{ size: isSmall ? ["18px", "20px"] : "26px", bg: "currentColor" }}
          />
        </span>
      )}
      <span>{name}</span>
      <input
        ref={takeOver}
        type="checkbox"
        name={field}
        value={name}
        checked={isChosen}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={onToggle}
        sx={box}
      />
    </label>
  );
};
