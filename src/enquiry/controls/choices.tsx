import { ChoiceTile } from "../../components/choice-tile";
import { describedBy, FieldError, FieldHint } from "../../components/field";
import { VisuallyHidden } from "../../components/visually-hidden";
import { choosable } from "../questions/choices";
import { type ControlProps, useEnquiryField } from "./use-enquiry-field";

/** From this number on, tiles are drawn smaller and stand closer. */
const denseFrom = 9;

const nothingChosen: readonly string[] = [];

/** A question that is answered by choosing: tiles that toggle. */
export function ChoicesControl(props: ControlProps) {
  const { field } = props;
  const { id, value, error, onChange, onFocus, onBlur } = useEnquiryField<readonly string[]>(props, nothingChosen);
  const { choices = [], offers = [] } = field;
  const isDense = choices.length >= denseFrom;
  const toggle = (name: string) =>
    // In the order in which they stand, whatever the order of the clicks.
    onChange(choosable(field).filter((other) => (other === name) !== value.includes(other)));
  const tileOf = (name: string) => ({
    field: field.name,
    name,
    isChosen: value.includes(name),
    isInvalid: Boolean(error),
    describedBy: error && `${id}-error`,
    onToggle: () => toggle(name),
    onFocus,
    onBlur,
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
      <div
        sx={{
          display: "grid",
          gridTemplateColumns: isDense
            ? "repeat(auto-fill, minmax(min(158px, 100%), 1fr))"
            : ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
          gap: isDense ? "10px" : "12px",
        }}
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
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
