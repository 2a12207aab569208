import { ThemeProvider } from "@theme-ui/core";
import { type ReactNode, useMemo } from "react";
import { WordsProvider } from "../components/words";
import { ConsentProvider } from "../consent/consent-provider";
import { required } from "../content/required";
import { useWizard, WizardProvider } from "../enquiry/wizard/wizard-provider";
import { type ShellContent, useShellContent } from "../shell/use-shell-content";
import { theme } from "../theme";
import { ThirdParties } from "../third-parties/third-parties";
import { useVideo, VideoProvider } from "../video/video-provider";

type SiteSettings = ShellContent["siteSettings"];

/** The programs of other companies, which wait for consent and keep out of the way of open windows. */
const ThirdPartyScripts = ({ thirdParties, consent }: Pick<SiteSettings, "thirdParties" | "consent">) => {
  const { openKey } = useWizard();
  const { isOpen } = useVideo();
  const storage = useMemo(() => consent.purposes.flatMap((purpose) => purpose.storage), [consent]);
  return <ThirdParties options={thirdParties} storage={storage} isWindowOpen={isOpen || openKey !== undefined} />;
};

/** Given by a function, the theme is taken as it is: of an object theme-ui makes another one for each page. */
const siteTheme = () => theme;

/**
 * What surrounds all pages and outlives navigation: theme, global styles, consent and the windows that pages can open.
 * The provider is theme-ui's core one, without colour modes: there is one look, so nothing is stored or asked.
 */
export function Root({ children }: { children: ReactNode }) {
  const { siteSettings, allWizard, enquiryWords, interfaceWords, languages } = useShellContent();
  const wizardKeys = useMemo(() => allWizard.nodes.map(({ key }) => key), [allWizard]);
  const language = required(languages.languages[0], "languages.yaml");
  const { consent, thirdParties, video } = siteSettings;
  return (
    <ThemeProvider theme={siteTheme}>
      <WordsProvider words={interfaceWords} language={language}>
        <ConsentProvider words={consent} purposes={consent.purposes}>
          <VideoProvider title={video.title}>
            <WizardProvider keys={wizardKeys} messages={enquiryWords}>
              {children}
              <ThirdPartyScripts thirdParties={thirdParties} consent={consent} />
            </WizardProvider>
          </VideoProvider>
        </ConsentProvider>
      </WordsProvider>
    </ThemeProvider>
  );
}
