import { describe, expectTypeOf, test } from "vitest";
import type { JSX } from "#theme/jsx-runtime";
import type { ButtonLink } from "../components/button-link";
import type { Style } from "./variants";

// The compiler is what runs these: a name that it no longer refuses fails `npm run check:types`.
describe("the compiler knows the theme:", () => {
  test("colours by the names of their roles, also within selectors and per width", () => {
    expectTypeOf({ color: "primary" } as const).toExtend<Style>();
    expectTypeOf({ color: "primry" } as const).not.toExtend<Style>();
    expectTypeOf({ color: "#ff0000" } as const).not.toExtend<Style>();
    expectTypeOf({ backgroundImage: () => "none" } as const).not.toExtend<Style>();
    expectTypeOf({ "&:hover": { bg: "accent" } } as const).toExtend<Style>();
    expectTypeOf({ "&:hover": { bg: "acent" } } as const).not.toExtend<Style>();
    expectTypeOf({ borderColor: ["border", "boarder"] } as const).not.toExtend<Style>();
  });

  test("variants by their full names", () => {
    expectTypeOf({ variant: "buttons.primary" } as const).toExtend<Style>();
    expectTypeOf({ variant: "buttons.tertiary" } as const).not.toExtend<Style>();
    expectTypeOf({ variant: "primary" } as const).not.toExtend<Style>();
  });

  test("three widths, and no more", () => {
    expectTypeOf({ p: ["1px", "2px", "3px"] } as const).toExtend<Style>();
    expectTypeOf({ p: ["1px", "2px", "3px", "4px"] } as const).not.toExtend<Style>();
  });

  test("on elements and on components", () => {
    expectTypeOf<JSX.IntrinsicElements["p"]["sx"]>().toEqualTypeOf<Style | undefined>();
    type ButtonLinkProps = Parameters<typeof ButtonLink>[0];
    expectTypeOf<JSX.LibraryManagedAttributes<typeof ButtonLink, ButtonLinkProps>["sx"]>().toEqualTypeOf<
      Style | undefined
    >();
  });
});
