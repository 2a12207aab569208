import type { Page } from "@playwright/test";

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface Probe {
  isShown(element: Element): boolean;
  short(element: Element): string;
  /** A colour of CSS; over a ground, what is left of it there. */
  colour(text: string, ground?: Colour): Colour;
  /** The ground of an element, or undefined where a picture or a gradient is it. */
  groundOf(element: Element | null): Colour | undefined;
  contrast(one: Colour, other: Colour): number;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

export const bringProbe = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const colour: Probe["colour"] = (text, ground) => {
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      for (const layer of ground ? [`rgb(${ground.slice(0, 3)})`, text] : [text]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const groundOf: Probe["groundOf"] = (element) => {
      if (!element) return [255, 255, 255, 1];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== "none") return undefined;
      if (colour(backgroundColor)[3] === 1) return colour(backgroundColor);
      const behind = groundOf(element.parentElement);
      return behind && colour(backgroundColor, behind);
    };
    const lightness = ([...parts]: Colour) => {
      const [red = 0, green = 0, blue = 0] = parts.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    window.probe = {
      isShown: (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      short: (element) => element.outerHTML.replace(/\s+/g, " ").slice(0, 140),
      colour,
      groundOf,
      contrast: (one, other) => {
        const [high = 0, low = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a);
        return (high + 0.05) / (low + 0.05);
      },
    };
  });
