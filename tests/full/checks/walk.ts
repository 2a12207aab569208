/** Record of the walk of the keyboard through a page. It lives in the browser, between one press and the next. */
export interface Walk {
  /** Place of focus, as far as it can be said: undefined at the end, where the browser has it. */
  look(): { place: string | undefined; isFirst: boolean; faults: string[] };
  /** Controls that can be reached and were not. */
  missed(): string[];
  /** Number of stops that there should be. */
  count: number;
}

/** Begins a walk in the browser, as `window.walk`: stands alone, as it is sent there. */
export function beginWalk(direction: "forwards" | "backwards"): void {
  const least = 3;
  const short = (element: Element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 140);
  const scope = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
  const candidates = "a[href], area[href], button, input, select, textarea, summary, iframe, [tabindex]";

  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    element.isConnected &&
    !element.matches(":disabled, input[type=hidden]") &&
    !element.closest("[inert], [data-focus-guard]") &&
    element.checkVisibility({ visibilityProperty: true });
  /** Of a group of radio buttons the keyboard stops at one. */
  const groupOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === "radio" ? `${element.form?.id} ${element.name}` : element;
  const expected = [...scope.querySelectorAll<HTMLElement>(candidates)].filter(isReachable);
  const seen = new Set<Element | string>();
  let first: Element | undefined;
  let last: Element | undefined;

  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parse = (colour: string): number[] => {
    if (!canvas) return [];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const groundOf = (element: Element | null): number[] | undefined => {
    if (!element) return [255, 255, 255, 255];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== "none") return undefined;
    const own = parse(backgroundColor);
    return own[3] === 255 ? own : own[3] === 0 ? groundOf(element.parentElement) : undefined;
  };
  const lightness = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [high = 0, low = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };

  /** The ring stands at the element, or around what is shown in its place. */
  const ringFaults = (element: Element): string[] => {
    // A browser itself shows which part of a date, or of a page in a frame, has focus.
    if (element.matches("iframe, input[type=date]")) return [];
    let box: Element | null = element;
    for (let height = 0; box && height < 4; height++, box = box.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(box);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) continue;
      const [ring, ground] = [parse(outlineColor), groundOf(box.parentElement)];
      if (!ground || contrast(ring, ground) >= least) return [];
      return [`its ring has a contrast of ${contrast(ring, ground).toFixed(2)}: ${short(element)}`];
    }
    return [`no ring shows that it has focus: ${short(element)}`];
  };

  /** True where something that stays on the screen lies over a point of an element. */
  const isCovered = (element: Element, x: number, y: number): boolean => {
    const front = document.elementFromPoint(x, y);
    if (!front || front === element || element.contains(front) || front.contains(element)) return false;
    for (let box: Element | null = front; box; box = box.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return !box.contains(element);
    }
    return false;
  };
  const hidingFaults = (element: Element): string[] => {
    // A control that only readers of the screen see is shown by its label.
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const small = element.getBoundingClientRect();
    const isShownByLabel = small.width <= 2 || getComputedStyle(element).opacity === "0";
    const shown = isShownByLabel && label ? label : element;
    const { left, right, top, bottom, height } = shown.getBoundingClientRect();
    const part = [0.1, 0.5, 0.9];
    const points = part
      .flatMap((across) => part.map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const))
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (points.length === 0) return [`it is outside of the screen: ${short(element)}`];
    const covered = points.filter(([x, y]) => isCovered(shown, x, y));
    // An element higher than the room between header and banner cannot be shown as a whole.
    const isTooHigh = height > innerHeight / 3 && covered.length < points.length;
    return covered.length > 0 && !isTooHigh ? [`something lies over it: ${short(element)}`] : [];
  };
  const orderFaults = (element: Element): string[] => {
    const wanted = direction === "forwards" ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    // A window's walk begins where focus was put, and comes round to its other end.
    const end = direction === "forwards" ? expected[0] : expected.at(-1);
    const isRound = element === first || (scope !== document.body && element === end);
    if (!last || element === last || isRound || last.compareDocumentPosition(element) & wanted) return [];
    return [`it comes out of its order: ${short(element)}`];
  };

  /** Eyes and keyboard go the same way: down, or on to a column further right. */
  const jumpFaults = (element: Element): string[] => {
    const isFixed = (one: Element) => /fixed|sticky/.test(getComputedStyle(one).position);
    const stays = (one: Element | null): boolean => one !== null && (isFixed(one) || stays(one.parentElement));
    const edges = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom, isSeen: right - left > 2 };
    };
    if (direction === "backwards" || !last?.isConnected || element === last || stays(element) || stays(last)) return [];
    // A list may open upwards from its button.
    if (last.matches("summary") && last.parentElement?.contains(element)) return [];
    const [before, now] = [edges(last), edges(element)];
    const isBack = now.bottom <= before.top + 1 && now.left < before.right - 1;
    return before.isSeen && now.isSeen && isBack && element !== first
      ? [`it stands above the one before it, ${short(last)}: ${short(element)}`]
      : [];
  };

  const walk: Walk = {
    count: expected.length,
    look() {
      const element = document.activeElement;
      if (!element || element === document.body || element.matches("[data-focus-guard]")) {
        return { place: undefined, isFirst: false, faults: [] };
      }
      const isFirst = element === first;
      const isNew = element !== last;
      const faults = isNew
        ? [...orderFaults(element), ...jumpFaults(element), ...ringFaults(element), ...hidingFaults(element)]
        : [];
      if (!scope.contains(element)) faults.push(`it is outside of the open window: ${short(element)}`);
      first ??= element;
      last = element;
      seen.add(groupOf(element));
      return { place: short(element), isFirst: isFirst && seen.size > 1, faults };
    },
    missed: () =>
      expected
        .filter((element) => isReachable(element) && !seen.has(groupOf(element)))
        .map((element) => short(element)),
  };
  Object.assign(window, { walk });

  // From the top of the page, or its end, as after loading it.
  if (scope === document.body) {
    const focused = document.activeElement as HTMLElement | null;
    focused?.blur();
    getSelection()?.removeAllRanges();
    const edge = direction === "forwards" ? document.body : document.body.lastElementChild;
    if (edge instanceof HTMLElement) {
      const before = edge.getAttribute("tabindex");
      edge.tabIndex = -1;
      edge.focus({ preventScroll: true });
      edge.blur();
      if (before === null) edge.removeAttribute("tabindex");
      else edge.setAttribute("tabindex", before);
    }
  }
}
