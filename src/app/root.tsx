import { type ReactNode, useMemo } from "react";
import { ThemeUIProvider } from "theme-ui";
import { MessagesProvider } from "../components/messages";
import { ConsentProvider } from "../consent/consent-provider";
import { required } from "../content/required";
import { useWizard, WizardProvider } from "../enquiry/wizard/wizard-provider";
import { useLanguages } from "../shell/use-languages";
import { useShellMessages } from "../shell/use-shell-messages";
import { type SiteFacts, useSite } from "../shell/use-site";
import { theme } from "../theme";
import { ThirdParties } from "../third-parties/third-parties";
import { useVideo, VideoProvider } from "../video/video-provider";

/** The programs of other companies, which wait for consent and keep out of the way of open windows. */
const ThirdPartyScripts = ({ settings, words }: Pick<SiteFacts, "settings" | "words">) => {
  const { openKey } = useWizard();
  const { isOpen } = useVideo();
  const storage = useMemo(() => words.consent.purposes.flatMap((purpose) => purpose.storage), [words]);
  return (
    <ThirdParties options={settings.thirdParties} storage={storage} isWindowOpen={isOpen || openKey !== undefined} />
  );
};

/** Given by a function, the theme is taken as it is: of an object theme-ui makes another one for each page. */
const siteTheme = () => theme;

/**
 * Root around all pages, which outlives navigation: theme, global styles, consent and the windows that pages can open.
 */
export function Root({ children }: { children: ReactNode }) {
  const site = useSite();
  const { consent, video } = site.words;
  const { words, enquiryWords, wizards } = useShellMessages();
  const wizardKeys = useMemo(() => wizards.map(({ key }) => key), [wizards]);
  const language = required(useLanguages().languages[0], "languages.yaml");
  return (
    <ThemeUIProvider theme={siteTheme}>
      <MessagesProvider messages={words} language={language}>
        <ConsentProvider words={consent} purposes={consent.purposes}>
          <VideoProvider title={video.title}>
            <WizardProvider keys={wizardKeys} messages={enquiryWords}>
              {children}
              <ThirdPartyScripts {...site} />
            </WizardProvider>
          </VideoProvider>
        </ConsentProvider>
      </MessagesProvider>
    </ThemeUIProvider>
  );
}
