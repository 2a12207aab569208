import { graphql, useStaticQuery } from "gatsby";
import type { ReactNode } from "react";
import { ThemeUIProvider } from "theme-ui";
import { theme } from "../theme";
import { GlobalStyles } from "../theme/global-styles";
import { VideoProvider } from "../video/video-provider";

/** What surrounds all pages and outlives navigation: theme, global styles and the windows that pages can open. */
export function Root({ children }: { children: ReactNode }) {
  const { siteSettings } = useStaticQuery<Queries.RootQuery>(graphql`
    query Root {
      siteSettings {
        video {
          title
        }
      }
    }
  `);
  return (
    <ThemeUIProvider theme={theme}>
      <GlobalStyles />
      <VideoProvider title={siteSettings?.video.title ?? ""}>{children}</VideoProvider>
    </ThemeUIProvider>
  );
}
