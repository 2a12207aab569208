import { expect, test } from "vitest";
import { arrive, askedAddresses, askedScripts, isAppAsked, openPage, turn } from "../../tests/support/loader";

test.each(["pointermove", "pointerdown", "keydown", "focusin", "scroll"])(
  "%s brings the app, once, with what it will ask for",
  async (sign) => {
    await openPage("<p>Read.</p>");
    const event = () => Object.assign(new Event(sign, { bubbles: true }), { movementX: 1 });
    for (let times = 0; times < 3; times++) document.body.dispatchEvent(event());
    await turn();
    expect(askedAddresses()).toEqual(["/app-1.js", "/about-1.js"]);
    const preloads = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
    expect(preloads.map((link) => [link.getAttribute("href"), link.as, link.crossOrigin])).toEqual([
      ["/page-data/app-data.json", "fetch", "anonymous"],
      ["/page-data/about/page-data.json", "fetch", "anonymous"],
      ["/page-data/sq/d/7.json", "fetch", "anonymous"],
    ]);
    expect(window).toMatchObject({ pagePath: "/about", ___webpackCompilationHash: "abc" });
  },
);

test("a pointer that rests where the page appears brings nothing, until it moves", async () => {
  await openPage("<p>Read.</p>");
  const moves = (movementX: number) =>
    document.body.dispatchEvent(
      Object.defineProperties(new MouseEvent("pointermove", { bubbles: true }), {
        movementX: { value: movementX },
        movementY: { value: 0 },
      }),
    );
  moves(0);
  await turn();
  expect(isAppAsked()).toBe(false);
  moves(1);
  await turn();
  expect(isAppAsked()).toBe(true);
});

test("a form in the first screen can be sent from the start, and brings nothing by itself", async () => {
  await openPage('<form><button type="submit" disabled>Send</button></form>');
  await turn();
  expect(document.querySelector("button")?.disabled).toBe(false);
  expect(isAppAsked()).toBe(false);
});

test("once the app is there it is not asked for again", async () => {
  await openPage("<p>Read.</p>");
  document.body.dispatchEvent(new Event("scroll", { bubbles: true }));
  await turn();
  arrive();
  location.hash = "#start-project";
  await turn();
  expect(askedScripts()).toHaveLength(2);
});
