import type { ComponentType } from "react";
import type { QuestionKind } from "../questions/rules";
import { ChoicesControl } from "./choices";
import { DateControl } from "./date";
import { EmailControl } from "./email";
import { FilesControl } from "./files";
import { SelectControl } from "./select";
import { TextControl } from "./text";
import { TextAreaControl } from "./text-area";
import type { ControlProps } from "./use-enquiry-field";

/** Control of a kind of question. */
interface KindControl {
  readonly Control: ComponentType<ControlProps>;
  /** True where it takes a row of its own. */
  readonly isWide: boolean;
}

/** Controls of each kind of question. A kind without an entry does not compile. */
export const controls: Readonly<Record<QuestionKind, KindControl>> = {
  text: { Control: TextControl, isWide: false },
  email: { Control: EmailControl, isWide: false },
  phone: { Control: TextControl, isWide: false },
  textArea: { Control: TextAreaControl, isWide: true },
  choices: { Control: ChoicesControl, isWide: true },
  select: { Control: SelectControl, isWide: false },
  date: { Control: DateControl, isWide: false },
  files: { Control: FilesControl, isWide: true },
};
