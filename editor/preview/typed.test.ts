// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { forgetChanges, leaveOut, showPicture, showTyped } from "./typed";

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => "blob:harbour");
});

test("a picture that is chosen stands in place of every format and width of the one before, and of the next", () => {
  document.body.innerHTML =
    '<picture><source srcset="a.avif 640w"><source srcset="a.webp 640w"><img src="a.webp" alt="Lamps"></picture>';
  const image = document.querySelector("img");
  showPicture("field/image/src", { picture: new Blob(), text: "A harbour" }, () => image ?? undefined);
  expect([image?.src, image?.alt]).toEqual(["blob:harbour", "A harbour"]);
  expect(document.querySelector("[srcset]")).toBeNull();
  vi.mocked(URL.createObjectURL).mockReturnValue("blob:lens");
  // The form may know it by other words than the page meanwhile.
  showPicture("field/image/src", { picture: new Blob(), text: "A lens" }, () => undefined);
  expect(image?.src).toBe("blob:lens");
});

test("what the page makes of an earlier letter does not take back a later one", async () => {
  document.body.innerHTML = "<h1>Lamps</h1>";
  const title = document.querySelector("h1");
  showTyped("field/title", "Lamps quickly", () => title ?? undefined);
  expect(title?.textContent).toBe("Lamps quickly");
  if (title?.firstChild instanceof Text) title.firstChild.data = "Lamps qui";
  await expect.poll(() => title?.textContent).toBe("Lamps quickly");
});

test("what a neighbour's page has and the new page has not is left out, until another page is drawn", () => {
  document.body.innerHTML = "<section><h2>Steps</h2></section><p>By the hour.</p>";
  const [block, price] = [document.querySelector("section"), document.querySelector("p")];
  leaveOut(() => document.querySelector("h2") ?? undefined, "section");
  leaveOut(() => price ?? undefined);
  expect([block?.hidden, price?.hidden]).toEqual([true, true]);
  forgetChanges();
  expect([block?.hidden, price?.hidden]).toEqual([false, false]);
});

test("two fields that say the same words take turns in their one place, and the page does not hang", async () => {
  document.body.innerHTML = "<h1>Lamps</h1>";
  const title = document.querySelector("h1") ?? undefined;
  showTyped("field/name", "Horns", () => title);
  showTyped("field/title", "Foghorns", () => title);
  await new Promise((done) => setTimeout(done));
  expect(title?.textContent).toBe("Foghorns");
});
