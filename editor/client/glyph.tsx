/** @jsxImportSource react */
const drawings = {
  grip: "M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01",
  down: "M4 6l4 4 4-4",
  right: "M6 4l4 4-4 4",
  undo: "M6 4L3 7l3 3M3 7h6a4 4 0 0 1 0 8H7",
  redo: "M10 4l3 3-3 3M13 7H7a4 4 0 0 0 0 8h2",
  back: "M9 3L4 8l5 5M4 8h9",
} as const;

/** A sign on a button. It repeats what the button is named. */
export const Glyph = ({ name }: { name: keyof typeof drawings }) => (
  <svg className="glyph" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path
      d={drawings[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === "grip" ? 2.5 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
