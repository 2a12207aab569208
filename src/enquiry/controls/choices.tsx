import { takeOver } from "../../components/early-entries";
import { describedBy, FieldError, FieldHint } from "../../components/field";
import { lines } from "../../components/icon";
import { VisuallyHidden } from "../../components/visually-hidden";
import { focusOutline, onHover } from "../../theme/style";
import type { Style } from "../../theme/variants";
import { choosable } from "../questions/choices-rules";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

const denseFrom = 9;

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

/** Small ones have their name on a line of its own. Firefox before 121 marks them in the box and in words alone. */
const tile = (isDense: boolean) =>
  ({
    variant: "layout.line",
    flexWrap: isDense ? "wrap" : undefined,
    gap: isDense ? "6px" : "14px",
    minHeight: isDense ? "56px" : "72px",
    p: isDense ? "10px" : ["10px 14px", "14px 16px"],
    bg: "surface",
    border: "1.5px solid",
    borderColor: "border",
    borderRadius: "16px",
    fontWeight: "bold",
    fontSize: isDense ? "label" : "1rem",
    lineHeight: "snug",
    cursor: "pointer",
    ...onHover({ borderColor: "primary" }),
    "&:has(:checked)": { bg: "primarySurface", borderColor: "primary" },
    "&:has([aria-invalid=true])": { borderColor: "error" },
    "&:has(:focus-visible)": { ...focusOutline, outlineOffset: "2px" },
    // The drawing of the choice.
    "& > span[aria-hidden]": {
      flex: "none",
      display: "grid",
      placeItems: "center",
      size: isDense ? ["28px", "34px"] : "46px",
      borderRadius: isDense ? "small" : "12px",
      bg: "raised",
      color: "primary",
      forcedColorAdjust: "none",
    },
    "&:has(:checked) > span[aria-hidden]": { bg: "primary", color: "onPrimary" },
    "& > [aria-hidden] + span": isDense ? { order: 1, flexBasis: "100%" } : {},
    "& > span > span": { size: isDense ? ["18px", "20px"] : "26px", bg: "currentColor" },
  }) satisfies Style;

/** Columns that are as wide as both of these at least. */
const columns = (least: string) => `repeat(auto-fill, minmax(min(100%, max(${least})), 1fr))`;

/** Two columns or, of small tiles, four where there is room; a last tile on its own is as wide as the others. */
const rows = (isDense: boolean): Style => ({
  display: "grid",
  gap: "10px",
  gridTemplateColumns: isDense ? [columns("7.25rem, 34%"), columns("7.25rem, 22%")] : columns("240px, 40%"),
  "& > label[data-offer]": { gridColumn: "1 / -1", flexWrap: "nowrap" },
});

export function ChoicesControl(props: ControlProps) {
  const { field } = props;
  const { id, value, read, error, onChange } = useEnquiryField<readonly string[]>(props, []);
  const { choices = [] } = field;
  const isDense = choices.length >= denseFrom;
  const toggle = (name: string) =>
    // In the order in which they stand, whatever the order of the clicks.
    onChange(choosable(field).filter((other) => (other === name) !== read().includes(other)));
  return (
    <fieldset id={id} aria-describedby={describedBy({ id, hint: field.hint, error })}>
      <legend>
        <VisuallyHidden>{field.label}</VisuallyHidden>
      </legend>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      {/* Above the tiles: below many of them nobody would see it. */}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div sx={rows(isDense)}>
        {choosable(field).map((name) => {
          const icon = choices.find((choice) => choice.name === name)?.image.src;
          return (
            <label key={name} data-offer={icon ? undefined : ""} sx={tile(isDense || !icon)}>
              {icon && (
                <span aria-hidden="true">
                  <span style={{ WebkitMask: `url("${icon}") center / contain no-repeat` }} />
                </span>
              )}
              <span>{name}</span>
              <input
                ref={takeOver}
                type="checkbox"
                name={field.name}
                value={name}
                checked={value.includes(name)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-error`}
                onChange={() => toggle(name)}
                sx={box}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
