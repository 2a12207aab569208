// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PictureImage } from "../content/picture-image";
import { examplePicture } from "./example-picture";
import { Picture } from "./picture";

afterEach(cleanup);

const day = examplePicture();

const evening: PictureImage = {
  ...day,
  src: {
    ...day.src,
    evening: {
      childImageSharp: {
        gatsbyImageData: {
          layout: "constrained",
          width: 960,
          height: 720,
          images: { sources: [{ type: "image/avif", srcSet: "/evening.avif 960w", sizes: "100vw" }] },
        },
      },
    },
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

const source = ["/evening.avif 960w", "screen and (prefers-color-scheme:dark)", ""];

test("a picture's evening comes first, for dark screens; the first screen's waits until one of them is chosen", () => {
  expect(drawn(evening, true)).toEqual({ source, image: ["lazy", "high"] });
  expect(drawn(evening, false)).toEqual({ source, image: ["lazy", null] });
});

test("without an evening there is nothing to wait for", () => {
  expect(drawn(day, true)).toEqual({ source: null, image: ["eager", "high"] });
});
