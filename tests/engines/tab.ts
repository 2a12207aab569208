import { setTimeout as sleep } from "node:timers/promises";
import { until } from "../support/server/run-program";
import type { Driver } from "./driver";

/** An element, by its selector and, of several, by the text that it begins with. */
type Target = string | { readonly css: string; readonly text: string };

/** A limit for what hangs, not for what is slow on a machine with much to do, in seconds. */
const limit = 45;

/**
 * Milliseconds after which a script that may run twice is asked for again: WebKitWebDriver now and then never answers one
 * that is asked for while its page goes into the cache or comes from it.
 */
const repeatTime = 8000;

/** Runs in the page: the middle of the first element that can be seen, scrolled into view where it is not. */
function placeOf(css: string, text: string): [x: number, y: number] | undefined {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) => one.checkVisibility() && (one.textContent ?? "").trim().startsWith(text),
  );
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
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
    let value: Value | undefined;
    const holds = async () => {
      // While one page gives way to another, there is none to ask.
      value = (await this.driver.evaluate(callOf(body, args), repeatTime).catch(() => undefined)) as Value;
      return Boolean(value);
    };
    await until(`${body} with ${JSON.stringify(args)}`, holds, limit);
    return value as NonNullable<Value>;
  }

  /** Opens a page, of which files may still be under way. */
  async goto(path: string): Promise<void> {
    const url = this.address + path;
    await this.driver.goto(url);
    await this.until((there) => location.href === there && document.readyState !== "loading", url);
  }

  /** Presses something with the mouse, once it stands still: parts that were scrolled over are laid out only then. */
  async press(target: Target): Promise<void> {
    const { css, text } = typeof target === "string" ? { css: target, text: "" } : target;
    let place = await this.until(placeOf, css, text);
    for (let same = 0; same < 3; ) {
      await sleep(60);
      const next = await this.until(placeOf, css, text);
      same = String(next) === String(place) ? same + 1 : 0;
      place = next;
    }
    await this.driver.press(...place);
  }

  /** Presses a field until it has focus, and types into it. */
  async fill(css: string, text: string): Promise<void> {
    do await this.press(css);
    while (!(await this.run((field) => document.activeElement?.matches(field), css)));
    await this.driver.type(text);
  }

  /** Expects focus on something with this text, such as the heading of a step. */
  focused(text: string | undefined): Promise<unknown> {
    return this.until((wanted) => document.activeElement?.textContent === wanted, text);
  }

  count(css: string): Promise<number> {
    return this.run((selector) => document.querySelectorAll(selector).length, css);
  }

  gone(css: string): Promise<unknown> {
    return this.until((selector) => document.querySelector(selector) === null, css);
  }
}
