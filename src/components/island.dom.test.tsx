import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { islandEvent } from "../loader/shared";
import { Island, lazyIsland } from "./island";

const Part = ({ name }: { name: string }) => <button type="button">{name}</button>;

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
  return { load, come: () => act(async () => begin()) };
}

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

test("where the script cannot be loaded the HTML stays, the loader is told, and the next press tries again", async () => {
  const { come, load } = await arrive(
    vi.fn(async (): Promise<ComponentType<{ name: string }>> => Part).mockRejectedValueOnce(new Error("offline")),
  );
  const told = vi.fn();
  document.addEventListener(islandEvent, told, { once: true });
  await come();
  expect(told).toHaveBeenCalledOnce();
  expect(isWaiting()).toBe(true);
  await act(async () => fireEvent.click(screen.getByText("Amount")));
  await waitFor(() => expect(isWaiting()).toBe(false));
  expect(load).toHaveBeenCalledTimes(2);
});
