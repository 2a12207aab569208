import { expect, test } from "vitest";
import { runParts, type Start } from "./run-parts";

/** Parts that end when the test says so. */
function workshop() {
  const ends = new Map<string, (isGood: boolean) => void>();
  const prints = new Map<string, (text: string) => void>();
  const events: string[] = [];
  let printed = "";
  const start: Start = ({ script }, print) => {
    events.push(`start ${script}`);
    prints.set(script, print);
    const ended = new Promise<boolean>((done) => ends.set(script, done));
    return { ended, stop: () => events.push(`stop ${script}`) };
  };
  return {
    start,
    events,
    print: (text: string) => {
      printed += text;
    },
    printed: () => printed,
    say: (script: string, text: string) => prints.get(script)?.(text),
    end: async (script: string, isGood = true) => {
      ends.get(script)?.(isGood);
      await new Promise((done) => setTimeout(done));
    },
  };
}

test("two parts run at a time, in order, each after those that it needs", async () => {
  const { start, print, events, end } = workshop();
  const results = runParts(
    [{ script: "a" }, { script: "b" }, { script: "c", after: ["b"] }, { script: "d" }],
    start,
    print,
  );
  expect(events).toEqual(["start a", "start b"]);
  await end("a");
  expect(events.slice(2)).toEqual(["start d"]);
  await end("b");
  expect(events.slice(3)).toEqual(["start c"]);
  await end("c");
  await end("d");
  expect((await results).map(({ script, isGood }) => [script, isGood])).toEqual([
    ["a", true],
    ["b", true],
    ["c", true],
    ["d", true],
  ]);
});

test("a part that wants every core waits for the others, and they for it", async () => {
  const { start, print, events, end } = workshop();
  const results = runParts(
    [{ script: "a" }, { script: "b", isAlone: true }, { script: "c", after: ["a"] }],
    start,
    print,
  );
  expect(events).toEqual(["start a"]);
  await end("a");
  expect(events.slice(1)).toEqual(["start b"]);
  await end("b");
  expect(events.slice(2)).toEqual(["start c"]);
  await end("c");
  expect(await results).toHaveLength(3);
});

test("the oldest part is printed as it speaks, the others after it", async () => {
  const { start, print, printed, say, end } = workshop();
  const results = runParts([{ script: "a" }, { script: "b" }], start, print);
  say("b", "b1 ");
  say("a", "a1 ");
  await end("b");
  expect(printed()).toBe("\n── a\na1 ");
  say("a", "a2");
  await end("a");
  await results;
  expect(printed()).toBe("\n── a\na1 a2\n── b\nb1 ");
});

test("the first part that fails is shown and ends the run", async () => {
  const { start, print, printed, events, say, end } = workshop();
  const results = runParts([{ script: "a" }, { script: "b" }, { script: "c" }], start, print);
  say("b", "wrong!");
  await end("b", false);
  expect((await results).map(({ script, isGood }) => [script, isGood])).toEqual([["b", false]]);
  expect(printed()).toBe("\n── a\n\n── b\nwrong!");
  expect(events.at(-1)).toBe("stop a");
});
