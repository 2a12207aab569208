import { useId } from "react";
import { Form } from "react-final-form";
import { exampleLogo } from "../../components/example-picture";
import { exampleQuestion, exampleSettings } from "../example-settings";
import type { EnquiryField } from "../questions/definition";
import type { QuestionKind } from "../questions/rules";
import { controls } from "./controls";

interface KindExample {
  question: EnquiryField;
  answer: unknown;
  /** An answer that is refused. */
  wrong: unknown;
}

const choice = (name: string) => ({ name, image: { src: exampleLogo().src.publicURL, alt: "" } });

/** A question of each kind, one answer that is taken, and one that is not. A kind without an entry does not compile. */
const kinds: Readonly<Record<QuestionKind, KindExample>> = {
  text: {
    question: exampleQuestion({ name: "name", kind: "text", label: "Full name", required: true, maxLength: 20 }),
    answer: "Ada Lovelace",
    wrong: "Augusta Ada King, Countess of Lovelace",
  },
  email: {
    question: exampleQuestion({ name: "email", kind: "email", label: "E-mail", required: true, maxLength: 254 }),
    answer: "ada@example.com",
    wrong: "",
  },
  phone: {
    question: exampleQuestion({ name: "phone", kind: "phone", label: "Phone", hint: "With the code of your country." }),
    answer: "+44 20 7946 0018",
    wrong: "1".repeat(60),
  },
  textArea: {
    question: exampleQuestion({ name: "about", kind: "textArea", label: "Description", required: true, maxLength: 60 }),
    answer: "Two sentences about the project. They are short.",
    wrong: "More words than there is room for. ".repeat(3),
  },
  choices: {
    question: exampleQuestion({
      name: "services",
      kind: "choices",
      label: "Services",
      required: true,
      requiredMessage: "Select at least one service to proceed.",
      choices: [choice("Roofs"), choice("Cellars"), choice("Gardens")],
    }),
    answer: ["Cellars"],
    wrong: [],
  },
  select: {
    question: exampleQuestion({
      name: "when",
      kind: "select",
      label: "When",
      required: true,
      options: ["Morning", "Noon"],
    }),
    answer: "Noon",
    wrong: "",
  },
  date: {
    question: exampleQuestion({ name: "day", kind: "date", label: "Day", min: "2031-04-01", max: "2032-10-31" }),
    answer: "2031-05-17",
    wrong: "2031-01-01",
  },
  files: {
    question: exampleQuestion({ name: "files", kind: "files", label: "Files", required: true }),
    answer: [new File(["x".repeat(830_000)], "plan.pdf"), new File(["x".repeat(2000)], "house.png")],
    wrong: [],
  },
};

interface ControlExampleProps {
  question: EnquiryField;
  answer?: unknown;
  showsErrors?: boolean;
}

/** One question as a form draws it, with an answer in it. */
function ControlExample({ question, answer, showsErrors = false }: ControlExampleProps) {
  const formId = useId();
  const { Control } = controls[question.kind];
  const initialValues = answer === undefined ? {} : { [question.name]: answer };
  return (
    <Form onSubmit={() => undefined} initialValues={initialValues}>
      {() => <Control field={question} formId={formId} settings={exampleSettings} showsErrors={showsErrors} />}
    </Form>
  );
}

export const examples = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, { question, answer, wrong }]) => [
    [`${kind} empty`, <ControlExample key="empty" question={question} />],
    [`${kind} answered`, <ControlExample key="answered" question={question} answer={answer} />],
    [`${kind} refused`, <ControlExample key="refused" question={question} answer={wrong} showsErrors />],
  ]),
);
