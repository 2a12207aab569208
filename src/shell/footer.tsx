import { ButtonLink } from "../components/button-link";
import { Link } from "../components/link";
import { Logo } from "../components/logo";
import { useLanguage } from "../components/messages";
import { Surface } from "../components/surface";
import { TextButton } from "../components/text-button";
import type { Translations } from "../content/languages/translations";
import { from } from "../theme/breakpoints";
import type { Style } from "../theme/variants";
import { LanguageSelector } from "./language-selector";
import { PageWeightNote } from "./page-weight-note";
import { SocialLinks } from "./social-links";
import { ThemeSwitch } from "./theme-switch";
import { useLanguages } from "./use-languages";
import { useNavigation } from "./use-navigation";
import { useSite } from "./use-site";
import { useSiteMessages } from "./use-site-messages";

const footerLink = {
  variant: "links.plain",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minHeight: ["28px", "32px"],
  py: ["3px", "5px"],
  fontSize: "label",
  lineHeight: "subheading",
} satisfies Style;

const columnGap: NonNullable<Style["columnGap"]> = ["24px", "40px", "24px"];

/** Many links stand in columns beside each other: on a phone where the letters leave room for two. */
function groupStyle(links: number): Style {
  if (links > 9) return { gridColumn: ["1 / -1", null, "auto"], "& ul": { columns: ["8rem 2", "3", "2"], columnGap } };
  if (links > 6) return { gridColumn: ["1 / -1", "auto"], "& ul": { columns: ["8rem 2", "auto"], columnGap } };
  return {};
}

interface FooterProps {
  /** Weight of the page, where the build has said it. */
  weight?: string | undefined;
  translations?: Translations | undefined;
}

/** The last band of every page: four groups of links, the company's other places, copyright and language. */
export function Footer({ weight, translations }: FooterProps) {
  const { settings, year } = useSite();
  const { consent } = useSiteMessages(useLanguage().code);
  const { header, footer } = useNavigation();
  const { description, groups, copyright, weight: weightWords } = footer;
  const { company, email } = settings.facts;
  const { languages } = useLanguages();
  const translated = languages.filter(({ code, dataSet }) => code === dataSet);
  return (
    <Surface
      as="footer"
      surface="night"
      sx={{
        color: "onBandMuted",
        overflow: "visible",
        pt: ["24px", null, "56px"],
        // The room below the consent banner is the footer's, so that the page ends on its ground.
        pb: ["calc(28px + var(--banner, 0px))", "calc(36px + var(--banner, 0px))"],
      }}
    >
      <div sx={{ variant: "layout.container" }}>
        <div
          sx={{
            display: "grid",
            // As many groups side by side as the letters leave room for: on a phone two, or one with larger text.
            gridTemplateColumns: ["repeat(auto-fit, minmax(8rem, 1fr))", "repeat(3, 1fr)", "repeat(4, auto)"],
            gap: ["16px 24px", "40px"],
            [from.header]: { gridTemplateColumns: "minmax(10rem, 1fr) repeat(4, auto)" },
          }}
        >
          <div
            sx={{
              gridColumn: "1 / -1",
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              justifyContent: "space-between",
              [from.header]: { gridColumn: "auto", display: "block" },
            }}
          >
            <Logo logo={settings.logo} company={company} onBand />
            {/* Below the desktop's width the icons stand beside the logo. */}
            <p
              sx={{
                order: 1,
                flexBasis: "100%",
                mt: 1,
                fontSize: "label",
                [from.header]: { mt: 2, maxWidth: "17em" },
              }}
            >
              {description}
            </p>
            <SocialLinks {...settings.social} email={email} />
          </div>
          {groups.map(({ title, items }) => (
            <nav key={title} aria-label={title} sx={groupStyle(items.length)}>
              <h2 sx={{ variant: "text.h4", fontSize: "label", color: "onBandStrong", mb: ["6px", "10px"] }}>
                {title}
              </h2>
              <ul>
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
            display: "flex",
            flexWrap: "wrap",
            gap: ["10px 12px", "10px 24px"],
            alignItems: "center",
            justifyContent: "space-between",
            mt: ["16px", "40px"],
            pt: 3,
            borderTop: "1px solid",
            borderColor: "footerBorder",
            fontSize: "small",
          }}
        >
          <p>{`© ${year} ${company}. ${copyright}`}</p>
          {/* Opens the banner again; the loader listens to it. */}
          <TextButton data-action="settings" sx={{ ...footerLink, minHeight: "target" }}>
            {consent.settings}
          </TextButton>
          <ThemeSwitch sx={{ ...footerLink, minHeight: "target" }} />
          {languages.length > 1 && (
            <LanguageSelector languages={translated} opens="above" translations={translations} />
          )}
          <ButtonLink to={header.startProject.link} variant="accent" size="small">
            {header.startProject.title}
          </ButtonLink>
          {weightWords && <PageWeightNote method={weightWords.method} weight={weight} />}
        </div>
      </div>
    </Surface>
  );
}
