import { expect, test } from "vitest";
import { firstLoad } from "./first-load";

const page = (head: string, body = "") => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const picture = (loading: string, sizes = "100vw") =>
  `<picture><source type="image/avif" srcSet="/a/640.avif 640w,\n/a/1080.avif 1080w" sizes="${sizes}"/><img loading="${loading}" sizes="${sizes}" srcSet="/a/640.webp 640w" src="/a/1080.webp" alt="A &gt; B"/></picture>`;

test("fonts, styles and scripts that the HTML names are fetched at once, each one time", () => {
  const html = page(
    `<link rel="preload" href="/fonts/a.woff2" as="font"/><link rel="stylesheet" href="/a.css">
     <link rel="canonical" href="https://a.test/"><link rel="icon" href="/i.svg"><link rel="manifest" href="/m.webmanifest">
     <script src="/app.js" async></script><script src="/app.js" async></script>
     <script>const no = '<img src="/no.png">';</script><style>.a::after{content:'<img src="/no.png">'}</style>
     <script type="application/json">{"a":"<img src='/no.png'>"}</script>`,
  );
  expect(firstLoad(html)).toEqual({ pictures: [], others: ["/fonts/a.woff2", "/a.css", "/app.js"] });
});

test("of the pictures only those come that do not wait, in the size for a phone and the best format", () => {
  expect(firstLoad(page("", `${picture("lazy")}${picture("eager")}`)).pictures).toEqual(["/a/1080.avif"]);
  // 365.7 px are 640 of the phone's own.
  for (const sizes of ["80vw", "365px", "(min-width: 900px) 700px, 80vw", "(min-width: 40em) 50vw, 80vw"])
    expect(firstLoad(page("", picture("eager", sizes))).pictures).toEqual(["/a/640.avif"]);
  for (const sizes of ["366px", "2000px"])
    expect(firstLoad(page("", picture("eager", sizes))).pictures).toEqual(["/a/1080.avif"]);
  const plain = '<img src="/logo.svg" alt=""><img loading="lazy" src="/no.svg" alt=""><img src="data:image/svg+xml,x">';
  expect(firstLoad(page("", plain)).pictures).toEqual(["/logo.svg"]);
});

test("of a picture that waits for the visitor's hour, the one of noon comes", () => {
  const timed = picture("lazy")
    .replace("<source", '<source media="not all" srcset="/m/640.avif 640w" sizes="100vw"/><source')
    .replace("<img", '<img fetchpriority="high"');
  expect(firstLoad(page("", timed)).pictures).toEqual(["/a/1080.avif"]);
});
