import type { Theme } from "theme-ui";
import { serializedStyle } from "./serialized-style";
import type { Style } from "./variants";

/** The properties as emotion reads them: what stands under `sx` is written with the theme that the element stands in. */
export function withCss<Props extends { sx?: Style }>(props: Props) {
  if (!props.sx) return props;
  const { sx, ...others } = props;
  return { ...others, css: (theme: Theme) => serializedStyle(sx, theme) };
}
