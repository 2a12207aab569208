// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { afterEach, expect, test } from "vitest";
import type { PictureImage } from "../content/pictures/picture-image";
import { examplePicture } from "./example-picture";
import { Picture } from "./picture";

afterEach(cleanup);

const day = examplePicture();

const evening: PictureImage = {
  ...day,
  src: {
    ...day.src,
    evening: { childImageSharp: { resize: { src: "/evening.avif" } } },
  },
};

/** Attributes of the picture's first source and of its image. */
function drawn(image: PictureImage, priority: boolean) {
  const { container } = render(<Picture image={image} sizes="320px" priority={priority} />);
  const source = container.querySelector("source");
  const img = container.querySelector("img");
  return {
    source: source && [source.getAttribute("srcset"), source.media, source.getAttribute("data-evening")],
    image: [img?.getAttribute("loading"), img?.getAttribute("fetchpriority")],
  };
}

const source = ["/evening.avif", "screen and (prefers-color-scheme:dark)", ""];

test("a picture's evening comes first, for dark screens; the first screen's waits until one of them is chosen", () => {
  expect(drawn(evening, true)).toEqual({ source, image: ["lazy", "high"] });
  expect(drawn(evening, false)).toEqual({ source, image: ["lazy", null] });
});

test("the evening of the first screen has the widths of the day", () => {
  const images: IGatsbyImageData["images"] = { sources: [{ type: "image/avif", srcSet: "/evening.avif 768w" }] };
  const gatsbyImageData: IGatsbyImageData = { layout: "constrained", width: 768, height: 576, images };
  const { source: first } = drawn(
    { ...evening, src: { ...evening.src, evening: { childImageSharp: { gatsbyImageData } } } },
    true,
  );
  expect(first?.[0]).toBe("/evening.avif 768w");
});

test("without an evening there is nothing to wait for", () => {
  expect(drawn(day, true)).toEqual({ source: null, image: ["eager", "high"] });
});

test("a picture of another shape is cut around what must stay in sight, and its place is kept before it is there", () => {
  const gatsbyImageData = { ...day.src.childImageSharp?.gatsbyImageData, height: 2160 } as IGatsbyImageData;
  const tall = { ...day, src: { evening: null, childImageSharp: { gatsbyImageData } } };
  const { container } = render(<Picture image={{ ...tall, focus: "62% 40%" }} sizes="320px" />);
  const img = container.querySelector("img") as HTMLImageElement;
  expect([img.width, img.height]).toEqual([1080, 810]);
  const { objectFit, objectPosition } = getComputedStyle(img);
  expect([objectFit, objectPosition]).toEqual(["cover", "62% 40%"]);
});
