import { type ColorRole, colorRoles } from "../content/colors/color-roles";

export const colors = Object.fromEntries(colorRoles.map((role) => [role, `var(--color-${role})`])) as Readonly<
  Record<ColorRole, string>
>;
