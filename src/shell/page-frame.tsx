import { type ReactNode, Suspense } from "react";
import { useLanguage } from "../components/messages";
import type { Translations } from "../content/translations";
import { ErrorBoundary } from "./error-boundary";
import { FallbackView } from "./fallback-view";
import { Footer } from "./footer";
import { Header } from "./header";
import { LanguageOffer } from "./language-offer";
import { useSiteWords } from "./use-site-words";

interface PageFrameProps {
  /** Path of the page on screen, without a slash at the end. */
  path: string;
  /** Weight of the page, where the build has said it. */
  weight?: string;
  /** Paths of the page in each language that has it; left out where the site is in one language. */
  translations?: Translations;
  children: ReactNode;
}

/** Frame of every page: skip link, header, main area with its fallback, footer. */
export function PageFrame({ path, weight, translations, children }: PageFrameProps) {
  const { fallback } = useSiteWords(useLanguage().code);
  return (
    <>
      <Suspense>
        <Header path={path} translations={translations} />
        <LanguageOffer translations={translations} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={path} fallback={(retry) => <FallbackView {...fallback} onRetry={retry} />}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Suspense>
        <Footer weight={weight} translations={translations} />
      </Suspense>
    </>
  );
}
