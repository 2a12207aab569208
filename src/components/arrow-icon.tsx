const paths = { forward: "M3 8h10M9 4l4 4-4 4", out: "M5 11l6-6M6 5h5v5" };

/** A small arrow beside the words of a link: forward within the site, out of it otherwise. Decoration only. */
export const ArrowIcon = ({ direction }: { direction: keyof typeof paths }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false" sx={{ flex: "none" }}>
    <path
      d={paths[direction]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
