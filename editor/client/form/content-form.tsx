/** @jsxImportSource react */
// The package as a whole would ask for a validator as well.
import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema, TemplatesType, ValidatorType } from "@rjsf/utils";
import { memo } from "react";
import type { FieldSchema, KindCondition } from "../../../src/content/fields/field-schemas";
import { idPrefix, idSeparator } from "../field-path";
import { BooleanWidget } from "../widgets/boolean-widget";
import { ChoiceWidget } from "../widgets/choice-widget";
import { NumberWidget } from "../widgets/number-widget";
import { StringWidget } from "../widgets/string-widget";
import { FieldRow } from "./field-row";
import { GroupFields } from "./group-fields";
import { ListEntry } from "./list-entry";
import { ListFields } from "./list-fields";

/** True for a value of the kind that a condition of the schema asks for; the form asks nothing else. */
const isOfKind = (condition: RJSFSchema, value: unknown) => {
  const { kind } = (condition as KindCondition["if"])?.properties ?? {};
  return kind === undefined || kind.const === (value as { kind?: unknown } | undefined)?.kind;
};

/** The content's own check says what is wrong; the form only draws the schema. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: isOfKind,
  rawValidation: () => ({ errors: [] }),
};

const Nothing = () => null;

const templates: Partial<Omit<TemplatesType, "ButtonTemplates">> = {
  FieldTemplate: FieldRow,
  ObjectFieldTemplate: GroupFields,
  ArrayFieldTemplate: ListFields,
  ArrayFieldItemTemplate: ListEntry,
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
};

const widgets = {
  TextWidget: StringWidget,
  TextareaWidget: StringWidget,
  DateWidget: StringWidget,
  DateTimeWidget: StringWidget,
  EmailWidget: StringWidget,
  URLWidget: StringWidget,
  UpDownWidget: NumberWidget,
  SelectWidget: ChoiceWidget,
  CheckboxWidget: BooleanWidget,
};

/** Fields change the text of the file by themselves; what the form would add on its own stays out. */
const withoutDefaults = {
  arrayMinItems: { populate: "never" },
  emptyObjectFields: "skipDefaults",
  constAsDefaults: "never",
} as const;

/** The form of a file, drawn from the schema of its kind. */
export const ContentForm = memo(({ schema, value }: { schema: FieldSchema; value: unknown }) => (
  <Form
    schema={schema as RJSFSchema}
    formData={value}
    validator={noValidator}
    templates={templates}
    widgets={widgets}
    idPrefix={idPrefix}
    idSeparator={idSeparator}
    experimental_defaultFormStateBehavior={withoutDefaults}
    tagName="div"
    noValidate
  >
    {/* In place of a button that would send it. */}
    <span hidden />
  </Form>
));
