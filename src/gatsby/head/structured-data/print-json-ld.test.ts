import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { printJsonLd } from "./print-json-ld";

test.each(["</script><img src=x onerror=alert(1)>", "<!--<script>", "]]>", "AR & VR \"services\" \u2028 'x'"])(
  "no text breaks out of its script element: %s",
  (name) => {
    const html = `<script type="application/ld+json">${printJsonLd({ name })}</script><p>after</p>`;
    const { document } = new JSDOM(html).window;
    expect(document.querySelectorAll("script, img")).toHaveLength(1);
    expect(JSON.parse(document.querySelector("script")?.textContent ?? "")).toEqual({ name });
    expect(document.querySelector("p")?.textContent).toBe("after");
  },
);
