import { expect, test } from "vitest";
import { logoFrom } from "../../art/marks/take-logo.mjs";

/** The last is of the site, but none that a logo may have. */
const colors = { primary: "#17724A", accent: "#FFB938", text: "#10241C", onAccentTint: "#FFA500" };

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 10 120 100"><style>.a{fill:#1b7a50}</style>${inside}</svg>`;

test("a logo is taken from an SVG file: shapes as paths, in the nearest colours, no higher than pages allow", () => {
  const shapes = `<g transform="translate(10 10)"><rect class="a" y="20" width="60" height="80"/>
    <circle cx="90" cy="30" r="25" fill="#fb3"/><path d="M70 0h9v9z" fill="orange"/>
    <path d="M0 0h100v100H0z" fill="none"/><path d="M70 60h40v40h-40z"/></g>`;
  const { width, height, shapes: taken } = logoFrom(drawing(shapes), colors);
  expect([width, height]).toEqual([76.8, 64]);
  expect(taken.map(({ color }) => color)).toEqual(["primary", "accent", "accent", "text"]);
  expect(taken[0]?.path).toBe("M0 12.8h38.4V64H0z");
});

test.each(['<text y="20">A</text>', '<path d="M0 0h9" style="stroke:#000"/>', "<g/>"])("%s is no logo", (inside) => {
  expect(() => logoFrom(drawing(inside), colors)).toThrow(inside === "<g/>" ? /filled shapes/ : /outlines/);
});
