import { ThemeProvider } from "@theme-ui/core";
import type { ReactNode } from "react";
import { useShellContent } from "../shell/use-shell-content";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/global-styles";
import { VideoProvider } from "../video/video-provider";

/**
 * What surrounds all pages and outlives navigation: theme, global styles and the windows that pages can open.
 * The provider is theme-ui's core one, without colour modes: there is one look, so nothing is stored or asked.
 */
export function Root({ children }: { children: ReactNode }) {
  const { siteSettings } = useShellContent();
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles />
      <VideoProvider title={siteSettings?.video.title ?? ""}>{children}</VideoProvider>
    </ThemeProvider>
  );
}
