export const root = document.documentElement;

/** Calls back now or, while the page is still being read, when all of it is there. */
export const whenParsed = (callback: () => void): void => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", callback);
  else callback();
};

/** Calls back now or, while the page is loading, when all files of it are there. */
export const whenLoaded = (callback: () => void): void => {
  if (document.readyState === "complete") callback();
  else addEventListener("load", callback);
};

/** Adds an element with these properties. */
export function add<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  parent: HTMLElement = document.head,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  return element;
}

/** Calls back for every element of a kind that is in the page. */
export const forEach = <Kind extends Element>(selector: string, callback: (element: Kind) => void): void =>
  document.querySelectorAll<Kind>(selector).forEach(callback);

/**
 * Calls back once for each observed element that comes near the screen: 200 pixels outside it, as the specification
 * gives it.
 */
export function nearScreen<Kind extends Element>(callback: (element: Kind) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callback(target as Kind);
      }
    },
    { rootMargin: "200px" },
  );
  return observer;
}
