/** @jsxImportSource react */
import type { ReactNode } from "react";
import { words } from "../../words";
import { useFormTools } from "./form-context";

interface FoldedProps {
  /** By this it is remembered whether it is unfolded. */
  id: string;
  name: string;
  /** The first words in it, to tell it by while it is folded. */
  excerpt?: string;
  errors: number;
  children: ReactNode;
}

/** A part of the form that is unfolded where it is wanted; folded, it is one stop of the Tab key. */
export const Folded = ({ id, name, excerpt, errors, children }: FoldedProps) => {
  const { isOpen, setOpen } = useFormTools();
  const isShown = isOpen(id);
  return (
    <fieldset className="group box folded" id={id}>
      <legend className="fold-name">
        <button type="button" aria-expanded={isShown} onClick={() => setOpen(id, !isShown)}>
          {name}
          {!isShown && excerpt && <span className="muted cut">{excerpt}</span>}
          {errors > 0 && <span className="badge error">{words.errorCount(errors)}</span>}
        </button>
      </legend>
      {isShown && children}
    </fieldset>
  );
};
