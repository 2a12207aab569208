import { expect, test } from "vitest";
import { withShortStyles } from "./page-styles";

test("classes have short names in elements and styles alike, and words that look like one stay", () => {
  const css = ".css-1ab{color:red;}.css-2cd>.css-1ab{margin-left:1px;margin-right:1px;}";
  const html = '<p class="css-2cd"><b class="css-1ab css-0" id="css-1ab">css-1ab</b></p>';
  expect(withShortStyles(html, css)).toEqual({
    css: ".n0{color:red;}.n1>.n0{margin-inline:1px;}",
    html: '<p class="n1"><b class="n0 " id="css-1ab">css-1ab</b></p>',
  });
});

test("each condition is printed once, the wider screen's later; keyframes and what stands within another rule stay", () => {
  const css =
    "@media (min-width: 85em){.css-1{margin:2px;}}.css-1{margin:0;}@media print,(min-width: 40em){.css-1{margin:1px;}}" +
    "@keyframes day{from{opacity:0;}to{opacity:1;}}@media (hover: hover){.css-1:hover{color:red;}}.css-2{color:blue;}" +
    "@media (min-width: 85em){@supports (gap: 0){.css-2{margin:3px;}}}@supports (gap: 1px){@media print{.css-2{margin:4px;}}}";
  expect(withShortStyles("", css).css).toBe(
    ".n0{margin:0;}@keyframes day{from{opacity:0;}to{opacity:1;}}.n1{color:blue;}@supports (gap: 1px){@media print{.n1{margin:4px;}}}" +
      "@media print,(min-width: 40em){.n0{margin:1px;}}@media (min-width: 85em){.n0{margin:2px;}@supports (gap: 0){.n1{margin:3px;}}}" +
      "@media (hover: hover){.n0:hover{color:red;}}",
  );
});
