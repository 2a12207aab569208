import { expect, test } from "vitest";
import { runWhileAlive } from "./run-while-alive";

const node = (program: string, within = 200) =>
  runWhileAlive(process.execPath, ["-e", program], { pattern: /alive/, within });

test("a program that gives no sign of life is ended", async () => {
  const start = Date.now();
  expect(await node("setTimeout(() => {}, 60_000)")).toBe(false);
  expect(Date.now() - start).toBeLessThan(5000);
});

test("a program that gives one has all the time it needs", async () => {
  expect(await node("console.log('alive'); setTimeout(() => {}, 1500)", 1000)).toBe(true);
});

test("a program that fails, or is not there, is told at once", async () => {
  expect(await node("process.exit(3)", 5000)).toBe(false);
  expect(await runWhileAlive("no-such-program", [], { pattern: /./, within: 5000 })).toBe(false);
});
