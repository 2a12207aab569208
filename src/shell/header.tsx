import { ButtonLink, Link } from "../components/link";
import { Logo } from "../components/logo";
import { useHome, useMessages } from "../components/messages";
import { VisuallyHidden } from "../components/visually-hidden";
import type { Translations } from "../content/languages/languages";
import { from } from "../theme/breakpoints";
import type { Style } from "../theme/variants";
import { LanguageSelector } from "./language-selector";
import { MainMenu } from "./main-menu";
import { topLevel } from "./navigation-panel";
import { useSiteInLanguage } from "./use-site";

const smallButton = {
  display: ["none", "inline-flex"],
  minHeight: "target",
  px: "20px",
  fontSize: "label",
  // Enlarged words break rather than leave a phone.
  whiteSpace: [null, "nowrap"],
  [from.header]: { px: "14px" },
  [from.fullHeader]: { px: "20px" },
} satisfies Style;

const skipLink = {
  position: "absolute",
  left: "16px",
  // Outside of the page at any size of its text.
  top: "-9em",
  zIndex: "skip",
  px: 3,
  py: 2,
  // Its edge in forced colours.
  border: "1px solid transparent",
  borderRadius: "pill",
  bg: "text",
  color: "background",
  fontWeight: "bold",
  "&:focus": { top: "12px" },
} satisfies Style;

export function Header({ path, translations }: { path: string; translations?: Translations | undefined }) {
  const words = useMessages().navigation;
  const home = useHome();
  const { settings, languages, navigation } = useSiteInLanguage();
  const { hireDeveloper, startProject } = navigation.header;
  return (
    <header
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "header",
        bg: "background",
        borderBottom: "rule",
      }}
    >
      <a href="#main" sx={skipLink}>
        {words.skipLink}
      </a>
      <div
        sx={{
          maxWidth: "header",
          mx: "auto",
          px: ["20px", "24px"],
          variant: "layout.line",
          gap: "8px",
          minHeight: "64px",
          [from.header]: { px: "16px", gap: "2px", minHeight: "headerHeight" },
          [from.fullHeader]: { px: "40px", gap: "8px" },
        }}
      >
        <Link
          to={home}
          sx={{
            variant: "layout.line",
            minHeight: "target",
            textDecoration: "none",
            mr: "auto",
            [from.header]: { mr: "4px", flex: "none" },
            [from.fullHeader]: { flex: "0 99999999 auto" },
          }}
        >
          <Logo logo={settings.logo} company={settings.facts.company} />
          <VisuallyHidden>{`, ${words.homeLink}`}</VisuallyHidden>
        </Link>
        <MainMenu navigation={navigation.header} path={path} />
        {hireDeveloper && (
          <Link
            to={hireDeveloper.link}
            sx={{
              ...topLevel,
              display: "none",
              lineHeight: "snug",
              // In a full bar these words break before anything is pushed out of it, or the entries take a second line.
              [from.header]: { ...topLevel[from.header], display: "flex", whiteSpace: "normal", flexShrink: 9999 },
            }}
          >
            {hireDeveloper.title}
          </Link>
        )}
        {languages.length > 1 && <LanguageSelector languages={languages} opens="below" translations={translations} />}
        <ButtonLink to={startProject.link} sx={smallButton}>
          {startProject.title}
        </ButtonLink>
      </div>
    </header>
  );
}
