import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "theme-ui" } },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/unit/**/*.test.ts"],
    setupFiles: ["tests/support/vitest-setup.ts"],
    restoreMocks: true,
  },
});
