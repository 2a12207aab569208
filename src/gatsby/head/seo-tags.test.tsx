import { JSDOM } from "jsdom";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Graph } from "schema-dts";
import { expect, test } from "vitest";
import type { HeadData } from "../hooks/on-create-webpack-config";
import { seoTags } from "./seo-tags";

const graphOf = (name: string): Graph => ({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "Organization", name }],
});
const none = { pictures: {}, alternates: {}, graphs: {} };

/** The tags of a page. */
const shown = (data: Partial<HeadData>, path: string) =>
  renderToStaticMarkup(createElement(Fragment, null, seoTags({ ...none, ...data }, path)));

test.each(["</script><img src=x onerror=alert(1)>", "<!--<script>", "]]>", "AR & VR \"services\" \u2028 'x'"])(
  "no text breaks out of the structured data: %s",
  (name) => {
    const html = shown({ graphs: { "/about": graphOf(name) } }, "/about");
    const { document } = new JSDOM(`${html}<p>after</p>`).window;
    expect(document.querySelectorAll("script, img")).toHaveLength(1);
    expect(JSON.parse(document.querySelector("script")?.textContent ?? "")).toEqual(graphOf(name));
    expect(document.querySelector("p")?.textContent).toBe("after");
  },
);
