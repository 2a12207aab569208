import { atSizes, type Check } from "./check";

/** The top and the bottom of an open window are within reach of scrolling, however low the screen is. */
export const reachable: Check = (page, shows) =>
  atSizes(page, shows, ["least", "narrow", "wide"], () =>
    page.evaluate(() => {
      const overlay = document.querySelector("[data-reach-dialog-overlay]");
      const box = overlay?.querySelector("[role=dialog]")?.getBoundingClientRect();
      if (!overlay || !box) return [];
      const top = box.top + overlay.scrollTop;
      // Less than a pixel is rounding.
      const [above, below] = [Math.trunc(-top), Math.trunc(top + box.height - overlay.scrollHeight)];
      return above > 0 || below > 0 ? [`a window stands ${above} px above and ${below} px below what scrolls`] : [];
    }),
  );
