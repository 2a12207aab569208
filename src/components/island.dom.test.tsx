import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { islandEvent } from "../loader/shared";
import { Island, lazyIsland } from "./island";

const island = (Part: ComponentType) => (
  <Island>
    <Part />
  </Island>
);

const isWaiting = () => document.querySelector("[data-waiting]") !== null;

test("where the script cannot be loaded the HTML stays, the loader is told, and the next press tries again", async () => {
  const Amount = () => <button type="button">Amount</button>;
  const load = vi.fn(async (): Promise<ComponentType> => Amount).mockRejectedValueOnce(new Error("offline"));
  const told = vi.fn();
  document.addEventListener(islandEvent, told, { once: true });
  const main = document.body.appendChild(document.createElement("main"));
  main.innerHTML = renderToString(island(Amount));
  await act(async () => void hydrateRoot(main, island(lazyIsland(load))));
  expect(told).toHaveBeenCalledOnce();
  expect(isWaiting()).toBe(true);
  await act(async () => fireEvent.click(screen.getByText("Amount")));
  await waitFor(() => expect(isWaiting()).toBe(false));
  expect(load).toHaveBeenCalledTimes(2);
});
