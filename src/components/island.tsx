import { Component, type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useRef } from "react";
import { islandEvent } from "../loader/events";
import { controlsIn, reportEntries } from "./form-state";

/** Events that try a failed part again: a visitor's, and the connection that comes back. */
const retries = ["click", "input", "online"];

const nextTry = () =>
  new Promise<void>((resolve) => {
    for (const type of retries) addEventListener(type, () => resolve(), { capture: true, once: true });
  });

/**
 * A component that is loaded when it is first drawn, with a script of its own. Where that fails, the HTML that the build
 * wrote stays, and the next press tries again.
 */
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

interface ArrivalProps {
  island: RefObject<HTMLElement>;
}

/**
 * Stands last in its island, and is mounted when all of it has been hydrated. A class, since its method runs with the
 * hydration and not after it, as an effect does: React may draw a control anew, or handle the visitor's next choice, in
 * between, and both put back what the build wrote. `useLayoutEffect` warns on the server.
 */
class Arrival extends Component<ArrivalProps> {
  private readonly controls = this.props.island.current ? controlsIn(this.props.island.current) : [];
  private readonly pressed = this.props.island.current?.querySelector("button[aria-busy=true]");

  override componentDidMount(): void {
    const element = this.props.island.current;
    if (!element) return;
    reportEntries(element, this.controls);
    delete element.dataset.waiting;
    element.dispatchEvent(new Event(islandEvent, { bubbles: true }));
    const { pressed } = this;
    // What is not as it was built React draws anew: what the loader has queued is gone, and stands there once more.
    if (!pressed || pressed.isConnected) return;
    const buttons = [...element.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === pressed.textContent)?.click();
  }

  override render(): null {
    return null;
  }
}

/**
 * A part of a page with a script of its own. React keeps the HTML that the build wrote until that is there, and what was
 * typed with it; the loader queues what is pressed meanwhile.
 */
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
