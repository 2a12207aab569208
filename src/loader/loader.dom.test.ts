import { expect, test, vi } from "vitest";
import { arrive, askedAddresses, askedScripts, openPage, turn } from "../../tests/support/loader";

const page = `<a href="/contact#start-project" aria-haspopup="dialog">Start project</a><a href="/about">About</a>
  <form method="post"><input name="method" value="By mail"></form>`;

const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

const link = (name: string) => [...document.querySelectorAll("a")].find(({ textContent }) => textContent === name);
const isBusy = (name: string) => link(name)?.getAttribute("aria-busy") === "true";
const alert = () => document.querySelector("[role=alert]")?.textContent;

/** Presses a link and tells whether it was left to the browser. */
function press(name: string, init: MouseEventInit = {}): boolean {
  return link(name)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init })) ?? false;
}

/** Sends the form as the browser does, and tells whether it was left to it. */
const send = () =>
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

/** The app takes the page over, and opens windows from now on. */
function takeOver() {
  const open = vi.fn((event: Event) => event.preventDefault());
  link("Start project")?.addEventListener("click", open);
  arrive();
  return open;
}

test("what was tapped has focus when its window opens, also where a click gives none", async () => {
  await openPage(page);
  press("Start project");
  expect(document.activeElement).toBe(document.body);
  takeOver();
  expect(document.activeElement).toBe(link("Start project"));
});

test("of two taps the last one counts", async () => {
  await openPage(page.replace('<a href="/about">About', '<a href="/contact#hire" aria-haspopup="dialog">Hire'));
  press("Hire");
  press("Start project");
  expect(isBusy("Hire")).toBe(false);
  expect(takeOver()).toHaveBeenCalledOnce();
});

test("links to pages, and links that are opened elsewhere, are left to the browser", async () => {
  await openPage(page);
  const isLeft: boolean[] = [];
  document.addEventListener("click", (event) => {
    isLeft.push(!event.defaultPrevented);
    // jsdom cannot follow links.
    event.preventDefault();
  });
  press("About");
  press("Start project", { ctrlKey: true });
  press("Start project", { metaKey: true });
  expect(isLeft).toEqual([true, true, true]);
  expect(isBusy("Start project")).toBe(false);
});

test("nothing is busy for ever: after half a minute it is said, and the app may come all the same", async () => {
  await openPage(page);
  vi.useFakeTimers();
  press("Start project");
  await vi.advanceTimersByTimeAsync(30_100);
  vi.useRealTimers();
  expect([alert(), isBusy("Start project")]).toEqual(["It failed.", false]);
  arrive();
  expect(alert()).toBeUndefined();
  expect(press("Start project")).toBe(true);
});

test("what was on its way when the page was left is asked for again when it comes back", async () => {
  await openPage(page);
  press("Start project");
  await turn();
  vi.useFakeTimers();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await turn();
  expect(askedAddresses()).toEqual(["/app-1.js", "/about-1.js", "/app-1.js", "/about-1.js"]);
  expect(takeOver()).toHaveBeenCalledOnce();
});

test("what is to be pressed again is scrolled out from behind what is said", async () => {
  await openPage(page.replace("</form>", "<button type=submit>Send</button></form>"));
  send();
  await turn();
  askedScripts()[0]?.dispatchEvent(new Event("error"));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: "nearest" });
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.querySelector("[type=submit]"));
});

test("without a connection it is kept, since what was entered would be gone with the page", async () => {
  await openPage(page);
  send();
  await turn();
  askedScripts()[0]?.dispatchEvent(new Event("error"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(send()).toBe(false);
});

test("the server's answer to a form is taken over by no program, and its form and links work", async () => {
  document.documentElement.dataset.plainPage = "";
  await openPage(page);
  // As in browsers, but not in jsdom, where a question has a name that forms use themselves.
  const form = document.querySelector("form") as HTMLFormElement;
  Object.defineProperty(form, "method", { value: form.elements[0] });
  expect(send()).toBe(true);
  const left = vi.fn((event: Event) => event.preventDefault());
  link("Start project")?.addEventListener("click", left);
  press("Start project");
  expect(left).toHaveBeenCalledOnce();
  expect(askedScripts()).toEqual([]);
  delete document.documentElement.dataset.plainPage;
});

test("after a failure a form that is no post is tried again, with the scripts that are missing", async () => {
  await openPage(page.replace(' method="post"', ""));
  press("Start project");
  await turn();
  const [app, about] = askedScripts();
  app?.dispatchEvent(new Event("load"));
  about?.dispatchEvent(new Event("error"));
  expect(send()).toBe(false);
  await turn();
  expect(askedAddresses()).toEqual(["/app-1.js", "/about-1.js", "/about-1.js"]);
  expect(alert()).toBeUndefined();
});

const island =
  '<div data-waiting=""><button type="button">Roof</button><button type="button" data-action="copy">Copy</button></div>';
const buttonNamed = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLButtonElement;

test("a button of an island is pressed once, when the island's own script is there", async () => {
  await openPage(page + island);
  const roof = buttonNamed("Roof");
  const answers = vi.fn();
  roof.click();
  await turn();
  expect([roof.getAttribute("aria-busy"), askedAddresses()]).toEqual(["true", ["/app-1.js", "/about-1.js"]]);
  arrive();
  expect(roof.getAttribute("aria-busy")).toBe("true");
  roof.addEventListener("click", answers);
  delete roof.closest("div")?.dataset.waiting;
  roof.closest("div")?.dispatchEvent(new Event("island", { bubbles: true }));
  expect(answers).toHaveBeenCalledOnce();
  expect(roof.getAttribute("aria-busy")).toBeNull();
  roof.click();
  expect(answers).toHaveBeenCalledTimes(2);
});

test.each([
  ["the page", 1, 1],
  ["the next page", 0, 2],
])("pressed before %s is drawn, one like it there is pressed %i times", async (_, times, pages) => {
  await openPage(page + island);
  buttonNamed("Roof").click();
  await turn();
  arrive();
  document.querySelector("[data-waiting]")?.remove();
  document.body.insertAdjacentHTML("beforeend", island.replace("data-waiting", "id"));
  const answers = vi.fn();
  buttonNamed("Roof").addEventListener("click", answers);
  for (let page = 0; page < pages; page++) document.dispatchEvent(new Event("page"));
  buttonNamed("Roof").parentElement?.dispatchEvent(new Event("island", { bubbles: true }));
  expect(answers).toHaveBeenCalledTimes(times);
});

test("where that script cannot be loaded, it says so, nothing stays busy, and links in it lead on", async () => {
  await openPage(`${page.replace("<a", "<div data-waiting><a").replace("</a>", "</a></div>")}${island}`);
  arrive();
  for (const pressed of ["Start project", "Roof"]) {
    const element = link(pressed) ?? buttonNamed(pressed);
    element.click();
    expect(element.getAttribute("aria-busy")).toBe("true");
    document.dispatchEvent(new Event("island"));
    expect([alert(), element.getAttribute("aria-busy")]).toEqual(["It failed.", null]);
  }
  expect(press("Start project")).toBe(true);
});

test("what has gone with the page that was built is said", async () => {
  await openPage('<button role="tab">Figures</button>');
  buttonNamed("Figures").click();
  buttonNamed("Figures").remove();
  arrive();
  expect(alert()).toBe("It failed.");
});

test("an app that has said that it cannot come is not awaited again: a tab says so at once, a form is sent", async () => {
  await openPage(`${page}<button role="tab">Figures</button>`);
  press("Start project");
  await turn();
  document.dispatchEvent(new Event("failed"));
  for (let times = 0; times < 2; times++) buttonNamed("Figures").click();
  const alerts = [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent);
  expect([alerts, buttonNamed("Figures").getAttribute("aria-busy"), send()]).toEqual([["It failed."], null, true]);
});

test("what the loader does by itself is not queued there", async () => {
  await openPage(page + island);
  buttonNamed("Copy").click();
  expect(buttonNamed("Copy").getAttribute("aria-busy")).toBeNull();
});

const request = `<code id="request">curl
  https://api.example</code>
  <div><span role="status"></span><button data-action="copy" value="request" data-copied="It is copied."
  data-refused="Copy it by hand.">Copy request</button></div>`;

// That it is copied: tests/nightly/tide-service.spec.ts.
test("where the browser refuses to copy, what to do is said for a while", async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException("Denied.", "NotAllowedError"));
  await openPage(request);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.useFakeTimers();
  document.querySelector("button")?.click();
  await vi.advanceTimersByTimeAsync(0);
  const status = () => document.querySelector("[role=status]")?.textContent;
  expect(writeText.mock.calls).toEqual([["curl\n  https://api.example"]]);
  expect(status()).toBe("Copy it by hand.");
  await vi.advanceTimersByTimeAsync(4000);
  expect(status()).toBe("");
});
