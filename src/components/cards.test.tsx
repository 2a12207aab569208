import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withMessages } from "../../tests/support/with-messages";
import { cardPlace, PictureCards } from "./cards";

test.each(Array.from({ length: 30 }, (_, index) => index + 1))(
  "%i cards fill their rows, and none stands alone",
  (count) => {
    const places = Array.from({ length: count }, (_, index) => cardPlace(index, count).gridColumn);
    for (const width of [1, 2]) {
      const spans = places.map((columns) => Number(columns[width]?.replace("span ", "")));
      const ends = spans.map((_, index) => spans.slice(0, index + 1).reduce((sum, span) => sum + span, 0));
      expect(ends.filter((end) => end % 6 === 0)).toHaveLength((ends.at(-1) ?? 0) / 6);
      expect(width === 2 && count > 1 && spans.includes(6)).toBe(false);
    }
  },
);

test("the picture of a card is told in words", () => {
  const src = { layout: "constrained" as const, width: 4, height: 3, images: { fallback: { src: "/mast.webp" } } };
  const card = { path: "/", image: { alt: "A mast in the snow", src }, card: { title: "Masts", description: "All." } };
  expect(renderToStaticMarkup(withMessages({}, <PictureCards cards={[card]} wide={0} />))).toContain(card.image.alt);
});
