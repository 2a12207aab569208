import { expect, test } from "vitest";
import { shortenClassNames } from "./short-class-names";

test("the most frequent class has the shortest name, in elements and in styles", () => {
  const html = '<p class="css-1abc note">a</p><i class="css-9xyz">b</i><i class="css-9xyz">c</i>';
  const css = ".css-1abc{color:red}.css-9xyz{color:blue}details[open]>.css-9xyz:hover{color:green}";
  expect(shortenClassNames(html, css)).toEqual({
    html: '<p class="c1 note">a</p><i class="c0">b</i><i class="c0">c</i>',
    css: ".c1{color:red}.c0{color:blue}details[open]>.c0:hover{color:green}",
  });
});

test("what looks like such a name in a text or an address stays", () => {
  const html = '<p class="css-1abc" title="css-1abc">css-1abc <a href="/css-1abc.html">x</a></p>';
  const css = '.css-1abc::before{content:"css-1abc"}';
  expect(shortenClassNames(html, css)).toEqual({
    html: '<p class="c0" title="css-1abc">css-1abc <a href="/css-1abc.html">x</a></p>',
    css: '.c0::before{content:"css-1abc"}',
  });
});
