import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { islandEvent } from "../loader/shared";

const nextTry = () =>
  new Promise<void>((resolve) => {
    for (const type of ["click", "input", "online"])
      addEventListener(type, () => resolve(), { capture: true, once: true });
  });

/** A component with a script of its own. Where that fails, the built HTML stays, and the next press tries again. */
export function lazyIsland<Props>(load: () => Promise<ComponentType<Props>>) {
  const attempt = async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      document.dispatchEvent(new Event(islandEvent));
      await nextTry();
      return attempt();
    }
  };
  return lazy(attempt);
}

function Arrival({ island }: { island: RefObject<HTMLElement> }) {
  useEffect(() => {
    delete island.current?.dataset.waiting;
    island.current?.dispatchEvent(new Event(islandEvent, { bubbles: true }));
  }, [island]);
  return null;
}

/** A part with a script of its own: until that is there its HTML stays, and the loader queues what is pressed in it. */
export function Island({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <div ref={element} data-waiting="">
      <Suspense>
        {children}
        <Arrival island={element} />
      </Suspense>
    </div>
  );
}
