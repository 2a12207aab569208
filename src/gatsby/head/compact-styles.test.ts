import { expect, test } from "vitest";
import { compactStyles } from "./compact-styles";

test("what holds for one width stands together, the narrowest first, and after what holds for all", () => {
  const css =
    ".a{top:1px;}@media (min-width: 64em){.a{top:3px;}}.b{left:0;}@media screen and (min-width: 640px){.a{top:2px;}}@media (min-width: 64em){.b{left:9px;}}";
  expect(compactStyles(css)).toBe(
    ".a{top:1px}.b{left:0}@media (min-width:640px){.a{top:2px}}@media (min-width:64em){.a{top:3px}.b{left:9px}}",
  );
});

test("conditions without a width come last, in their order", () => {
  const css =
    "@media print{.a{top:1px;}}@media (forced-colors: active){.a{top:2px;}}@media (min-width: 640px){.a{top:3px;}}";
  expect(compactStyles(css).match(/top:\d/g)).toEqual(["top:3", "top:1", "top:2"]);
});

test("two sides that are equal are said once", () => {
  const css =
    ".a{padding-left:1px;padding-right:1px;margin-top:2px;margin-bottom:3px;}.b{margin-top:0;margin-bottom:0;}";
  expect(compactStyles(css)).toBe(".a{padding-inline:1px;margin-top:2px;margin-bottom:3px}.b{margin-block:0}");
});

test("movements, nested conditions and colours stay what they are", () => {
  const css =
    '@keyframes in{from{opacity:0;}to{opacity:0.5;}}.a{color:rgba(0, 0, 0, 0.4);margin:-0.5em 10.05px;background:url("data:image/svg+xml,%3Csvg/%3E");}';
  expect(compactStyles(css)).toBe(
    '@keyframes in{from{opacity:0}to{opacity:.5}}.a{color:rgba(0,0,0,.4);margin:-.5em 10.05px;background:url("data:image/svg+xml,%3Csvg/%3E")}',
  );
});
