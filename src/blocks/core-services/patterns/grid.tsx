import { CardGrid, cardPlace } from "../../../components/card-grid";
import { type CardSpan, startsRow, withSpans } from "../../../components/card-spans";
import { EntryIcon } from "../../../components/entry-icon";
import { LinkedText } from "../../../components/linked-text";
import type { Style } from "../../../theme/variants";

/** The first cell of each row stands in line with the heading. */
const cell = (span: CardSpan, starts: Record<"medium" | "large", boolean>) =>
  ({
    ...cardPlace(span),
    py: ["16px", "34px"],
    pl: [0, starts.medium ? 0 : "28px", starts.large ? 0 : "34px"],
    pr: [0, "28px", "34px"],
    ml: [0, "-1px"],
    borderBottom: "1px solid",
    borderLeftStyle: "solid",
    borderLeftWidth: [0, "1px"],
    borderColor: "border",
  }) satisfies Style;

/** Core services as a ruled grid. */
export function CoreServicesGrid({ items }: Pick<Queries.CoreServicesBlockFragment, "items">) {
  const entries = withSpans(items);
  const medium = startsRow(entries.map(({ span }) => span.medium));
  const large = startsRow(entries.map(({ span }) => span.large));
  return (
    <CardGrid
      sx={{
        gap: 0,
        borderTop: "1px solid",
        borderColor: "border",
        // Cells reach past the container's edge, so that the outer rules fall outside it and are cut off.
        overflow: "hidden",
      }}
    >
      {entries.map(({ entry: { title, description, icon }, span, index }) => (
        <li key={index} sx={cell(span, { medium: medium[index] ?? false, large: large[index] ?? false })}>
          {icon && <EntryIcon name={icon} />}
          <h3 sx={{ variant: "text.h3", mt: icon ? ["10px", "18px"] : 0 }}>{title}</h3>
          <LinkedText html={description} sx={{ mt: ["4px", 1] }} />
        </li>
      ))}
    </CardGrid>
  );
}
