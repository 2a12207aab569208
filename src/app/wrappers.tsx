import { type ReactElement, type ReactNode, Suspense, useMemo } from "react";
import { ThemeUIProvider } from "theme-ui";
import { ErrorBoundary, FallbackProvider } from "../components/error-boundary";
import { MessagesProvider, useHome, useLanguage } from "../components/messages";
import { ConsentBanner } from "../consent/consent-banner";
import type { EntryOf } from "../content/entry";
import type { Translations } from "../content/languages/languages";
import { isSwitchedOn } from "../content/third-party-services";
import { WizardProvider } from "../enquiry/wizard/wizard-provider";
import { Footer } from "../shell/footer";
import { Header } from "../shell/header";
import { languageAt, useSite } from "../shell/use-site";
import { theme } from "../theme";
import type { Style } from "../theme/variants";
import { ThirdParties } from "../third-parties/third-parties";
import { VideoProvider } from "../video/video";

/** Given by a function, the theme is taken as it is: of an object theme-ui makes another one for each page. */
const siteTheme = () => theme;

interface FallbackViewProps {
  words: EntryOf<"SiteWords">["fallback"];
  onRetry: () => void;
  heading: "h1" | "h2";
}

const FallbackView = ({ words, onRetry, heading: Heading }: FallbackViewProps) => (
  <div role="alert" sx={{ variant: "layout.container", py: [7, 9] }}>
    <Heading sx={{ variant: "text.h2" }}>{words.title}</Heading>
    <p sx={{ variant: "text.lead", mt: 3 }}>{words.description}</p>
    <div sx={{ variant: "layout.row", gap: 2, mt: 4 }}>
      <button type="button" onClick={onRetry} sx={{ variant: "buttons.primary" }}>
        {words.retry}
      </button>
      {/* Not a link of the app, which may be what has failed. */}
      <a href={useHome()} sx={{ variant: "buttons.secondary" }}>
        {words.home}
      </a>
    </div>
  </div>
);

/** Root around all pages of a language, which outlives navigation. A page of another language is loaded anew. */
function Root({ path, children }: { path: string; children: ReactNode }) {
  const { languages, settings, wordsIn } = useSite();
  const { thirdParties } = settings;
  const language = useMemo(() => languageAt(path, languages), [path, languages]);
  const words = useMemo(() => wordsIn(language.code), [wordsIn, language]);
  const { consent, video, fallback } = words.site;
  const purposes = useMemo(
    () => consent.purposes.map((purpose) => ({ ...purpose, isSwitchedOn: isSwitchedOn(thirdParties, purpose.key) })),
    [consent, thirdParties],
  );
  return (
    <ThemeUIProvider theme={siteTheme}>
      <MessagesProvider messages={words.interface} language={language}>
        <FallbackProvider
          value={(retry, heading) => <FallbackView words={fallback} onRetry={retry} heading={heading} />}
        >
          <ErrorBoundary>
            <WizardProvider keys={words.wizards} messages={words.enquiry} prefix={language.prefix}>
              {/* An open wizard outlives whatever fails below it. */}
              <ErrorBoundary>
                {/* By itself: where an extension has removed it, the rest of the page is hydrated all the same. */}
                <Suspense>
                  <ConsentBanner words={consent} purposes={purposes} />
                </Suspense>
                <VideoProvider title={video.title}>{children}</VideoProvider>
                <ErrorBoundary fallback={() => null}>
                  <ThirdParties options={thirdParties} purposes={purposes} />
                </ErrorBoundary>
              </ErrorBoundary>
            </WizardProvider>
          </ErrorBoundary>
        </FallbackProvider>
      </MessagesProvider>
    </ThemeUIProvider>
  );
}

interface RootArgs {
  element: ReactElement<{ location?: { pathname: string } }>;
  /** Left out by the build where it wraps a page's `Head`, which is told its path as a page is. */
  pathname?: string;
}

/** Gatsby calls wrappers, in the browser and in the build, as plain functions: hooks belong into what they return. */
export const wrapRootElement = ({ element, pathname = element.props.location?.pathname ?? "/" }: RootArgs) => (
  <Root path={pathname}>{element}</Root>
);

interface PageFrameProps {
  path: string;
  /** The sentence about its weight, written into the page's data once its files are there to be weighed. */
  weightText?: string;
  translations?: Translations;
  children: ReactNode;
}

const parted = { hyphens: "auto", hyphenateLimitChars: "12 4 4" } satisfies Style;

/** Long words are parted where columns are narrow. An address would be read wrong; English has few such words. */
const furtherLanguage = {
  "& :is(li, dd, dt, td, th, figcaption)": parted,
  "@media (max-width: 40em)": parted,
  '& :is(a[href^="mailto:"], a[href^="tel:"], code, pre)': { hyphens: "manual" },
} satisfies Style;

function PageFrame({ path, weightText, translations, children }: PageFrameProps) {
  const { code } = useLanguage();
  return (
    <>
      <ErrorBoundary isPart>
        <Suspense>
          <Header path={path} translations={translations} />
        </Suspense>
      </ErrorBoundary>
      <main id="main" tabIndex={-1} sx={code === "en" ? {} : furtherLanguage}>
        <ErrorBoundary key={path}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary isPart>
        <Suspense>
          <Footer weight={weightText} translations={translations} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

interface PageArgs {
  element: ReactElement;
  props: {
    location: { pathname: string };
    pageContext: Pick<PageFrameProps, "weightText" | "translations"> & { isFrameless?: boolean };
  };
}

const withoutSlash = (pathname: string) => (pathname === "/" ? pathname : pathname.replace(/\/$/, ""));

export function wrapPageElement({ element, props: { location, pageContext } }: PageArgs) {
  const { isFrameless, weightText, translations } = pageContext;
  if (isFrameless) return element;
  return (
    <PageFrame path={withoutSlash(location.pathname)} weightText={weightText} translations={translations}>
      {element}
    </PageFrame>
  );
}
