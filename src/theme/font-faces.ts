import { fontFiles, unicodeRanges } from "./font-files";

const face = (family: string, path: string, weight: string, range: string) =>
  `@font-face{font-family:"${family}";src:url(${path});font-weight:${weight};font-display:swap;unicode-range:${range}}`;

const faces = (family: string, { core, more }: { core: string; more: string }, weight: string) =>
  face(family, more, weight, unicodeRanges.more) + face(family, core, weight, unicodeRanges.core);

/**
 * The site's fonts, and metrics that let the local fallback take exactly the room of the web font, so that nothing
 * moves when it arrives. Measured against Arial's widths with the letters of our own texts.
 */
export const fontFaces = `
${faces("Instrument Sans", fontFiles.instrumentSans, "400 600")}
${faces("Bricolage Grotesque", fontFiles.bricolageGrotesque, "650")}
@font-face{font-family:"Instrument Sans Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:102.73%;ascent-override:94.43%;descent-override:24.34%;line-gap-override:0%}
@font-face{font-family:"Bricolage Grotesque Fallback";src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:102.01%;ascent-override:91.17%;descent-override:26.47%;line-gap-override:0%}
`;

/** The fonts that every page draws its first words in, asked for before its styles are read. */
export const firstFonts = [fontFiles.instrumentSans.core, fontFiles.bricolageGrotesque.core];
