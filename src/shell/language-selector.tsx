import { useRef } from "react";
import { Disclosure } from "../components/disclosure";
import { Icon } from "../components/icon";
import { useLanguage, useMessages } from "../components/messages";
import { useDetails } from "../components/use-details";
import { VisuallyHidden } from "../components/visually-hidden";
import type { Translations } from "../content/languages/languages";
import { from } from "../theme/breakpoints";
import { onHover } from "../theme/style";
import type { Style } from "../theme/variants";
import type { SiteLanguage } from "./use-site";

interface LanguageSelectorProps {
  languages: readonly SiteLanguage[];
  opens: "below" | "above";
  /** Paths of the page by languages that have it; left out where the site is in one. */
  translations?: Translations | undefined;
}

const list = {
  position: "absolute",
  right: 0,
  zIndex: "raised",
  width: "max-content",
  minWidth: "220px",
  maxWidth: "calc(100vw - 40px)",
  p: 1,
  variant: "cards.surface",
  color: "text",
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
  borderRadius: "small",
  textAlign: "left",
  textDecoration: "none",
  ...onHover({ bg: "raised" }),
  // The edge is seen in forced colours only.
  "&[aria-pressed=true], &[aria-current=true]": {
    bg: "primarySurface",
    fontWeight: "bold",
    border: "1px solid transparent",
  },
} satisfies Style;

const escapeHtml = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Each leads to the same page, or home where it lacks the page; in a site of one language it reloads the page. */
export function LanguageSelector({ languages, opens, translations }: LanguageSelectorProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useDetails(details);
  const { code: current } = useLanguage();
  const { languages: label, languageToHome: toHome } = useMessages();
  const first = (translations && languages.find(({ code }) => code === current)) ?? languages[0];
  const shown = ({ flag, name }: SiteLanguage) => (opens === "below" ? flag : name);
  const homeOf = (dataSet: string) => (dataSet === languages[0]?.dataSet ? "/" : `/${dataSet}`);

  return (
    <Disclosure
      ref={details}
      summary={
        <>
          <Icon name="language" size={18} />
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
        variant: "layout.line",
        gap: "6px",
        minHeight: "target",
        borderRadius: "pill",
        fontWeight: "medium",
        fontSize: "label",
        whiteSpace: "nowrap",
        ...onHover({ textDecoration: "underline", textUnderlineOffset: "4px" }),
        ...(opens === "below" && { px: "10px", [from.header]: { px: "4px" }, [from.fullHeader]: { px: "10px" } }),
      }}
      sx={{ position: "relative" }}
    >
      <ul
        data-on-paper=""
        sx={{ ...list, ...(opens === "below" ? { top: "calc(100% + 8px)" } : { bottom: "calc(100% + 8px)" }) }}
      >
        {languages.map((one) => {
          const { code, dataSet, flag, name, note } = one;
          const path = translations?.[dataSet];
          const Choice = translations ? "a" : "button";
          const choice = translations
            ? {
                href: path ?? homeOf(dataSet),
                hrefLang: dataSet,
                "data-code": code,
                // Of this page's content: chosen, it is what the loader names.
                "data-shown": dataSet === current ? shown(one) : undefined,
                "aria-current": one === first || undefined,
              }
            : { type: "button" as const, "data-shown": shown(one), value: code, "aria-pressed": one === first };
          return (
            <li key={code}>
              <Choice data-action="language" {...choice} sx={entry}>
                <span aria-hidden="true" sx={{ width: "1.8em", color: "muted", fontSize: "small" }}>
                  {flag}
                </span>
                <span>
                  {name}
                  {[note, translations && !path && toHome].map(
                    (words) =>
                      words && (
                        <span
                          key={words}
                          sx={{ display: "block", color: "muted", fontSize: "small", fontWeight: "body" }}
                        >
                          {words}
                        </span>
                      ),
                  )}
                </span>
              </Choice>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
