// @vitest-environment jsdom
import { act, cleanup } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { hydratedEvent } from "../loader/events";
import { Piece, tellWhenTaken } from "./piece";

afterEach(cleanup);

const page = (
  <main>
    <Piece>
      <h1>One</h1>
      <Piece>
        <p>Two</p>
      </Piece>
    </Piece>
    <Piece>
      <footer>Three</footer>
    </Piece>
  </main>
);

test("the loader is told once, when every piece has been taken over, also those within others", async () => {
  const told = vi.fn();
  document.addEventListener(hydratedEvent, told);
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  const main = container.firstElementChild;
  await act(async () => {
    hydrateRoot(container, page);
    expect(told).not.toHaveBeenCalled();
  });
  expect(told).toHaveBeenCalledOnce();
  tellWhenTaken();
  expect(told).toHaveBeenCalledOnce();
  // What stood there is what stands there.
  expect(container.firstElementChild).toBe(main);
  expect(performance.getEntriesByName(hydratedEvent)).toHaveLength(1);
});
