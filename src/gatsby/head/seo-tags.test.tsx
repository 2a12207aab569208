import { JSDOM } from "jsdom";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Graph } from "schema-dts";
import { expect, test } from "vitest";
import { feedLink } from "./feed-link";
import type { HeadData, LanguageHeadData } from "./head-data";
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
const loader = { windows: "", purposes: "", services: "", failed: "" };
const none = { pictures: {}, alternates: {}, printStyles: "" };

interface Shown extends Partial<Pick<LanguageHeadData, "feed" | "structuredData">>, Partial<HeadData> {}

/** The tags of a page in a site of one language. */
const shown = ({ pictures = {}, alternates = {}, structuredData = {}, feed }: Shown, path: string) => {
  const data = { pictures, alternates, printStyles: "", languages: [{ prefix: "", loader, structuredData, feed }] };
  return renderToStaticMarkup(createElement(Fragment, null, seoTags(data, path)));
};

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

test("a page of a further language names that one's feed", () => {
  const german = feedLink({ url: "https://blog.site.example/de.xml", type: "atom", title: "Neues" });
  const parts = { loader, structuredData: {} };
  const languages = [
    { ...parts, prefix: "/de", feed: german },
    { ...parts, prefix: "", feed },
  ];
  const at = (path: string) =>
    renderToStaticMarkup(createElement(Fragment, null, seoTags({ ...none, languages }, path)));
  expect(at("/de/ueber-uns")).toContain("/de.xml");
  expect(at("/design")).toContain("/feed.xml");
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

test("a page in two languages names both of its addresses, and where visitors of all others go", () => {
  const german = { hreflang: "de", locale: "de_DE", href: "https://site.example/de/ueber-uns" };
  const english = { hreflang: "en", locale: "en_GB", href: "https://site.example/about" };
  const all = [english, german, { ...english, hreflang: "x-default" }];
  const links = [
    '<link rel="alternate" hrefLang="en" href="https://site.example/about"/>',
    '<link rel="alternate" hrefLang="de" href="https://site.example/de/ueber-uns"/>',
    '<link rel="alternate" hrefLang="x-default" href="https://site.example/about"/>',
  ].join("");
  const alternates = { "/about": all, "/de/ueber-uns": all };
  expect(shown({ alternates }, "/about")).toBe(`${links}<meta property="og:locale:alternate" content="de_DE"/>`);
  expect(shown({ alternates }, "/de/ueber-uns")).toBe(`${links}<meta property="og:locale:alternate" content="en_GB"/>`);
  expect(shown({ alternates }, "/contact")).toBe("");
});
