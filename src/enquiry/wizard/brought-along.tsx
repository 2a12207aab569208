import { type RefObject, useRef } from "react";
import { useForm, useFormState } from "react-final-form";
import { CloseButton } from "../../components/close-button";
import { Disclosure, lineSummary } from "../../components/disclosure";
import { choicesIn } from "../../content/enquiry/subjects";
import { interpolate } from "../../content/text/text";
import type { EnquiryField, EnquirySettings, Wizard } from "../questions/definition";

/** Things that a visitor brings along into an enquiry. */
export interface Brought {
  /** The offer that was pressed, by the name that the content gives it. */
  readonly offer?: string | undefined;
  readonly figures?: BroughtFigures | undefined;
}

export interface BroughtFigures {
  /** Name in a few words: 7 lines, 478.1 t. */
  readonly label: string;
  /** All of them, as a text. It is sent with the message. */
  readonly text: string;
}

/**
 * Names of what an enquiry is about before anything is answered, each chosen from the start: of the page on screen, and of
 * the offer that was pressed there. `others` are no choices of the wizard, and can be chosen beside them.
 * @param path path of the page, with or without a slash at the end
 */
export function subjectsAt(wizard: Pick<Wizard, "steps" | "subjects">, path: string, offer?: string) {
  const choices = choicesIn(wizard);
  const isChoice = (subject: string) => choices.some(({ name }) => name === subject);
  const page = wizard.subjects?.[path.replace(/(.)\/$/, "$1")] ?? [];
  // An offer says more than the name of its page.
  const names = [...new Set(offer === undefined ? page : [...page.filter(isChoice), offer])];
  return { names, others: names.filter((name) => !isChoice(name)) };
}

interface BroughtPart {
  /** Stands above its words. */
  readonly label: string;
  readonly words: string;
  /** Takes it out of the enquiry; undefined once that has been sent. */
  readonly onRemove?: (() => void) | undefined;
}

interface ChipsProps {
  parts: readonly BroughtPart[];
  messages: EnquirySettings["messages"];
  /** Takes focus where nothing is left. */
  heading: RefObject<HTMLElement>;
}

function Chips({ parts, messages, heading }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (place: number, act: () => void) => {
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? heading.current)?.focus();
    act();
  };
  return (
    <ul ref={list} sx={{ display: "grid", gap: "8px" }}>
      {parts.map(({ label, words, onRemove }, place) => (
        <li
          key={words}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: "10px",
            p: "8px 8px 8px 14px",
            bg: "surface",
            color: "text",
            borderRadius: "small",
            fontSize: "label",
            lineHeight: "snug",
            "& button": { bg: "transparent" },
          }}
        >
          <p sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            <span sx={{ display: "block", color: "muted", fontSize: "small" }}>{label}</span>
            <b>{words}</b>
          </p>
          {onRemove && (
            <CloseButton
              label={interpolate(messages.remove, { name: words })}
              onClick={() => remove(place, onRemove)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface BroughtAlongProps extends Omit<ChipsProps, "parts"> {
  /** Subjects to be shown here while they are chosen. */
  subjects: readonly string[];
  /** The questions that they are chosen in. */
  questions: readonly EnquiryField[];
  figures: BroughtFigures | undefined;
  onRemoveFigures: () => void;
  isSent: boolean;
}

/** Things that a visitor brought along into an enquiry, beside its steps; on a phone one line that opens. */
export function BroughtAlong({
  subjects,
  questions,
  figures,
  onRemoveFigures,
  isSent,
  messages,
  heading,
}: BroughtAlongProps) {
  const form = useForm();
  const { values } = useFormState<Readonly<Record<string, unknown>>>({ subscription: { values: true } });
  const chosenIn = ({ name }: EnquiryField) => (values[name] ?? []) as readonly string[];
  const remove = (subject: string) => () => {
    for (const field of questions)
      form.change(
        field.name,
        chosenIn(field).filter((name) => name !== subject),
      );
  };
  const parts: BroughtPart[] = subjects
    .filter((subject) => questions.some((field) => chosenIn(field).includes(subject)))
    .map((subject) => ({ label: messages.offer, words: subject, onRemove: isSent ? undefined : remove(subject) }));
  if (figures) {
    parts.push({ label: messages.figures, words: figures.label, onRemove: isSent ? undefined : onRemoveFigures });
  }
  const chips = <Chips parts={parts} messages={messages} heading={heading} />;
  if (parts.length === 0) return null;
  const list = parts.map(({ words }) => words).join(", ");
  return (
    <>
      <div sx={{ display: ["none", null, "block"], mt: "20px" }}>{chips}</div>
      <Disclosure
        sx={{
          display: ["block", null, "none"],
          mt: "8px",
          "& ul": { pt: "8px" },
        }}
        summaryStyle={{
          ...lineSummary,
          display: "flex",
          width: "fit-content",
          maxWidth: "100%",
          minHeight: "36px",
          px: "14px",
          bg: "accentTint",
          py: "6px",
          borderRadius: "18px",
          lineHeight: "snug",
          fontWeight: "bold",
        }}
        summary={interpolate(messages.brought, { list })}
        leads="down"
      >
        {chips}
      </Disclosure>
    </>
  );
}
