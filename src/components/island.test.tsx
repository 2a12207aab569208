// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { islandEvent } from "../loader/events";
import { Island, lazyIsland } from "./island";

/** A part with one control of each sort, which says what it was told. */
function Part({ name }: { name: string }) {
  const [text, setText] = useState("5");
  const [presses, setPresses] = useState(0);
  const [isShaded, setIsShaded] = useState(false);
  const [unit, setUnit] = useState("kg");
  return (
    <>
      <label>
        {name}
        <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <input type="checkbox" checked={isShaded} onChange={() => setIsShaded(!isShaded)} />
      <select value={unit} onChange={({ currentTarget }) => setUnit(currentTarget.value)}>
        <option>kg</option>
        <option>t</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <output>{[text, presses, isShaded, unit].join(" ")}</output>
    </>
  );
}

const result = () => document.querySelector("output")?.textContent;
const input = () => screen.getByLabelText<HTMLInputElement>("Amount");
const isWaiting = () => document.querySelector("[data-waiting]") !== null;

/** A page as the build wrote it, and what brings the script of its part. */
async function arrive(load = vi.fn(async (): Promise<ComponentType<{ name: string }>> => Part)) {
  document.body.innerHTML = `<main>${renderToString(
    <Island>
      <Part name="Amount" />
    </Island>,
  )}</main>`;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const Lazy = lazyIsland(async () => {
    await begun;
    return load();
  });
  const main = document.querySelector("main") as HTMLElement;
  await act(async () => {
    hydrateRoot(
      main,
      <Island>
        <Lazy name="Amount" />
      </Island>,
    );
  });
  return { load, begin: () => begin(), come: () => act(async () => begin()) };
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

test("the built HTML stays until the part's script has come, and then is the same elements", async () => {
  const { come } = await arrive();
  const before = input();
  expect([result(), isWaiting()]).toEqual(["5 0 false kg", true]);
  await come();
  expect([result(), isWaiting(), input() === before]).toEqual(["5 0 false kg", false, true]);
  fireEvent.click(screen.getByText("Press"));
  expect(result()).toBe("5 1 false kg");
});

test("what was entered meanwhile counts, with focus and with what is selected", async () => {
  const { come } = await arrive();
  input().focus();
  input().value = "57";
  input().setSelectionRange(0, 1);
  (document.querySelector("[type=checkbox]") as HTMLInputElement).checked = true;
  (document.querySelector("select") as HTMLSelectElement).value = "t";
  await come();
  await waitFor(() => expect(result()).toBe("57 0 true t"));
  expect(document.activeElement).toBe(input());
  await waitFor(() => expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(["57", 0, 1]));
  fireEvent.change(input(), { target: { value: "58" } });
  expect(result()).toBe("58 0 true t");
});

test("the next key is put where the last one was, also before the next frame", async () => {
  const { begin } = await arrive();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 20));
  input().focus();
  input().value = "79";
  input().setSelectionRange(1, 1);
  const typed = new Promise<void>((resolve) => {
    const type = () => {
      input().setRangeText("4", input().selectionStart ?? 0, input().selectionEnd ?? 0, "end");
      fireEvent.input(input());
      resolve();
    };
    document.addEventListener(islandEvent, () => setTimeout(type), { once: true });
  });
  begin();
  await typed;
  await new Promise((done) => setTimeout(done, 40));
  expect([input().value, input().selectionStart, result()]).toEqual(["749", 2, "749 0 false kg"]);
  vi.unstubAllGlobals();
});

/** A part in which a visitor chooses between its hydration and its effects: its own microtask comes before them. */
function PartChosenFromAtOnce({ name }: { name: string }) {
  useLayoutEffect(() => {
    queueMicrotask(() => {
      const select = document.querySelector("select") as HTMLSelectElement;
      select.value = "t";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }, []);
  return <Part name={name} />;
}

test("what is chosen in the moment of hydration counts", async () => {
  const { begin } = await arrive(vi.fn(async (): Promise<ComponentType<{ name: string }>> => PartChosenFromAtOnce));
  // With React's own times: `act` runs effects before anything else can happen.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  begin();
  await expect.poll(() => isWaiting()).toBe(false);
  await expect.poll(() => result()).toBe("5 0 false t");
  vi.unstubAllGlobals();
});

test("the loader is told when the part has come; nothing is pressed a second time", async () => {
  const { come } = await arrive();
  const told = vi.fn();
  document.addEventListener(islandEvent, told, { once: true });
  screen.getByText("Press").click();
  await come();
  expect(told).toHaveBeenCalledOnce();
  expect(result()).toBe("5 0 false kg");
});

test("in a part that React draws anew, as it is not what was built, what was entered and pressed is kept", async () => {
  const { come } = await arrive();
  const [old, title] = [screen.getByText("Press"), document.querySelector("label")];
  input().value = "57";
  (document.querySelector("[type=checkbox]") as HTMLInputElement).checked = true;
  (document.querySelector("select") as HTMLSelectElement).value = "t";
  title?.prepend("Not what was built: ");
  // The loader queues it, and shows that.
  old.setAttribute("aria-busy", "true");
  vi.stubGlobal("reportError", vi.fn());
  await come();
  vi.unstubAllGlobals();
  await waitFor(() => expect(result()).toBe("57 1 true t"));
  expect(old.isConnected).toBe(false);
  vi.mocked(console.error).mockClear();
});

test("where the script cannot be loaded the HTML stays, the loader is told, and the next press tries again", async () => {
  const { come, load } = await arrive(
    vi.fn(async (): Promise<ComponentType<{ name: string }>> => Part).mockRejectedValueOnce(new Error("offline")),
  );
  const told = vi.fn();
  document.addEventListener(islandEvent, told, { once: true });
  await come();
  expect(told).toHaveBeenCalledOnce();
  expect([result(), isWaiting()]).toEqual(["5 0 false kg", true]);
  await act(async () => fireEvent.click(screen.getByText("Press")));
  await waitFor(() => expect(isWaiting()).toBe(false));
  expect(load).toHaveBeenCalledTimes(2);
});

test("on a page that was come to by a link, the part comes by itself", async () => {
  const Lazy = lazyIsland(async () => Part);
  render(
    <Island>
      <Lazy name="Amount" />
    </Island>,
  );
  await waitFor(() => expect(result()).toBe("5 0 false kg"));
});
