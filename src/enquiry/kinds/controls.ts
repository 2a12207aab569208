import type { ComponentType } from "react";
import { ChoicesControl } from "./choices/control";
import { DateControl } from "./date/control";
import { EmailControl } from "./email/control";
import { FilesControl } from "./files/control";
import { PhoneControl } from "./phone/control";
import type { QuestionKind } from "./rules";
import { SelectControl } from "./select/control";
import { TextControl } from "./text/control";
import { TextAreaControl } from "./text-area/control";
import type { ControlProps } from "./use-enquiry-field";

/** How a kind of question is drawn. */
interface KindControl {
  readonly Control: ComponentType<ControlProps>;
  /** True where it takes a row of its own. */
  readonly isWide: boolean;
}

/** What draws each kind of question. A kind without an entry does not compile. */
export const controls: Readonly<Record<QuestionKind, KindControl>> = {
  text: { Control: TextControl, isWide: false },
  email: { Control: EmailControl, isWide: false },
  phone: { Control: PhoneControl, isWide: false },
  textArea: { Control: TextAreaControl, isWide: true },
  choices: { Control: ChoicesControl, isWide: true },
  select: { Control: SelectControl, isWide: false },
  date: { Control: DateControl, isWide: false },
  files: { Control: FilesControl, isWide: true },
};
