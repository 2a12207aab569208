import { ThemeProvider } from "@theme-ui/core";
import { type ReactNode, useMemo } from "react";
import { useShellContent } from "../shell/use-shell-content";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/global-styles";
import { VideoProvider } from "../video/video-provider";
import { WizardProvider } from "../wizard/wizard-provider";

/**
 * What surrounds all pages and outlives navigation: theme, global styles and the windows that pages can open.
 * The provider is theme-ui's core one, without colour modes: there is one look, so nothing is stored or asked.
 */
export function Root({ children }: { children: ReactNode }) {
  const { siteSettings, allWizard, enquiryWords } = useShellContent();
  const wizardKeys = useMemo(() => allWizard.nodes.map(({ key }) => key), [allWizard]);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles />
      <VideoProvider title={siteSettings?.video.title ?? ""}>
        {enquiryWords && (
          <WizardProvider keys={wizardKeys} words={enquiryWords}>
            {children}
          </WizardProvider>
        )}
      </VideoProvider>
    </ThemeProvider>
  );
}
