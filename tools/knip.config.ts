import type { KnipConfig } from "knip";
import { typefaces } from "../src/theme/read-appearance";

const typefacePackages = Object.values(typefaces()).map((typeface) => typeface.package);

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "gatsby-{config,node,ssr,browser}.{ts,tsx}",
        "src/templates/*.tsx",
        // Given to webpack by their path.
        "src/demos/demos.browser.ts",
        // Drawn by the build of the tests' own site.
        "tests/examples/gatsby-page.tsx",
      ],
      project: ["**/*.{ts,tsx,mts}"],
    },
    server: { entry: ["{main,bundle}.ts"], project: ["**/*.{ts,tsx}"] },
    editor: { entry: ["client/app.tsx"], project: ["**/*.{ts,tsx}"] },
    art: {
      // The last is run by hand, with fonts that are no dependency.
      entry: ["{render,loops,sheet,website}.mts", "film/make.mts", "marks/{make-samples,lettering}.mts"],
      project: ["**/*.mts"],
    },
    tools: { entry: ["*.{ts,mts,mjs}"], project: ["**/*.{ts,mts,mjs}"] },
  },
  // The server's, which its tests' support uses too, and typefaces, which art/fonts/subset.mts reads as files.
  ignoreDependencies: ["@photostructure/sqlite", "pg", "smtp-server", ...typefacePackages],
  // The name that the theme's own JSX has in package.json.
  ignoreIssues: { "tsconfig.json": ["unlisted"] },
  ignoreBinaries: ["openssl", "prlimit", "Xvfb", "nginx", "caddy", "ffmpeg", "pg_dump"],
};

export default config;
