import { JSDOM } from "jsdom";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Graph } from "schema-dts";
import { expect, test } from "vitest";
import { seoTags } from "./seo-tags";

const graphOf = (name: string): Graph => ({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "Organization", name }],
});

test.each(["</script><img src=x onerror=alert(1)>", "<!--<script>", "]]>", "AR & VR \"services\" \u2028 'x'"])(
  "no text breaks out of the structured data: %s",
  (name) => {
    const tags = seoTags({ pictures: {}, alternates: {}, graphs: { "/about": graphOf(name) } }, "/about");
    const html = renderToStaticMarkup(createElement(Fragment, null, tags));
    const { document } = new JSDOM(`${html}<p>after</p>`).window;
    expect(document.querySelectorAll("script, img")).toHaveLength(1);
    expect(JSON.parse(document.querySelector("script")?.textContent ?? "")).toEqual(graphOf(name));
    expect(document.querySelector("p")?.textContent).toBe("after");
  },
);
