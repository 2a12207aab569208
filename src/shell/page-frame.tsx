import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "../components/error-boundary";
import { useLanguage } from "../components/messages";
import type { Translations } from "../content/languages/languages";
import type { Style } from "../theme/variants";
import { Footer } from "./footer";
import { Header } from "./header";

interface PageFrameProps {
  path: string;
  /** The sentence that the build has written. */
  weight?: string;
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

export function PageFrame({ path, weight, translations, children }: PageFrameProps) {
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
          <Footer weight={weight} translations={translations} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
