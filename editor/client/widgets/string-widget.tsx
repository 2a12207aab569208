/** @jsxImportSource react */
import type { WidgetProps } from "@rjsf/utils";
import { pathOf } from "../field-path";
import { useField } from "../form/form-context";
import { EndpointField } from "./endpoint-field";
import { FocusField } from "./focus-field";
import { LinkField } from "./link-field";
import { NumberWidget } from "./number-widget";
import { PictureField } from "./picture-field";
import { TextField } from "./text-field";

/** A text, drawn by what its schema says it is. */
const Words = ({ id, value, schema }: WidgetProps) => {
  const field = useField(pathOf(id));
  const text = typeof value === "string" ? value : value === undefined || value === null ? "" : String(value);
  const common = { id, value: text };
  if (field.focal) return <FocusField {...common} />;
  switch (field.contentFormat) {
    case "link":
      return <LinkField {...common} />;
    case "endpoint":
      return <EndpointField {...common} />;
    case "file":
      return <PictureField {...common} />;
    default:
      return <TextField {...common} field={field} isDay={schema.format === "date"} />;
  }
};

/** Field for what is typed: words, or a number. */
export const StringWidget = (props: WidgetProps) =>
  props.schema.type === "number" || props.schema.type === "integer" ? (
    <NumberWidget {...props} />
  ) : (
    <Words {...props} />
  );
