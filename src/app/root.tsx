import { type ReactNode, useMemo } from "react";
import { ThemeUIProvider } from "theme-ui";
import { ErrorBoundary, FallbackProvider } from "../components/error-boundary";
import { MessagesProvider } from "../components/messages";
import { ConsentProvider } from "../consent/consent-provider";
import type { Purpose } from "../consent/purpose";
import { isSwitchedOn } from "../content/third-party-services";
import { useWizard, WizardProvider } from "../enquiry/wizard/wizard-provider";
import { FallbackView } from "../shell/fallback-view";
import { languageAt, useSite } from "../shell/use-site";
import { theme } from "../theme";
import { ThirdParties } from "../third-parties/third-parties";
import { useVideo, VideoProvider } from "../video/video-provider";

/** The programs of other companies, which wait for consent and keep out of the way of open windows. */
const ThirdPartyScripts = ({ purposes }: { purposes: readonly Purpose[] }) => {
  const { thirdParties } = useSite().settings;
  const { openKey } = useWizard();
  const { isOpen } = useVideo();
  const storage = useMemo(() => purposes.flatMap((purpose) => purpose.storage), [purposes]);
  return <ThirdParties options={thirdParties} storage={storage} isWindowOpen={isOpen || openKey !== undefined} />;
};

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
                <ConsentProvider words={consent} purposes={purposes}>
                  <VideoProvider title={video.title}>
                    {children}
                    <ErrorBoundary fallback={() => null}>
                      <ThirdPartyScripts purposes={purposes} />
                    </ErrorBoundary>
                  </VideoProvider>
                </ConsentProvider>
              </ErrorBoundary>
            </WizardProvider>
          </ErrorBoundary>
        </FallbackProvider>
      </MessagesProvider>
    </ThemeUIProvider>
  );
}
