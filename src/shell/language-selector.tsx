import { useRef } from "react";
import { Disclosure } from "../components/disclosure";
import { Icon } from "../components/icon";
import { language } from "../components/icons/controls";
import { VisuallyHidden } from "../components/visually-hidden";
import { from } from "../theme/breakpoints";
import { onHover } from "../theme/hover";
import type { Style } from "../theme/variants";
import { useDismiss } from "./use-dismiss";

interface LanguageEntry {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly note: string | null;
}

interface LanguageSelectorProps {
  label: string;
  languages: readonly LanguageEntry[];
  /** Side on which the list opens: below the button in the header, above it in the footer. */
  opens: "below" | "above";
}

const list = {
  position: "absolute",
  right: 0,
  zIndex: "raised",
  width: "max-content",
  minWidth: "220px",
  maxWidth: "calc(100vw - 40px)",
  p: 1,
  bg: "surface",
  color: "text",
  border: "1px solid",
  borderColor: "border",
  borderRadius: "medium",
  boxShadow: "floating",
} satisfies Style;

const entry = {
  display: "flex",
  gap: "12px",
  alignItems: "baseline",
  width: "100%",
  minHeight: "target",
  px: 2,
  py: "10px",
  border: 0,
  borderRadius: "small",
  bg: "transparent",
  color: "inherit",
  textAlign: "left",
  cursor: "pointer",
  ...onHover({ bg: "raised" }),
  // The edge is seen in forced colours only.
  "&[aria-pressed=true]": { bg: "primarySurface", fontWeight: "bold", border: "1px solid transparent" },
} satisfies Style;

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Lists the languages. Choosing one keeps the choice in the browser and reloads the page: the loader does both. */
export function LanguageSelector({ label, languages, opens }: LanguageSelectorProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  const first = languages[0];
  const shown = ({ flag, name }: LanguageEntry) => (opens === "below" ? flag : name);

  return (
    <Disclosure
      ref={details}
      summary={
        <>
          <Icon lines={language} size={18} />
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          {/* The loader puts the visitor's own choice there. React would put back a differing text, but leaves HTML. */}
          <span
            data-chosen=""
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped below
            dangerouslySetInnerHTML={{ __html: first ? escapeHtml(shown(first)) : "" }}
          />
        </>
      }
      summaryStyle={{
        display: "flex",
        alignItems: "center",
        gap: "6px",
        minHeight: "target",
        px: "10px",
        borderRadius: "pill",
        fontWeight: "medium",
        fontSize: "label",
        whiteSpace: "nowrap",
        ...onHover({ textDecoration: "underline", textUnderlineOffset: "4px" }),
        [from.header]: { px: "4px" },
        [from.fullHeader]: { px: "10px" },
      }}
      sx={{ position: "relative" }}
    >
      <ul
        data-on-paper=""
        sx={{ ...list, ...(opens === "below" ? { top: "calc(100% + 8px)" } : { bottom: "calc(100% + 8px)" }) }}
      >
        {languages.map((one) => (
          <li key={one.code}>
            <button
              type="button"
              data-action="language"
              data-shown={shown(one)}
              value={one.code}
              aria-pressed={one === first}
              sx={entry}
            >
              <span aria-hidden="true" sx={{ width: "1.8em", color: "muted", fontSize: "small" }}>
                {one.flag}
              </span>
              <span>
                {one.name}
                {one.note && (
                  <span sx={{ display: "block", color: "muted", fontSize: "small", fontWeight: "body" }}>
                    {one.note}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
