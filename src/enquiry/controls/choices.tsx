import { ChoiceTile } from "../../components/choice-tile";
import { describedBy, FieldError, FieldHint } from "../../components/field";
import { VisuallyHidden } from "../../components/visually-hidden";
import type { Style } from "../../theme/variants";
import { choosable } from "../questions/choices";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

const denseFrom = 9;

/** Two in a row and then three, their names below their drawings, where another row of two would leave one alone. */
const thirds = {
  "& > label:nth-of-type(n + 3)": {
    gridColumn: ["auto", "span 2"],
    flexWrap: ["nowrap", "wrap"],
    "& > span:last-of-type": { order: ["0", "1"], flexBasis: ["auto", "100%"] },
  },
} satisfies Style;

/** Number of tiles at the end that stand two in a row, so that rows of three before them leave none alone. */
const inPairs = [0, 4, 2] as const;

/** Rows of three where there is room for them, else of two: what is left of a row is shared by the tiles in it. */
const rows = (count: number): Style => ({
  display: "flex",
  flexWrap: "wrap",
  gap: "10px",
  "& > label": { flex: "1 1 min(100%, max(190px, 30%))" },
  [`& > label:nth-of-type(n + ${count + 1 - (inPairs[count % 3] ?? 0)})` as "&"]: {
    flexBasis: "min(100%, max(190px, 40%))",
  },
  "& > div": { flexBasis: "100%" },
});

export function ChoicesControl(props: ControlProps) {
  const { field } = props;
  const { id, value, read, error, onChange } = useEnquiryField<readonly string[]>(props, []);
  const { choices = [], offers = [] } = field;
  const isDense = choices.length >= denseFrom;
  const toggle = (name: string) =>
    // In the order in which they stand, whatever the order of the clicks.
    onChange(choosable(field).filter((other) => (other === name) !== read().includes(other)));
  const tileOf = (name: string) => ({
    field: field.name,
    name,
    isChosen: value.includes(name),
    isInvalid: Boolean(error),
    describedBy: error && `${id}-error`,
    onToggle: () => toggle(name),
  });
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy({ id, hint: field.hint, error })}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <legend sx={{ p: 0 }}>
        <VisuallyHidden>{field.label}</VisuallyHidden>
      </legend>
      {field.hint && <FieldHint id={`${id}-hint`}>{field.hint}</FieldHint>}
      {/* Above the tiles: below many of them nobody would see it. */}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div
        sx={
          isDense
            ? rows(choices.length)
            : {
                display: "grid",
                gridTemplateColumns: ["minmax(0, 1fr)", "repeat(6, minmax(0, 1fr))"],
                gap: "12px",
                "& > label": { gridColumn: ["auto", "span 3"] },
                ...(choices.length % 3 === 2 && thirds),
              }
        }
      >
        {choices.map(({ name, image }) => (
          <ChoiceTile key={name} {...tileOf(name)} icon={image.src} size={isDense ? "small" : "regular"} />
        ))}
        {offers
          .filter((offer) => choices.every(({ name }) => name !== offer))
          .map((offer) => (
            <div key={offer} sx={{ gridColumn: "1 / -1" }}>
              <ChoiceTile {...tileOf(offer)} size="small" />
            </div>
          ))}
      </div>
    </fieldset>
  );
}
