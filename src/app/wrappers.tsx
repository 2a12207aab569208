import type { ReactElement } from "react";
import type { Translations } from "../content/languages/languages";
import { PageFrame } from "../shell/page-frame";
import { Root } from "./root";

interface RootArgs {
  element: ReactElement<{ location?: { pathname: string } }>;
  /** Left out by the build where it wraps a page's `Head`, which is told its path as a page is. */
  pathname?: string;
}

/**
 * The wrappers that gatsby-browser and gatsby-ssr share, so that both render the same tree. Gatsby calls them as plain
 * functions: hooks belong into the components they return.
 */
export const wrapRootElement = ({ element, pathname = element.props.location?.pathname ?? "/" }: RootArgs) => (
  <Root path={pathname}>{element}</Root>
);

interface PageArgs {
  element: ReactElement;
  props: { location: { pathname: string }; pageContext: PageFrameContext };
}

/** Context that the build gives a page. */
interface PageFrameContext {
  /** For pages that bring their own frame, such as the maintenance screen. */
  isFrameless?: boolean;
  /**
   * Written into the page's data once its files are there to be weighed. Not `weight`, where earlier builds wrote two
   * numbers: Gatsby keeps the data of pages that have not changed.
   */
  weightText?: string;
  /** Paths of the page in each language that has it; left out where the site is in one language. */
  translations?: Translations;
}

/** `/about/` and `/about` are one page. */
const withoutSlash = (pathname: string) => (pathname === "/" ? pathname : pathname.replace(/\/$/, ""));

export const wrapPageElement = ({ element, props }: PageArgs) =>
  props.pageContext.isFrameless ? (
    element
  ) : (
    <PageFrame
      path={withoutSlash(props.location.pathname)}
      weight={props.pageContext.weightText}
      translations={props.pageContext.translations}
    >
      {element}
    </PageFrame>
  );
