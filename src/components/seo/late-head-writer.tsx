import { type ComponentType, useLayoutEffect, useReducer } from "react";
import type { SeoProps } from "./seo-props";

/** Writes the tags, once it has been fetched. */
let Tags: ComponentType<SeoProps> | undefined;

/** Whether the head that the build wrote is this page's. */
const isBuilt = (canonical: string) =>
  document.head.querySelector('link[rel="canonical"]')?.getAttribute("href") === canonical;

async function fetchTags(): Promise<void> {
  const { HeadTags, markHead } = await import("./head-tags");
  if (Tags) return;
  markHead();
  Tags = HeadTags;
}

/**
 * Writes the head in a browser. The page that a visitor came to has its own from the build, and most visitors see no
 * second one before they leave: react-helmet, 5 kB of the program, is fetched when the head has to be another.
 */
export function HeadWriter(props: SeoProps) {
  const { canonical, title } = props;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (Tags) return;
    // What screen readers and page statistics are told of a new page does not wait.
    document.title = title;
    // Without it the next page tries again; this one has its title, and all else of it is for programs that do not
    // walk from page to page.
    if (!isBuilt(canonical)) fetchTags().then(draw, () => {});
  }, [canonical, title]);
  return Tags ? <Tags {...props} /> : null;
}
