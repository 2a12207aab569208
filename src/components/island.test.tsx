// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Island } from "./island";
import { tellWhenTaken } from "./piece";

interface Props {
  name: string;
}

/** A part with one control of each sort, which says what it was told. */
function Part({ name }: Props) {
  const [text, setText] = useState("5");
  const [presses, setPresses] = useState(0);
  const [isShaded, setIsShaded] = useState(false);
  return (
    <>
      <label>
        {name}
        <input value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <input type="checkbox" checked={isShaded} onChange={() => setIsShaded(!isShaded)} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <button type="button" data-action="copy">
        Copy
      </button>
      <a href="/elsewhere">Elsewhere</a>
      <output>{`${text} ${presses} ${isShaded}`}</output>
    </>
  );
}

const load = vi.fn(async () => Part);
const island = (whole?: typeof Part) => <Island whole={whole} load={load} props={{ name: "Amount" }} />;
const result = () => document.querySelector("output")?.textContent;

/** A page as the build wrote it, taken over by a program that does not have the part. */
async function arrive(): Promise<void> {
  document.body.innerHTML = `<main>${renderToString(island(Part))}</main>`;
  const main = document.querySelector("main") as HTMLElement;
  await act(async () => {
    hydrateRoot(main, island());
  });
}

test("nothing is swapped while the rest of the page is still being taken over", async () => {
  await arrive();
  await act(async () => screen.getByLabelText("Amount").focus());
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByText("Press"));
  expect(result()).toBe("5 0 false");
  await act(async () => tellWhenTaken());
  await waitFor(() => expect(result()).toBe("5 1 false"));
});

beforeEach(() => load.mockReset().mockResolvedValue(Part));
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

test("the HTML has the whole part, and the program leaves it as it is until it is touched", async () => {
  await arrive();
  expect(load).not.toHaveBeenCalled();
  expect(result()).toBe("5 0 false");
});

test("what is touched works, with focus and all that was entered before", async () => {
  await arrive();
  const input = screen.getByLabelText<HTMLInputElement>("Amount");
  (document.querySelector("[type=checkbox]") as HTMLInputElement).checked = true;
  input.value = "57";
  await act(async () => input.focus());
  await waitFor(() => expect(result()).toBe("57 0 true"));
  const taken = screen.getByLabelText<HTMLInputElement>("Amount");
  expect(document.activeElement).toBe(taken);
  fireEvent.change(taken, { target: { value: "58" } });
  expect(result()).toBe("58 0 true");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a text that was selected stays selected: the next key replaces it", async () => {
  await arrive();
  const input = screen.getByLabelText<HTMLInputElement>("Amount");
  await act(async () => {
    input.focus();
    input.select();
  });
  await waitFor(() => expect(screen.getByLabelText("Amount")).not.toBe(input));
  const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>("Amount");
  expect([selectionStart, selectionEnd]).toEqual([0, 1]);
});

test("a button that was pressed is pressed once its program is there; a link leads where it leads", async () => {
  await arrive();
  await act(async () => {
    fireEvent.click(screen.getByText("Press"));
  });
  await waitFor(() => expect(result()).toBe("5 1 false"));

  await arrive();
  expect(fireEvent.click(screen.getByText("Elsewhere"))).toBe(true);
  expect(fireEvent.click(screen.getByText("Press"), { ctrlKey: true })).toBe(true);
});

test("a press is over before anything is swapped: its click would come to nothing", async () => {
  await arrive();
  const button = screen.getByText("Press");
  await act(async () => {
    fireEvent.pointerDown(button);
  });
  expect(load).toHaveBeenCalled();
  expect(screen.getByText("Press")).toBe(button);
  await act(async () => {
    fireEvent.pointerUp(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(result()).toBe("5 1 false"));
  expect(screen.getByText("Press")).not.toBe(button);
});

test("a choice that is made without focus, as programs make it, brings the part as well", async () => {
  await arrive();
  const input = screen.getByLabelText<HTMLInputElement>("Amount");
  await act(async () => {
    fireEvent.input(input, { target: { value: "57" } });
  });
  await waitFor(() => expect(result()).toBe("57 0 false"));
});

test("what the loader copied is copied once more, so that the part says so", async () => {
  await arrive();
  const button = screen.getByText("Copy");
  let copies = 0;
  const count = ({ target }: Event) => {
    if ((target as Element).matches("[data-action=copy]")) copies += 1;
  };
  document.addEventListener("click", count);
  await act(async () => {
    expect(fireEvent.click(button)).toBe(true);
  });
  await waitFor(() => expect(screen.getByText("Copy")).not.toBe(button));
  document.removeEventListener("click", count);
  expect(copies).toBe(2);
});

test("where the program cannot be loaded the HTML stays, and the next touch tries again", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  await arrive();
  await act(async () => {
    fireEvent.click(screen.getByText("Press"));
  });
  expect(result()).toBe("5 0 false");
  await act(async () => {
    fireEvent.pointerOver(screen.getByText("Press"));
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(async () => {
    fireEvent.click(screen.getByText("Press"));
  });
  expect(result()).toBe("5 1 false");
});

test("on a page that was come to by a link, the part comes by itself", async () => {
  render(island());
  await waitFor(() => expect(result()).toBe("5 0 false"));
});

test("a visitor who was there before the program need not touch it again", async () => {
  document.body.innerHTML = `<main>${renderToString(island(Part))}</main>`;
  screen.getByLabelText("Amount").focus();
  const main = document.querySelector("main") as HTMLElement;
  await act(async () => {
    hydrateRoot(main, island());
  });
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test("where the part is in the program, as while the site is edited, nothing is loaded", async () => {
  const box = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(box).render(island(Part)));
  expect(result()).toBe("5 0 false");
  expect(load).not.toHaveBeenCalled();
});
