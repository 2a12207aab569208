import { expect, test } from "vitest";
import { plainDrawing } from "./drawing";

const drawing = (inside: string, attributes = "") =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`);

test("a plain drawing is kept, without what its drawing program has written for itself", async () => {
  const gradient =
    '<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><path d="M0 0" fill="url(#g)"/>';
  const own = ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1"';
  const source = `<?xml version="1.0"?><!-- made by hand -->${drawing(gradient, own)}`;
  expect((await plainDrawing(Buffer.from(source))).toString()).toBe(`${drawing(gradient)}\n`);
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script under another name", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
  ["a link that runs a program, written with entities", '<a href="java&#115;cript:alert(1)"><path d="M0 0"/></a>'],
  ["a link that is animated", '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ["a program that is set", '<path d="M0 0"><set attributeName="onmouseover" to="alert(1)"/></path>'],
  ["a page of HTML", '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" srcdoc="x"/>'],
  [
    "a page of HTML under another name",
    '<z:foreignObject xmlns:z="http://www.w3.org/2000/svg"><p>x</p></z:foreignObject>',
  ],
  ["a picture of another site", '<image href="https://elsewhere.example/x.png"/>'],
  ["styles of another site", "<style>@import url(https://elsewhere.example/x.css)</style>"],
  ["what cannot be read", "<path"],
])("%s is refused, with a sentence", async (_, inside) => {
  await expect(plainDrawing(drawing(inside))).rejects.toThrow(/^This drawing /);
});

test("a program on the drawing itself, and one that weighs too much, are refused", async () => {
  await expect(plainDrawing(drawing("", ' onload="alert(1)"'))).rejects.toThrow("onload");
  await expect(plainDrawing(drawing(`<path d="${"M0 0 ".repeat(100_000)}"/>`))).rejects.toThrow("300 kB");
});

test("a drawing of comments, as large as may be, is read: in hours, where its rest is read again and again", async () => {
  expect((await plainDrawing(drawing("<!---->".repeat(40_000)))).length).toBeGreaterThan(0);
});
