/**
 * Written by `npm run brand`: where the fonts lie, and how their fallbacks take their room. Every page loads "core";
 * "more" comes only for a letter that it lacks. Each name holds a digest, so that browsers may keep the file.
 */
export const fontFiles = {
  text: {
    core: "/fonts/instrument-sans.5e2f6651.woff2",
    more: "/fonts/instrument-sans-more.e304f0a4.woff2",
    fallback:
      'src:local("Arial"),local("Liberation Sans");size-adjust:102.7365%;ascent-override:94.4163%;descent-override:24.3341%;line-gap-override:0%',
  },
  heading: {
    core: "/fonts/bricolage-grotesque.816dc058.woff2",
    more: "/fonts/bricolage-grotesque-more.49061993.woff2",
    fallback:
      'src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:101.2541%;ascent-override:91.8481%;descent-override:26.6656%;line-gap-override:0%',
  },
};

export const unicodeRanges = {
  core: "U+20-7E,U+A0,U+A9,U+B2,U+B7,U+C4,U+D6,U+DC,U+DF,U+E4,U+E9,U+F6,U+FC,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+20AC,U+2212",
  more: "U+A1-B1,U+B3-FF,U+152-178,U+201A-203A,U+2122",
};
