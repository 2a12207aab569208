import {
  type ComponentType,
  type MouseEvent,
  type MutableRefObject,
  type PointerEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { isPlainClick } from "../loader/plain-click";
import { type FormSnapshot, opensOrActs, restore, takeSnapshot } from "./form-state";
import { allTaken } from "./piece";

/** How long a press may take from the release of the finger to the click that follows it, in milliseconds. */
const clickDelay = 100;

const until = (target: EventTarget, ...events: string[]) =>
  new Promise<void>((resolve) => {
    for (const event of events) target.addEventListener(event, () => resolve(), { once: true });
  });

/** Waits for the end of what a finger or mouse has begun: an element that is swapped meanwhile gets no click. */
async function released(target: Element): Promise<void> {
  const list = target.closest("select");
  // The browser's own list would close.
  if (list) return until(list, "change", "blur");
  await until(window, "pointerup", "pointercancel");
  await new Promise((resolve) => setTimeout(resolve, clickDelay));
}

/** Waits until nothing is pressed any more. */
async function atRest(rest: MutableRefObject<Promise<unknown> | undefined>): Promise<void> {
  const current = rest.current;
  await current;
  if (rest.current !== current) await atRest(rest);
}

interface IslandProps<Props> {
  /** The part itself, for the HTML. The browser's bundle has none: there the HTML stands until it is touched. */
  whole: ComponentType<Props> | undefined;
  /** Loads the part's program, once for all. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  props: Props;
}

/**
 * A part of a page that works once it is touched: until then it is the HTML that the build wrote, and no visitor loads
 * its program. What was typed, chosen or pressed meanwhile is carried over; where the program cannot be loaded, the HTML
 * stays and the next touch tries again.
 */
export function Island<Props extends object>({ whole, load, props }: IslandProps<Props>): ReactElement {
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => whole);
  const html = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>();
  const rest = useRef<Promise<unknown>>();
  const kept = useRef<FormSnapshot>();

  const bring = useCallback(() => {
    Promise.all([load(), allTaken()]).then(
      async ([loaded]) => {
        await atRest(rest);
        if (html.current) kept.current = takeSnapshot(html.current, pressed.current);
        setPart(() => loaded);
      },
      () => {
        pressed.current = undefined;
      },
    );
  }, [load]);

  useEffect(() => {
    const element = html.current;
    if (!element) return;
    // A page that was come to by a link has no HTML of its own; and a visitor may be faster than React.
    if (!element.firstChild || element.matches(":hover, :focus-within")) bring();
  }, [bring]);

  // As soon as the part stands in the page, before anything of it is shown.
  const place = useCallback((part: HTMLDivElement | null) => {
    if (!part || !kept.current) return;
    restore(part, kept.current);
    kept.current = undefined;
  }, []);

  const onPointerDown = ({ target }: PointerEvent) => {
    rest.current = released(target as Element);
    bring();
  };
  const onClick = (event: MouseEvent) => {
    // The loader has copied; what it said of that is said once more by the part.
    const copier = (event.target as Element).closest("[data-action=copy]");
    if (copier) {
      pressed.current = copier;
      bring();
      return;
    }
    const control = opensOrActs(event.target);
    if (!control || !isPlainClick(event)) return;
    event.preventDefault();
    pressed.current = control;
    bring();
  };

  if (Part) {
    return (
      <div key="part" ref={place}>
        <Part {...props} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls are within, in the HTML
    // biome-ignore lint/a11y/useKeyWithClickEvents: so are their keys, which click
    <div
      key="html"
      ref={html}
      onPointerOver={bring}
      onPointerDown={onPointerDown}
      onFocus={bring}
      onInput={bring}
      onClick={onClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what the build wrote here as it is
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
