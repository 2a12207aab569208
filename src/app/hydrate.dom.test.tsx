import { act } from "@testing-library/react";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { languageKey } from "../loader/preferences";
import { failedEvent, hydratedEvent } from "../loader/shared";
import { hydrate, onClientEntry } from "./browser";

/** The document's HTML as the build wrote it, and what the loader is told when React hydrates it. */
function built(page: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const told = vi.fn();
  document.addEventListener(hydratedEvent, told, { once: true });
  return { container, told };
}

const Sections = ({ names }: { names: readonly string[] }) => (
  <>
    {names.map((name) => (
      <Suspense key={name}>
        <p>{name}</p>
      </Suspense>
    ))}
  </>
);

/** A page with the list of its languages. */
const Languages = ({ title }: { title: string }) => (
  <Suspense>
    <h1>{title}</h1>
    <details>
      <summary data-chosen="">EN</summary>
      <button type="button" data-action="language" data-shown="DE" value="de">
        Deutsch
      </button>
    </details>
  </Suspense>
);

/** A page that a link leaves before its sections have been hydrated. */
function Leaving(): JSX.Element {
  const [path, setPath] = useState("/services");
  useEffect(() => setPath("/contact"), []);
  return (
    <main>
      <Sections key={path} names={[`${path} one`, `${path} two`, `${path} three`]} />
      <Sections names={["footer"]} />
    </main>
  );
}

test("a page that is left while it is hydrated neither keeps the loader waiting nor loses the next one", async () => {
  const { container, told } = built(<Leaving />);
  await act(async () => hydrate(<Leaving />, container));
  expect(told).toHaveBeenCalledOnce();
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "/contact one",
    "/contact two",
    "/contact three",
    "footer",
  ]);
});

/** A page of which the last section answers to a press. */
function Pressed(): JSX.Element {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <Sections names={["one", "two"]} />
      <Suspense>
        <button type="button" onClick={() => setPresses(presses + 1)}>
          {presses}
        </button>
      </Suspense>
    </main>
  );
}

test("what is pressed as soon as the loader is told is hydrated first, and counts once", async () => {
  const { container } = built(<Pressed />);
  document.addEventListener(hydratedEvent, () => container.querySelector("button")?.click(), { once: true });
  await act(async () => hydrate(<Pressed />, container));
  expect(container.querySelector("button")?.textContent).toBe("1");
});

test("a page that is not as it was built is drawn anew, in the chosen language, and the error is reported", async () => {
  localStorage.setItem(languageKey, "de");
  const { container } = built(<Languages title="as it was built" />);
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  await act(async () => hydrate(<Languages title="as it is drawn" />, container));
  expect(container.querySelector("h1")?.textContent).toBe("as it is drawn");
  expect(container.querySelector("[data-chosen]")?.textContent).toBe("DE");
  expect(String(reported.mock.calls[0])).toContain("does not match");
  vi.mocked(console.error).mockClear();
});

test.each([
  ["another release's is loaded anew by Gatsby", "", "new", false],
  ["another release's stays where a press on a link waits", '<a href="/enquire" aria-busy="true">Ask</a>', "new", true],
  ["another release's stays where something is entered", "<input>", "new", true],
  ["not to be had at its address is Gatsby's to find at another, or to tell of", "<input>", undefined, false],
])("a page whose data is %s", async (_, html, webpackCompilationHash, isKept) => {
  document.body.innerHTML = html;
  for (const field of document.querySelectorAll("input")) field.value = "Ada";
  const page = webpackCompilationHash && { webpackCompilationHash };
  vi.stubGlobal("___loader", { loadPage: async () => ({ page }) });
  vi.stubGlobal("___webpackCompilationHash", "old");
  const [told, goOn, stop] = [vi.fn(), vi.fn(), vi.spyOn(window, "stop").mockReturnValue()];
  document.addEventListener(failedEvent, told, { once: true });
  void onClientEntry().then(goOn);
  await new Promise((done) => setTimeout(done));
  expect([told.mock.calls.length, goOn.mock.calls.length]).toEqual([1, isKept ? 0 : 1]);
  // Typed while Gatsby loads the page anew, words keep it where it is.
  for (let keys = 0; keys < 2; keys++) document.body.dispatchEvent(new Event("input", { bubbles: true }));
  expect(stop).toHaveBeenCalledTimes(webpackCompilationHash && !isKept ? 1 : 0);
  document.removeEventListener(failedEvent, told);
});
