import { type DragEvent, useEffect, useRef, useState } from "react";
import { takeOver } from "../../components/early-entries";
import { describedBy, FieldError } from "../../components/field";
import { Icon } from "../../components/icon";
import { useHydrated } from "../../components/use-hydrated";
import { VisuallyHidden } from "../../components/visually-hidden";
import { focusOutline } from "../../theme/style";
import type { Style } from "../../theme/variants";
import { limitsSentence } from "../questions/attachment-limits";
import { acceptOf } from "../questions/file-types";
import { PickedFiles } from "./picked-files";
import type { ControlProps } from "./use-enquiry-field";
import { useFiles } from "./use-files";

/** Lies over its button, whose words are all that is seen of it. */
const overButton = {
  position: "absolute",
  inset: 0,
  size: "100%",
  opacity: 0,
  cursor: "pointer",
} satisfies Style;

/** Until hydration, and where no script runs, the browser's own input says which files are chosen. */
const bareInput = {
  minWidth: 0,
  maxWidth: "100%",
  font: "inherit",
  cursor: "pointer",
  "&::file-selector-button": { font: "inherit" },
} satisfies Style;

/** Where a dropped file or link misses its place, the browser would open it, and all that was entered be lost. */
function useDropGuard(): void {
  useEffect(() => {
    const keepPage = (event: WindowEventMap["drop"]) => {
      const isWritten = event.target instanceof Element && event.target.matches(":read-write");
      if (!isWritten || event.dataTransfer?.types.some((type) => type === "Files")) event.preventDefault();
    };
    const listening = new AbortController();
    for (const type of ["dragover", "drop"] as const) window.addEventListener(type, keepPage, listening);
    return () => listening.abort();
  }, []);
}

export function FilesControl(props: ControlProps) {
  const { field, enquiry } = props;
  const { messages, uploads } = enquiry.settings;
  const { id, error, files, refusals, add, remove } = useFiles(props);
  const hint = [field.hint, limitsSentence(uploads, messages)].filter(Boolean).join(" ");
  const [isOver, setIsOver] = useState(false);
  const isHydrated = useHydrated();
  useDropGuard();

  const refused = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals.length > 0) refused.current?.scrollIntoView?.({ block: "nearest" });
  }, [refusals]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  const takeAway = (index: number) => {
    remove(index);
    // The button goes with its file; focus must not go with it.
    document.getElementById(id)?.focus();
  };
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend sx={{ mb: "6px", fontWeight: "bold", fontSize: "label" }}>
        {field.label}
        {!field.required && <span sx={{ color: "muted", fontWeight: "body" }}> ({messages.optional})</span>}
      </legend>
      <div
        sx={{
          p: "14px 16px",
          bg: isOver ? "primarySurface" : "surface",
          border: "1.5px dashed",
          borderColor: isOver ? "primary" : "controlBorder",
          borderRadius: "small",
        }}
      >
        <div sx={{ variant: "layout.row", alignItems: "center", gap: "8px 14px" }}>
          <label
            sx={{
              variant: "buttons.secondary",
              position: "relative",
              maxWidth: "100%",
              minHeight: "target",
              px: "18px",
              fontSize: "label",
              "&:has(:focus-visible)": focusOutline,
              // Firefox before 121 knows no such selector.
              "@supports not selector(:has(*))": { "&:focus-within": focusOutline },
            }}
          >
            <Icon name="upload" />
            {isHydrated ? messages.filesChoose : <VisuallyHidden>{messages.filesChoose}</VisuallyHidden>}
            <input
              ref={takeOver}
              id={id}
              name={field.name}
              type="file"
              multiple
              accept={acceptOf(uploads.types)}
              aria-describedby={describedBy({ id, hint, error })}
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                // Chosen again, the same file is a new choice.
                currentTarget.value = "";
              }}
              sx={isHydrated ? overButton : bareInput}
            />
          </label>
          <span
            hidden={!isHydrated}
            sx={{ color: "muted", fontSize: "label", "@media (hover: none)": { display: "none" } }}
          >
            {messages.filesDrop}
          </span>
        </div>
        <p id={`${id}-hint`} sx={{ mt: "8px", color: "muted", variant: "text.small" }}>
          {hint}
        </p>
        <PickedFiles files={files} messages={messages} onRemove={takeAway} />
      </div>
      <div ref={refused} role="alert" sx={{ scrollMarginBottom: "20px" }}>
        {refusals.map((refusal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two files of one name have the same sentence.
          <FieldError key={index} id={`${id}-refusal-${index}`}>
            {refusal}
          </FieldError>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
