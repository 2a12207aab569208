import { atSizes, type Check, sizesFor } from "./check";
import { unreadTexts } from "./whole-text";

/** Spacing that a reader may set: WCAG 2.2, 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Text with a reader's own spacing is shown whole. */
export const spacedText: Check = async (page, shows) => {
  const style = await page.addStyleTag({ content: spacing });
  const faults = await atSizes(page, sizesFor(shows, "wide", "narrow", "small"), () => unreadTexts(page));
  await style.evaluate((element) => (element as HTMLElement).remove());
  return faults;
};
