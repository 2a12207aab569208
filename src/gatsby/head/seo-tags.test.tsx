import { JSDOM } from "jsdom";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Graph } from "schema-dts";
import { expect, test } from "vitest";
import { feedLink } from "./feed-link";
import { seoTags } from "./seo-tags";

const graphOf = (name: string): Graph => ({
  "@context": "https://schema.org",
  "@graph": [{ "@type": "Organization", name }],
});
const structuredData = { "/about": graphOf("Firm </script>") };
const feed = feedLink({ url: "https://blog.site.example/feed.xml", type: "rss", title: "Firm's blog" });
const pictures = {
  "/about": {
    url: "https://site.example/share/about.jpg",
    mediaType: "image/jpeg",
    width: 1200,
    height: 630,
    alt: "Us",
  },
};
const shown = (parts: Parameters<typeof seoTags>[0], path: string) =>
  renderToStaticMarkup(createElement(Fragment, null, seoTags(parts, path)));

const tagsOfPicture = [
  '<meta property="og:image" content="https://site.example/share/about.jpg"/>',
  '<meta property="og:image:type" content="image/jpeg"/>',
  '<meta property="og:image:width" content="1200"/>',
  '<meta property="og:image:height" content="630"/>',
  '<meta property="og:image:alt" content="Us"/>',
  '<meta name="twitter:image" content="https://site.example/share/about.jpg"/>',
  '<meta name="twitter:image:alt" content="Us"/>',
].join("");

test("a findable page carries its picture and its structured data", () => {
  expect(shown({ pictures, structuredData }, "/about")).toBe(
    `${tagsOfPicture}<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Firm \\u003c/script>"}]}</script>`,
  );
});

test("every page names the feed where there is one", () => {
  expect(shown({ pictures, structuredData, feed }, "/404")).toBe(
    '<link rel="alternate" type="application/rss+xml" title="Firm&#x27;s blog" href="https://blog.site.example/feed.xml"/>',
  );
});

test("a page that is not to be found has a picture as well", () => {
  expect(shown({ pictures, structuredData: {} }, "/about")).toBe(tagsOfPicture);
});

test("a page without a picture and structured data carries nothing where there is no feed", () => {
  expect(shown({ pictures, structuredData }, "/404")).toBe("");
});

test.each(["</script><img src=x onerror=alert(1)>", "<!--<script>", "]]>", "AR & VR \"services\" \u2028 'x'"])(
  "no text breaks out of the structured data: %s",
  (name) => {
    const html = shown({ pictures: {}, structuredData: { "/about": graphOf(name) } }, "/about");
    const { document } = new JSDOM(`${html}<p>after</p>`).window;
    expect(document.querySelectorAll("script, img")).toHaveLength(1);
    expect(JSON.parse(document.querySelector("script")?.textContent ?? "")).toEqual(graphOf(name));
    expect(document.querySelector("p")?.textContent).toBe("after");
  },
);
