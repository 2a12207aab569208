// @vitest-environment jsdom
import { expect, test } from "vitest";
import { showMoved } from "./moved";

const placesOf = () => [...document.querySelectorAll("h3")];

/** The words of the list in the order in which they are seen. */
const seen = () =>
  [...document.querySelectorAll<HTMLElement>("main > *")]
    .toSorted((a, b) => Number(a.style.order) - Number(b.style.order))
    .map(({ textContent }) => textContent);

const list =
  '<main style="display: grid"><h2>All</h2><div><h3>A</h3></div><div><h3>B</h3></div><div><h3>C</h3></div><p>End</p></main>';

test("an entry is seen at its new place, also when it is moved again, and nothing else moves", () => {
  document.body.innerHTML = list;
  const [a, b, c] = placesOf();
  showMoved([a, b, c], 0, 2);
  expect(seen()).toEqual(["All", "B", "C", "A", "End"]);
  showMoved([b, c, a], 1, 0);
  expect(seen()).toEqual(["All", "C", "B", "A", "End"]);
  expect(placesOf().map(({ textContent }) => textContent)).toEqual(["A", "B", "C"]);
});

test("once the page itself follows, it is seen as it is", async () => {
  document.body.innerHTML = list;
  const [a, b, c] = placesOf();
  showMoved([a, b, c], 0, 1);
  if (a && b) [a.textContent, b.textContent] = ["B", "A"];
  await expect.poll(() => seen()).toEqual(["All", "B", "A", "C", "End"]);
});

test("what the page shows at another place than the file stays there", () => {
  document.body.innerHTML = list.replace("<h2>All</h2>", "<h2>All <b>B</b></h2>").replace("<div><h3>B</h3></div>", "");
  const [a, c] = placesOf();
  showMoved([a, document.querySelector("b") ?? undefined, undefined, c], 0, 3);
  expect(seen()).toEqual(["All B", "C", "A", "End"]);
});

test("where entries do not stand beside each other, nothing moves", () => {
  document.body.innerHTML = "<main><p><b>A</b></p></main>";
  showMoved([document.querySelector("b") ?? undefined, document.querySelector("p") ?? undefined], 0, 1);
  showMoved([undefined, undefined], 0, 1);
  expect(document.querySelector('[style*="order"]')).toBeNull();
});
