import { vi } from "vitest";

/** Stands in for the browser's IntersectionObserver, which jsdom lacks; the test says what comes near the screen. */
export class FakeIntersectionObserver {
  static made: FakeIntersectionObserver[] = [];
  readonly observed = new Set<Element>();

  constructor(
    private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: { rootMargin?: string } = {},
  ) {
    FakeIntersectionObserver.made.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  report(target: Element, isIntersecting: boolean): void {
    this.callback([{ isIntersecting, target }]);
  }
}

/** Puts the fake in place until `vi.unstubAllGlobals()`. */
export function fakeIntersectionObserver(): void {
  FakeIntersectionObserver.made = [];
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
}
