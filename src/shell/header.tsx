import { ButtonLink } from "../components/button-link";
import { Icon } from "../components/icon";
import { home } from "../components/icons/controls";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { VisuallyHidden } from "../components/visually-hidden";
import { useWords } from "../components/words";
import { from } from "../theme/breakpoints";
import type { Style } from "../theme/variants";
import { LanguageSelector } from "./language-selector";
import { MobileMenu } from "./mobile-menu";
import { NavigationPanel, topLevel } from "./navigation-panel";
import type { HeaderEntryData } from "./navigation-types";
import { useShellContent } from "./use-shell-content";

interface HeaderProps {
  /** Path of the page on screen. */
  path: string;
}

const skipLink = {
  position: "absolute",
  left: "16px",
  top: "-80px",
  zIndex: "skip",
  px: 3,
  py: 2,
  borderRadius: "pill",
  bg: "text",
  color: "background",
  fontWeight: "bold",
  "&:focus": { top: "12px" },
} satisfies Style;

/** Between 1180 and 1360 px there is no room for the word Home, so a house stands for it. */
const HomeEntry = ({ title }: { title: string }) => (
  <>
    <span sx={{ display: "inline", [from.header]: { display: "none" }, [from.fullHeader]: { display: "inline" } }}>
      {title}
    </span>
    <span sx={{ display: "none", [from.header]: { display: "flex" }, [from.fullHeader]: { display: "none" } }}>
      <Icon lines={home} />
      <VisuallyHidden>{title}</VisuallyHidden>
    </span>
  </>
);

const Entry = ({ entry, path }: { entry: HeaderEntryData; path: string }) => {
  if (entry.items) return <NavigationPanel entry={entry} path={path} />;
  return (
    <Link to={entry.link ?? "/"} ariaCurrent={entry.link === path ? "page" : undefined} sx={topLevel}>
      {entry.link === "/" ? <HomeEntry title={entry.title} /> : entry.title}
    </Link>
  );
};

/** The sticky header: the whole navigation from 1180 px up, the menu below. */
export function Header({ path }: HeaderProps) {
  const words = useWords().navigation;
  const { navigation, siteSettings, languages } = useShellContent();
  const { entries, hireDeveloper, startProject } = navigation.header;
  const { company } = siteSettings.facts;
  return (
    <header
      sx={{
        position: "sticky",
        top: 0,
        zIndex: "header",
        bg: "background",
        borderBottom: "1px solid",
        borderColor: "border",
      }}
    >
      <a href="#main" sx={skipLink}>
        {words.skipLink}
      </a>
      <div
        sx={{
          variant: "layout.header",
          display: "flex",
          alignItems: "center",
          gap: "8px",
          minHeight: "64px",
          [from.header]: { px: "16px", gap: "2px", minHeight: "headerHeight" },
          [from.fullHeader]: { px: "24px", gap: "14px" },
        }}
      >
        <Link
          to="/"
          sx={{
            display: "flex",
            alignItems: "center",
            minHeight: "target",
            textDecoration: "none",
            mr: "auto",
            [from.header]: { mr: "4px" },
            [from.fullHeader]: { mr: "12px" },
          }}
        >
          <Logo company={company} />
          <VisuallyHidden>, {words.homeLink}</VisuallyHidden>
        </Link>
        <nav aria-label={words.main} sx={{ display: "none", flex: 1, [from.header]: { display: "flex" } }}>
          <ul sx={{ display: "flex", alignItems: "center" }}>
            {entries.map((entry) => (
              <li key={entry.title}>
                <Entry entry={entry} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <Link
          to={hireDeveloper.link}
          sx={{
            ...topLevel,
            display: "none",
            lineHeight: "snug",
            // Where the bar is full, these words break before anything is pushed out of it.
            [from.header]: { ...topLevel[from.header], display: "flex", whiteSpace: "normal" },
            [from.fullHeader]: { ...topLevel[from.fullHeader], whiteSpace: "nowrap" },
          }}
        >
          {hireDeveloper.title}
        </Link>
        <LanguageSelector label={languages.label} languages={languages.languages} opens="below" />
        <div sx={{ display: ["none", "flex"] }}>
          <ButtonLink to={startProject.link} size="small">
            {startProject.title}
          </ButtonLink>
        </div>
        <MobileMenu navigation={navigation.header} path={path} />
      </div>
    </header>
  );
}
