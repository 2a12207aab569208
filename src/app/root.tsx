import { type ReactNode, Suspense, useMemo } from "react";
import { ThemeUIProvider } from "theme-ui";
import { ErrorBoundary, FallbackProvider } from "../components/error-boundary";
import { MessagesProvider } from "../components/messages";
import { ConsentBanner } from "../consent/consent-banner";
import { isSwitchedOn } from "../content/third-party-services";
import { WizardProvider } from "../enquiry/wizard/wizard-provider";
import { FallbackView } from "../shell/fallback-view";
import { languageAt, useSite } from "../shell/use-site";
import { theme } from "../theme";
import { ThirdParties } from "../third-parties/third-parties";
import { VideoProvider } from "../video/video-provider";

/** Given by a function, the theme is taken as it is: of an object theme-ui makes another one for each page. */
const siteTheme = () => theme;

/**
 * Root around all pages of a language, which outlives navigation: theme, global styles, consent and the windows that pages
 * can open. A page of another language is loaded anew.
 */
export function Root({ path, children }: { path: string; children: ReactNode }) {
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
        <FallbackProvider value={(retry, heading) => <FallbackView {...fallback} onRetry={retry} heading={heading} />}>
          <ErrorBoundary>
            <WizardProvider keys={words.wizards} messages={words.enquiry} prefix={language.prefix}>
              {/* An open wizard outlives whatever fails below it. */}
              <ErrorBoundary>
                {/* By itself: where an extension has removed it, the rest of the page is hydrated all the same. */}
                <Suspense>
                  <ConsentBanner words={consent} purposes={purposes} />
                </Suspense>
                <VideoProvider title={video.title}>{children}</VideoProvider>
                {/* The programs of other companies, which wait for consent and keep out of the way of open windows. */}
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
