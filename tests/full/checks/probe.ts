import type { Page } from "@playwright/test";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Runs in the page: what several checks ask of its elements. */
function makeProbe() {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  /** A colour of CSS; over a ground, what is left of it there. */
  function colour(text: string, ground?: Colour): Colour {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    for (const layer of ground ? [`rgb(${ground.slice(0, 3)})`, text] : [text]) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  }

  /** The ground of an element, or undefined where a picture or a gradient is it. */
  function groundOf(element: Element | null): Colour | undefined {
    if (!element) return [255, 255, 255, 1];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== "none") return undefined;
    if (colour(backgroundColor)[3] === 1) return colour(backgroundColor);
    const behind = groundOf(element.parentElement);
    return behind && colour(backgroundColor, behind);
  }

  function lightness([...parts]: Colour): number {
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  return {
    colour,
    groundOf,
    isShown: (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    short: (element: Element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 140),
    contrast(one: Colour, other: Colour): number {
      const [high = 0, low = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a);
      return (high + 0.05) / (low + 0.05);
    },
  };
}

declare global {
  interface Window {
    probe: ReturnType<typeof makeProbe>;
  }
}

export const bringProbe = (page: Page) => page.evaluate(`window.probe = (${makeProbe})()`);
