import { type DragEvent, useEffect, useRef, useState } from "react";
import { focusOutline } from "../theme/focus";
import type { Style } from "../theme/variants";
import { takeOver } from "./early-entries";
import { describedBy, FieldError } from "./field";
import { Icon } from "./icon";
import { upload } from "./icons/lines";
import { type PickedFile, PickedFiles } from "./picked-files";
import { useHydrated } from "./use-hydrated";
import { VisuallyHidden } from "./visually-hidden";

interface FilePickerProps {
  id: string;
  name?: string;
  label: string;
  optional?: string;
  /** The limits, told beforehand. */
  hint: string;
  error?: string;
  files: readonly PickedFile[];
  /** Endings that the system's own choice of files offers: ".pdf,.docx". */
  accept: string;
  words: { choose: string; drop: string; list: string; remove: string };
  /** Reasons why the last files were not taken, one sentence each. */
  refusals: readonly string[];
  /** @param folders names of the folders that were dropped beside them; undefined where nothing was dropped */
  onAdd: (files: File[], folders?: readonly string[]) => void;
  onRemove: (index: number) => void;
}

/** Lies over its button, whose words are all that is seen of it. */
const overButton = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
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

/**
 * Keeps the page where a dropped file or link misses its place: the browser would open it instead, and all that was
 * entered be lost. A text is put where it is dropped.
 */
function useDropGuard(): void {
  useEffect(() => {
    const keepPage = (event: WindowEventMap["drop"]) => {
      const isWritten = event.target instanceof Element && event.target.matches(":read-write");
      if (!isWritten || event.dataTransfer?.types.some((type) => type === "Files")) event.preventDefault();
    };
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);
}

/** Takes files by choice or by drag and drop, lists them with their size, and lets each be taken away again. */
export function FilePicker({
  id,
  name,
  label,
  optional,
  hint,
  error,
  files,
  accept,
  words,
  refusals,
  onAdd,
  onRemove,
}: FilePickerProps) {
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
    const { files, items } = event.dataTransfer;
    const entries = [...items].map((item) => item.webkitGetAsEntry?.());
    const folders = entries.flatMap((entry) => (entry?.isDirectory ? [entry.name] : []));
    onAdd(
      [...files].filter(({ name }) => !folders.includes(name)),
      folders,
    );
  };
  const remove = (index: number) => {
    onRemove(index);
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
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <legend sx={{ p: 0, mb: "6px", fontWeight: "bold", fontSize: "label" }}>
        {label}
        {optional && <span sx={{ color: "muted", fontWeight: "body" }}> ({optional})</span>}
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
        <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 14px" }}>
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
            <Icon lines={upload} />
            {isHydrated ? words.choose : <VisuallyHidden>{words.choose}</VisuallyHidden>}
            <input
              ref={takeOver}
              id={id}
              name={name}
              type="file"
              multiple
              accept={accept}
              aria-describedby={describedBy({ id, hint, error })}
              onChange={({ currentTarget }) => {
                onAdd([...(currentTarget.files ?? [])]);
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
            {words.drop}
          </span>
        </div>
        <p id={`${id}-hint`} sx={{ mt: "8px", color: "muted", fontSize: "small", lineHeight: "snug" }}>
          {hint}
        </p>
        <PickedFiles files={files} words={words} onRemove={remove} />
      </div>
      <div
        ref={refused}
        role="alert"
        sx={{
          scrollMarginBottom: "20px",
          "& > p": { mt: "6px", color: "error", fontSize: "label", fontWeight: "bold" },
        }}
      >
        {refusals.map((refusal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Two files of one name have the same sentence.
          <p key={index}>{refusal}</p>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
