import { ScrollRegion } from "./scroll-region";

export const examples = {
  "wider than its place": (
    <ScrollRegion label="A long line" sx={{ maxWidth: "320px" }}>
      <p sx={{ whiteSpace: "nowrap" }}>{"A line that does not break. ".repeat(5)}</p>
    </ScrollRegion>
  ),
};
