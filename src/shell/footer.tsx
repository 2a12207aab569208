import { Disclosure } from "../components/disclosure";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { useMessages } from "../components/messages";
import { Surface } from "../components/surface";
import type { Translations } from "../content/languages/languages";
import { from } from "../theme/breakpoints";
import { openingLines } from "../theme/opening-lines";
import { onHover } from "../theme/style";
import type { Style } from "../theme/variants";
import { LanguageSelector } from "./language-selector";
import { useSiteInLanguage } from "./use-site";

const footerLink = {
  variant: "links.plain",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minHeight: "32px",
  py: "5px",
  fontSize: "label",
  lineHeight: "subheading",
} satisfies Style;

/** Below 900 px a group opens; its list stands beside what opens it. */
const group = {
  borderTop: ["1px solid", null, 0],
  borderColor: "footerBorder",
  ...openingLines("12px", "onBandMuted"),
  "& details": { color: "onBandStrong", fontWeight: "bold", fontSize: "label" },
  "& ul": { pb: ["12px", null, 0] },
  "& details:not([open]) + ul": { display: ["none", null, "block"] },
} satisfies Style;

const social = ["microblog", "codeHost", "professionalNetwork", "email"] as const;

export function Footer({
  weight,
  translations,
}: {
  weight?: string | undefined;
  translations?: Translations | undefined;
}) {
  const { settings, year, languages, words, navigation } = useSiteInLanguage();
  const messages = useMessages();
  const { description, groups, copyright, weight: weightWords } = navigation.footer;
  const { company, email } = settings.facts;
  const translated = languages.filter(({ code, dataSet }) => code === dataSet);
  return (
    <Surface
      as="footer"
      surface="night"
      sx={{
        color: "onBandMuted",
        overflow: "visible",
        pt: ["24px", null, "48px"],
        pb: ["calc(28px + var(--banner, 0px))", "calc(36px + var(--banner, 0px))"],
      }}
    >
      <div sx={{ variant: "layout.container" }}>
        <div
          sx={{
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", null, "repeat(4, auto)"],
            gap: [null, null, "40px"],
            [from.header]: { gridTemplateColumns: "minmax(10rem, 1fr) repeat(4, auto)" },
          }}
        >
          <div
            sx={{
              gridColumn: "1 / -1",
              mb: ["16px", null, 0],
              variant: "layout.row",
              alignItems: "center",
              justifyContent: "space-between",
              [from.header]: { gridColumn: "auto", display: "block" },
            }}
          >
            <Logo logo={settings.logo} company={company} onBand />
            <p
              sx={{ order: 1, flexBasis: "100%", mt: 1, fontSize: "label", [from.header]: { mt: 2, maxWidth: "17em" } }}
            >
              {description}
            </p>
            <ul sx={{ display: "flex", gap: "4px", mt: [null, null, 3], mx: "-10px" }}>
              {social.map((key) => (
                <li key={key}>
                  <Link
                    to={key === "email" ? `mailto:${email}` : settings.social[key]}
                    hiddenSuffix={messages.social[key]}
                    sx={{
                      display: "grid",
                      placeItems: "center",
                      size: "target",
                      borderRadius: "50%",
                      ...onHover({ bg: "footerBorder", color: "onBandStrong" }),
                    }}
                  >
                    <Icon name={key === "email" ? "mail" : key} size={22} />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          {groups.map(({ title, items }) => (
            <nav key={title} aria-label={title} sx={group}>
              <h2
                sx={{
                  variant: "text.h4",
                  display: ["none", null, "block"],
                  fontSize: "label",
                  color: "onBandStrong",
                  mb: "10px",
                }}
              >
                {title}
              </h2>
              <Disclosure summary={title} sx={{ display: [null, null, "none"] }} />
              <ul sx={items.length > 9 ? { columns: ["8rem 2", null, "2"], columnGap: "24px" } : {}}>
                {items.map((item) => (
                  <li key={item.title}>
                    <Link to={item.link} icon="leaving" sx={footerLink}>
                      {item.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div
          sx={{
            variant: "layout.row",
            gap: "10px 12px",
            alignItems: "center",
            justifyContent: "space-between",
            mt: [null, null, "24px"],
            pt: 2,
            borderTop: "1px solid",
            borderColor: "footerBorder",
            fontSize: "small",
          }}
        >
          <p>{`© ${year} ${company}. ${copyright}`}</p>
          {weightWords && (
            // In the build's words: to write numbers, browsers load what they know of a language, for long on a phone.
            <p sx={{ flexBasis: ["100%", null, "auto"], "& > :empty, & > :empty ~ *": { display: "none" } }}>
              <span data-page-weight="" suppressHydrationWarning>
                {weight}
              </span>{" "}
              <Link to={weightWords.method.link}>{weightWords.method.title}</Link>
            </p>
          )}
          <div sx={{ variant: "layout.row", alignItems: "center", columnGap: "16px" }}>
            <button type="button" data-action="settings" sx={{ ...footerLink, minHeight: "target" }}>
              {words.consent.settings}
            </button>
            <button
              type="button"
              data-action="theme"
              // Without scripts, or storage to keep a choice in, there is nothing to press.
              sx={{ ...footerLink, minHeight: "target", "html:not([data-theme]) &": { display: "none" } }}
            >
              {/* Styles know which scheme it leads to (`src/theme/read-appearance.ts`). */}
              <span sx={{ display: "var(--to-light,none)" }}>{messages.dayView}</span>
              <span sx={{ display: "var(--to-dark,inline)" }}>{messages.eveningView}</span>
            </button>
            {languages.length > 1 && (
              <LanguageSelector languages={translated} opens="above" translations={translations} />
            )}
          </div>
        </div>
      </div>
    </Surface>
  );
}
