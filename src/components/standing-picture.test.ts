import { expect, test } from "vitest";
import type { StandingPictureImage } from "../content/pictures/picture-image";
import { standingMargin } from "./standing-picture";

/** A picture of 1000 by 500 points, of whose height this share is empty at its foot. */
const picture = (foot: number | null, focus: StandingPictureImage["focus"] = null) =>
  ({
    alt: "",
    focus,
    src: {
      foot,
      childImageSharp: { gatsbyImageData: { width: 1000, height: 500, images: {}, layout: "constrained" } },
    },
  }) as unknown as StandingPictureImage;

test.each([0.03, -0.11])("pictures with more and with less empty space at their foot end on one line: %d", (above) => {
  // Margins are told by the width, of which the height is half here.
  const lines = [0, 0.02, 0.1, null].map(
    (foot) => Number.parseFloat(standingMargin(picture(foot), above)) + ((foot ?? 0) / 2) * 100,
  );
  expect(lines).toEqual(Array(4).fill(above * 100));
});

test("a picture that is cut around a place fills its frame, and has no empty foot", () => {
  expect(standingMargin(picture(0.1, { x: 50, y: 50 } as never), 0.03)).toBe("3%");
});
