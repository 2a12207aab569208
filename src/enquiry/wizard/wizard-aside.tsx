import { type RefObject, useRef } from "react";
import { useForm, useFormState } from "react-final-form";
import { CloseButton } from "../../components/close-button";
import { Disclosure, lineSummary } from "../../components/disclosure";
import { Eyebrow } from "../../components/eyebrow";
import type { BroughtFigures } from "../../components/link";
import { SunlitPicture } from "../../components/sunlit-picture";
import { interpolate } from "../../content/text/text";
import { colors } from "../../theme/colors";
import type { Enquiry } from "../form/use-enquiry";
import type { AskedField, Wizard } from "../questions/form-types";

export const isChoice = ({ kind }: AskedField) => kind === "choices";

interface BroughtAlongProps {
  enquiry: Enquiry;
  heading: RefObject<HTMLElement>;
  /** What the window is about; where it can be chosen, it stands as a choice. */
  others: readonly string[];
  figures: BroughtFigures | undefined;
  onRemoveFigures: () => void;
}

/** What the window was opened with, to be taken out again. On phones and tablets a line opens the list. */
function BroughtAlong({ enquiry, heading, others, figures, onRemoveFigures }: BroughtAlongProps) {
  const { messages } = enquiry.settings;
  const form = useForm();
  const { values } = useFormState<Readonly<Record<string, unknown>>>({ subscription: { values: true } });
  const answersWith = (subject: string) =>
    Object.entries(values).flatMap(([name, answer]) =>
      Array.isArray(answer) && answer.includes(subject) ? [{ name, answer }] : [],
    );
  const subjects = enquiry.fields.some(isChoice) ? [] : others;
  const parts = subjects
    .filter((subject) => answersWith(subject).length > 0)
    .map((subject) => ({
      label: messages.offer,
      words: subject,
      remove: () => {
        for (const { name, answer } of answersWith(subject))
          form.change(
            name,
            answer.filter((chosen) => chosen !== subject),
          );
      },
    }));
  if (figures) parts.push({ label: messages.figures, words: figures.label, remove: onRemoveFigures });

  const list = useRef<HTMLUListElement>(null);
  const removeAt = (place: number) => {
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? heading.current)?.focus();
    parts[place]?.remove();
  };
  if (parts.length === 0) return null;
  return (
    <div sx={{ mt: ["8px", null, "20px"], "& details:not([open]) + ul": { display: ["none", null, "grid"] } }}>
      <Disclosure
        sx={{ display: ["block", null, "none"], mb: "8px" }}
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
        summary={interpolate(messages.brought, { list: parts.map(({ words }) => words).join(", ") })}
        leads="down"
      />
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
              variant: "text.label",
              "& button": { bg: "transparent" },
            }}
          >
            <p sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <span sx={{ display: "block", color: "muted", fontSize: "small" }}>{label}</span>
              <b>{words}</b>
            </p>
            {!(enquiry.isSending || enquiry.isDone) && (
              <CloseButton label={interpolate(messages.remove, { name: words })} onClick={() => removeAt(place)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WizardAsideProps extends BroughtAlongProps {
  nameId: string;
  wizard: Wizard;
  image: Wizard["steps"][number]["image"];
}

export const WizardAside = ({ nameId, wizard: { name, aside }, image, ...along }: WizardAsideProps) => (
  <div
    sx={{
      variant: "layout.column",
      justifyContent: "space-between",
      overflow: "hidden",
      px: ["20px", "40px", "32px"],
      pt: ["14px", "20px", "36px"],
      pb: ["14px", "20px", 0],
      backgroundImage: `linear-gradient(${colors.accentSurface}, ${colors.accentTint})`,
      bg: "accentSurface",
    }}
  >
    <div>
      <div id={nameId}>
        <Eyebrow>{name}</Eyebrow>
      </div>
      <p sx={{ variant: "text.large", mt: ["4px", "6px", "14px"], fontSize: ["1.15rem", "1.3rem", "1.9rem"] }}>
        {aside.title}
      </p>
      <p sx={{ display: ["none", null, "block"], mt: "10px", color: "onAccentMuted", fontSize: "1rem" }}>
        {aside.description}
      </p>
      <BroughtAlong {...along} />
    </div>
    <div sx={{ display: ["none", null, "block"] }}>
      <SunlitPicture
        image={image}
        sizes="480px"
        sx={{ width: "128%", maxWidth: "none", mx: "-14%", mt: "20px", mb: "-30px" }}
      />
    </div>
  </div>
);
