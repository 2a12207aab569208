import { type RefObject, useRef } from "react";
import { useForm, useFormState } from "react-final-form";
import { CloseButton } from "../../components/close-button";
import { Disclosure, lineSummary } from "../../components/disclosure";
import type { BroughtFigures } from "../../components/link-actions";
import { interpolate } from "../../content/text/text";
import type { Enquiry } from "../form/use-enquiry";

interface ChipsProps {
  parts: readonly { readonly label: string; readonly words: string; readonly remove: () => void }[];
  enquiry: Enquiry;
  /** Takes focus where nothing is left. */
  heading: RefObject<HTMLElement>;
}

function Chips({ parts, enquiry, heading }: ChipsProps) {
  const { messages } = enquiry.settings;
  const list = useRef<HTMLUListElement>(null);
  const removeAt = (place: number) => {
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? heading.current)?.focus();
    parts[place]?.remove();
  };
  return (
    <ul ref={list} sx={{ display: "grid", gap: "8px" }}>
      {parts.map(({ label, words }, place) => (
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
          {!enquiry.isDone && (
            <CloseButton label={interpolate(messages.remove, { name: words })} onClick={() => removeAt(place)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface BroughtAlongProps extends Omit<ChipsProps, "parts"> {
  subjects: readonly string[];
  figures: BroughtFigures | undefined;
  onRemoveFigures: () => void;
}

export function BroughtAlong({ enquiry, heading, subjects, figures, onRemoveFigures }: BroughtAlongProps) {
  const { messages } = enquiry.settings;
  const form = useForm();
  const { values } = useFormState<Readonly<Record<string, unknown>>>({ subscription: { values: true } });
  const answersWith = (subject: string) =>
    Object.entries(values).filter(([, answer]) => Array.isArray(answer) && answer.includes(subject));
  const remove = (subject: string) => {
    for (const [name, answer] of answersWith(subject)) {
      form.change(
        name,
        [answer].flat().filter((chosen) => chosen !== subject),
      );
    }
  };
  const parts = subjects
    .filter((subject) => answersWith(subject).length > 0)
    .map((subject) => ({ label: messages.offer, words: subject, remove: () => remove(subject) }));
  if (figures) parts.push({ label: messages.figures, words: figures.label, remove: onRemoveFigures });
  if (parts.length === 0) return null;
  const chips = <Chips parts={parts} enquiry={enquiry} heading={heading} />;
  const list = parts.map(({ words }) => words).join(", ");
  return (
    <>
      <div sx={{ display: ["none", null, "block"], mt: "20px" }}>{chips}</div>
      <Disclosure
        sx={{ display: ["block", null, "none"], mt: "8px", "& ul": { pt: "8px" } }}
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
