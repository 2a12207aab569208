import { expect, test } from "vitest";
import { coalesced } from "./coalesced";

test("work is done once at a time, and once more for all who ask meanwhile", async () => {
  let [underWay, done] = [0, 0];
  const ask = coalesced(async () => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    done += 1;
  });
  const first = ask();
  await Promise.all([first, ask(), ask()]);
  expect(done).toBe(2);
  await ask();
  expect(done).toBe(3);
});

test("after work that failed, it can be asked for again", async () => {
  let isBroken = true;
  const ask = coalesced(async () => {
    if (isBroken) throw new Error("broken");
  });
  await expect(ask()).rejects.toThrow("broken");
  isBroken = false;
  await expect(ask()).resolves.toBeUndefined();
});
