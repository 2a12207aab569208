import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfSite } from "../../tests/support/site-copy";
import { drawingMessage, picturesFacts } from "./picture-facts";

test.each([
  ["", '<path d="M0 0" fill="#e00"/><path d="M1 1" fill="#0a0"/>'],
  ["", '<g id="a"/><use href="#a" xlink:href="#a"/><rect fill="url(#b)"/>'],
  ["", "<style>.a{fill:red}</style>"],
  ["", '<image href="data:image/png;base64,AAAA"/>'],
  ["", "<!-- <script> is not used -->"],
  ["a script", "<script>alert(1)</script>"],
  ["a program that runs", '<rect onload="alert(1)"/>'],
  ["a link that runs", '<a href="javascript:alert(1)"/>'],
  ["a page of HTML", "<foreignObject><p>x</p></foreignObject>"],
  ["something of another file", '<image xlink:href="https://tracker.example/a.png"/>'],
  ["something of another file", '<use href="other.svg#a"/>'],
  ["something of another file", "<rect style=\"fill:url('https://tracker.example/a')\"/>"],
  ["styles of another file", '<style>@import "https://fonts.example/a.css";</style>'],
])("what is refused, or nothing: %j in a drawing with %s", (what, content) => {
  const message = drawingMessage(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`);
  if (what === "") expect(message).toBeUndefined();
  else expect(message).toContain(what);
});

test("what is no svg is refused", () => {
  expect(drawingMessage("<html></html>")).toContain("is no drawing");
});

test("a picture that goes while it is read is damaged, and stops nothing", async () => {
  const site = copyOfSite();
  const file = join(site, "going.webp");
  copyFileSync(join(site, "content/images/harbour-loop.webp"), file);
  const facts = picturesFacts([file]);
  rmSync(file);
  expect((await facts).get(file)?.error).toContain("damaged");
});
