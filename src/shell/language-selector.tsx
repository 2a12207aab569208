import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../components/visually-hidden";
import { defaultLanguage, readLanguage, storeLanguage } from "./language";
import { useDismiss } from "./use-dismiss";

export interface LanguageEntry {
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly note: string | null;
}

interface LanguageSelectorProps {
  label: string;
  languages: readonly LanguageEntry[];
  /** Where the list opens: below the button in the header, above it in the footer. */
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
} as const;

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
  "&:hover": { bg: "alternate" },
  "&[aria-pressed=true]": { bg: "primarySurface", fontWeight: "bold" },
} as const;

/** Lists the languages. Choosing one keeps the choice in the browser and reloads the page. */
export function LanguageSelector({ label, languages, opens }: LanguageSelectorProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [current, setCurrent] = useState(defaultLanguage);
  useDismiss(details);
  // The server knows no visitor: the stored choice is read after the first render, which must equal the server's.
  useEffect(() => setCurrent(readLanguage(languages.map(({ code }) => code))), [languages]);

  const choose = (code: string) => {
    storeLanguage(code);
    window.location.reload();
  };
  const chosen = languages.find(({ code }) => code === current) ?? languages[0];

  return (
    <details ref={details} sx={{ position: "relative" }}>
      <summary
        sx={{
          display: "flex",
          alignItems: "center",
          gap: "6px",
          minHeight: "target",
          px: ["10px", "10px", "10px", "4px", "10px"],
          borderRadius: "pill",
          fontWeight: "medium",
          fontSize: "label",
          whiteSpace: "nowrap",
          cursor: "pointer",
          listStyle: "none",
          "&::-webkit-details-marker": { display: "none" },
          "&:hover": { textDecoration: "underline", textUnderlineOffset: "4px" },
        }}
      >
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false" sx={{ flex: "none" }}>
          <path
            d="M9 1.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM1.5 9h15M9 1.5c2.2 2 3.2 4.6 3.2 7.5S11.200 14.500 9 16.500C6.800 14.500 5.800 11.900 5.800 9S6.800 3.500 9 1.500z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.4"
          />
        </svg>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {opens === "below" ? chosen?.flag : chosen?.name}
      </summary>
      <ul sx={{ ...list, ...(opens === "below" ? { top: "calc(100% + 8px)" } : { bottom: "calc(100% + 8px)" }) }}>
        {languages.map(({ code, name, flag, note }) => (
          <li key={code}>
            <button type="button" aria-pressed={code === current} onClick={() => choose(code)} sx={entry}>
              <span aria-hidden="true" sx={{ width: "1.8em", color: "muted", fontSize: "small" }}>
                {flag}
              </span>
              <span>
                {name}
                {note && (
                  <span sx={{ display: "block", color: "muted", fontSize: "small", fontWeight: "body" }}>{note}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
