import type { SyntheticEvent } from "react";
import { TextInput } from "../../components/text-input";
import { isDay, lastDay } from "../questions/date";
import { useTextProps } from "./text";
import type { ControlProps } from "./use-enquiry-field";

/** Stands in the form for a day that was begun and not finished: the browser itself gives an empty text for it. */
const unfinished = "?";

/** A day, in the browser's own calendar. */
export function DateControl(props: ControlProps) {
  const { field } = props;
  const { control, setValue } = useTextProps(props);
  // No event tells that a day is half typed; without a look at it, an optional one would be lost without a word.
  const look = ({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) =>
    setValue(validity.badInput ? unfinished : value);
  return (
    <TextInput
      {...control}
      type="date"
      value={isDay(control.value) ? control.value : ""}
      min={field.min}
      max={field.max ?? lastDay}
      onChange={look}
      onKeyUp={look}
      onBlur={look}
    />
  );
}
