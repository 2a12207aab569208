import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary";
import { FallbackView } from "./fallback-view";
import { Footer } from "./footer";
import { Header } from "./header";
import { useSite } from "./use-site";

interface PageFrameProps {
  /** Path of the page on screen, without a slash at the end. */
  path: string;
  /** Weight of the page, where the build has said it. */
  weight?: string;
  children: ReactNode;
}

/** Frame of every page: skip link, header, main area with its fallback, footer. */
export function PageFrame({ path, weight, children }: PageFrameProps) {
  const { fallback } = useSite().words;
  return (
    <>
      <Suspense>
        <Header path={path} />
      </Suspense>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={path} fallback={(retry) => <FallbackView {...fallback} onRetry={retry} />}>
          <Suspense>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Suspense>
        <Footer weight={weight} />
      </Suspense>
    </>
  );
}
