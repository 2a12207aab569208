import { type ColorRole, colorRoles } from "../content/colors/color-roles";

/** Colours as components use them: `color: "muted"` follows the scheme by itself. */
export const colors = Object.fromEntries(colorRoles.map((role) => [role, `var(--color-${role})`])) as Readonly<
  Record<ColorRole, string>
>;
