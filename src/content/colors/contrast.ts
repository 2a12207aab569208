import { type ColorRole, colorRoles } from "./color-roles";

export const colorSchemes = ["day", "evening"] as const;

export type ColorScheme = (typeof colorSchemes)[number];

interface Painted {
  readonly palette: Readonly<Record<string, string>>;
  readonly colors: Readonly<Record<ColorRole, Readonly<Record<ColorScheme, string>>>>;
}

export const colorsOf = ({ palette, colors }: Painted, scheme: ColorScheme) =>
  Object.fromEntries(
    colorRoles.map((role) => [role, palette[colors[role][scheme]] ?? colors[role][scheme]]),
  ) as Readonly<Record<ColorRole, string>>;

/** Luminance of a colour, from 0 to 1, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["background", "surface", "alternate", "accentSurface", "cool"] as const;
const allGrounds = [...grounds, "raised"] as const;
const bands = ["band", "bandCard", "footer"] as const;

interface Pairs {
  readonly what: string;
  readonly least: number;
  readonly schemes?: readonly ColorScheme[];
  /** Roles, and all that they stand on. */
  readonly on: Readonly<Partial<Record<ColorRole, readonly ColorRole[]>>>;
}

const pairs: readonly Pairs[] = [
  {
    what: "words",
    least: 4.5,
    on: {
      text: [...allGrounds, "primarySurface", "errorSurface", "accentTint"],
      muted: [...allGrounds, "primarySurface"],
      primary: allGrounds,
      primaryHover: allGrounds,
      background: ["text"],
      surface: ["text"],
      onPrimary: ["primary", "primaryHover"],
      onAccent: ["accent", "accentHover", "sourceWind", "sourceGas", "sourceOther"],
      onAccentMuted: ["accentSurface", "accentTint"],
      onAccentTint: ["accentTint"],
      error: ["background", "surface", "errorSurface"],
      onBand: [...bands, "sourceCoal"],
      onBandStrong: bands,
      onBandMuted: bands,
      accent: [...bands, "bandInset"],
      accentHover: ["bandInset"],
    },
  },
  {
    what: "edges, signs and parts of drawings",
    least: 3,
    on: {
      controlBorder: ["background", "surface", "alternate"],
      onBandIcon: bands,
      onBandThird: [...bands, "bandInset"],
      primary: ["primarySurface"],
      chartThird: ["background", "surface"],
      drawingPanel: ["drawingRoof"],
      fault: ["alternate"],
    },
  },
  { what: "words in the evening", least: 7, schemes: ["evening"], on: { text: grounds, muted: grounds } },
];

export const weakColors = (painted: Painted) =>
  pairs.flatMap(({ what, least, schemes = colorSchemes, on }) =>
    schemes.flatMap((scheme) => {
      const shown = colorsOf(painted, scheme);
      return colorRoles.flatMap((role) => {
        const weak = (on[role] ?? []).filter((ground) => contrast(shown[role], shown[ground]) < least);
        if (weak.length === 0) return [];
        const figures = weak.map((ground) => `${contrast(shown[role], shown[ground]).toFixed(1)} on ${ground}`);
        const message = `has too little contrast for ${what}: ${figures.join(", ")}; expected at least ${least}`;
        return [{ role, scheme, message }];
      });
    }),
  );
