import { setTimeout as sleep } from "node:timers/promises";
import { type Driver, type PageState, repeatTime } from "./driver";

/** An element, by its selector and, of several, by the text that it begins with. */
export type Target = string | { readonly css: string; readonly text: string };

interface Place {
  readonly x: number;
  readonly y: number;
  /** True where it had to be scrolled into view. */
  readonly isMoved: boolean;
}

/** A limit for what hangs, not for what is slow on a machine with much to do, in milliseconds. */
const limitMs = 45_000;

/** Runs in the page: the middle of the first element that can be seen, scrolled into view where it is not. */
function placeOf(css: string, text: string): Place | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) => one.checkVisibility() && (one.textContent ?? "").trim().startsWith(text),
  );
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  const isMoved = top < 80 || bottom > innerHeight;
  if (isMoved) element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, isMoved };
}

/** A call of a function, as an expression. An element stays in its page: here it is enough that there is one. */
function callOf<Args extends readonly unknown[]>(body: (...args: Args) => unknown, args: Args): string {
  const texts = args.map((value) => JSON.stringify(value) ?? "undefined");
  return `((value) => (value instanceof Node ? true : value))((${body})(${texts.join()}))`;
}

export class Tab {
  constructor(
    readonly driver: Driver,
    readonly address: string,
  ) {}

  /** The value of a function in the page; it may use nothing of its surroundings. */
  async run<Args extends readonly unknown[], Value>(body: (...args: Args) => Value, ...args: Args): Promise<Value> {
    return (await this.driver.evaluate(callOf(body, args))) as Value;
  }

  async until<Args extends readonly unknown[], Value>(body: (...args: Args) => Value, ...args: Args) {
    const end = Date.now() + limitMs;
    for (;;) {
      // While one page gives way to another, there is none to ask.
      const value = (await this.driver.evaluate(callOf(body, args), repeatTime).catch(() => undefined)) as Value;
      if (value) return value;
      if (Date.now() > end) throw new Error(`Waited in vain for ${body} with ${JSON.stringify(args)}`);
      await sleep(50);
    }
  }

  back(): Promise<void> {
    // Answered before the page is left.
    return this.run(() => void setTimeout(() => history.back()));
  }

  goto(path: string, state?: PageState): Promise<void> {
    return this.driver.goto(this.address + path, state);
  }

  async place(target: Target): Promise<Place> {
    const { css, text } = typeof target === "string" ? { css: target, text: "" } : target;
    let last = await this.until(placeOf, css, text);
    // Parts that were scrolled over are laid out only now, and move the rest.
    const enough = last?.isMoved ? 4 : 1;
    for (let same = 0; same < enough; ) {
      await sleep(60);
      const next = await this.until(placeOf, css, text);
      same = next?.x === last?.x && next?.y === last?.y ? same + 1 : 0;
      last = next;
    }
    return last as Place;
  }

  /** Presses something with the mouse, moved twice: a first movement says nothing of where it came from. */
  async press(target: Target): Promise<void> {
    const { x, y } = await this.place(target);
    await this.driver.pointer([[x - 3, y - 3], [x, y], "press"]);
  }

  /** Presses a field until it has focus, and types into it: what is laid out late may move it once more. */
  async fill(css: string, text: string): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      await this.press(css);
      if (await this.run((selector) => document.activeElement?.matches(selector), css)) break;
    }
    await this.driver.type(text);
  }

  /** Touches the page as a visitor does, and waits until React listens to it. */
  async hydrate(): Promise<void> {
    await this.driver.pointer([
      [200, 300],
      [210, 310],
    ]);
    await this.until(() => performance.getEntriesByName("hydrated").length > 0);
  }

  count(css: string): Promise<number> {
    return this.run((selector) => document.querySelectorAll(selector).length, css);
  }

  gone(css: string) {
    return this.until((selector) => document.querySelector(selector) === null, css);
  }
}

export { sleep };
