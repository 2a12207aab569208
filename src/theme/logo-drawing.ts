// Written by art/marks/make.mts from art/marks/logo.mts: change the geometry there.

/** The logo's symbol; its box begins at 0 0 and stands on the baseline of the lettering. */
export const logoDrawing = {
  width: 35.5,
  height: 21.87,
  path: "M0 20.12A17.75 17.75 0 0 1 17.72 2.37A7.25 7.25 0 0 0 17.02 5.89A14.25 14.25 0 0 0 3.5 20.12A1.75 1.75 0 0 1 0 20.12ZM35.5 20.12A17.75 17.75 0 0 0 30.96 8.26A7.25 7.25 0 0 1 28.82 11.14A14.25 14.25 0 0 1 32 20.12A1.75 1.75 0 0 0 35.5 20.12Z",
  sun: { cx: 24.26, cy: 5.5, r: 5.5 },
} as const;
