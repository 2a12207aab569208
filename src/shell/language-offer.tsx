import { useLanguage, useMessages } from "../components/messages";
import type { Translations } from "../content/languages/translations";
import { onHover } from "../theme/hover";
import type { Style } from "../theme/variants";
import { useLanguages } from "./use-languages";

const action = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "target",
  p: 0,
  border: 0,
  bg: "transparent",
  color: "inherit",
  textAlign: "left",
  textDecoration: "underline",
  textUnderlineOffset: "4px",
  cursor: "pointer",
  ...onHover({ textDecoration: "none" }),
} satisfies Style;

/** Shown where the visitor's browser asks for a language before that of the page. */
const shownFor = (code: string): Style => ({
  display: "none",
  [`html[data-speaks~=${code}] &` as "html &"]: { display: "block" },
});

/**
 * A line that offers the page in another language, to visitors whose browser asks for that first and who have chosen none.
 * It stands in every page; the head's script shows it before anything is drawn, so that nothing moves. Following it and
 * putting it away both keep a language, after which it is not shown again.
 */
export function LanguageOffer({ translations = {} }: { translations?: Translations | undefined }) {
  const { code: current } = useLanguage();
  const { label } = useMessages().languages;
  const { languages } = useLanguages();
  return (
    <>
      {languages.map(({ code, dataSet, offer }) => {
        const path = translations[code];
        if (code === current || code !== dataSet || !offer || !path) return null;
        return (
          <nav
            key={code}
            aria-label={label}
            data-no-print=""
            sx={{ ...shownFor(code), bg: "accentTint", fontSize: "label" }}
          >
            <div lang={code} sx={{ variant: "layout.header", display: "flex", flexWrap: "wrap", columnGap: "24px" }}>
              <a
                href={path}
                hrefLang={code}
                data-action="language"
                data-code={code}
                sx={{ ...action, mr: "auto", fontWeight: "bold" }}
              >
                {offer.text}
              </a>
              <button type="button" data-action="language" data-code={current} sx={action}>
                {offer.dismiss}
              </button>
            </div>
          </nav>
        );
      })}
    </>
  );
}
