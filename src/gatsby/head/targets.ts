/** The browsers of package.json's browserslist, as esbuild names them. */
export const targets = ["chrome109", "edge109", "firefox115", "safari16.4", "ios16.4"];
