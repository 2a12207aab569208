import type { LogoWithName } from "../content/schemas/logo";

export const exampleLogo = {
  name: "company",
  width: 35.5,
  height: 21.87,
  shapes: [
    {
      color: "primary",
      path: "M0 20.12A17.75 17.75 0 0 1 17.72 2.37A7.25 7.25 0 0 0 17.02 5.89A14.25 14.25 0 0 0 3.5 20.12A1.75 1.75 0 0 1 0 20.12ZM35.5 20.12A17.75 17.75 0 0 0 30.96 8.26A7.25 7.25 0 0 1 28.82 11.14A14.25 14.25 0 0 1 32 20.12A1.75 1.75 0 0 0 35.5 20.12Z",
    },
    { color: "accent", path: "M18.76 5.5A5.5 5.5 0 1 0 29.76 5.5A5.5 5.5 0 1 0 18.76 5.5Z" },
  ],
} as const satisfies LogoWithName;
