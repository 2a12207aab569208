import { afterAll, beforeAll, expect, vi } from "vitest";

/** State that files share in one process, one after the other. */
function shared() {
  // The library of sharp sets this one as soon as a file is the first that needs it.
  const { VIPSHOME: _, ...env } = process.env;
  // And zod these, where a test is the first that needs a schema.
  const globals = Object.keys(globalThis).filter((name) => !name.startsWith("__zod_"));
  return { env, folder: process.cwd(), globals: globals.sort(), isClockFake: vi.isFakeTimers() };
}

let found: ReturnType<typeof shared>;

beforeAll(() => {
  found = shared();
});

/** A file that shares its modules leaves the process as it found it: the next one must not feel that it came before. */
afterAll(() => {
  expect(shared(), "what this file leaves for the next one").toEqual(found);
});
