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
