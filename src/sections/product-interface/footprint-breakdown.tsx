import { graphql } from "gatsby";
import { useLanguage, useWords } from "../../components/words";
import { fillText } from "../../content/text";
import { InterfaceFrame } from "./interface-frame";

const scopeColors = ["accent", "drawingRoof", "primary", "drawingPanel"] as const;

/** The share of a whole, in full percent. */
export const shareOf = (amount: number, total: number) => (total > 0 ? Math.round((amount / total) * 100) : 0);

const Swatch = ({ scope }: { scope: number }) => (
  <span
    aria-hidden="true"
    sx={{ flex: "none", width: "14px", height: "14px", borderRadius: "4px", bg: scopeColors[scope] ?? "muted" }}
  />
);

/**
 * A footprint split into its parts: one bar for the whole, then a list that carries every number of the bar, so that
 * nothing is told by colour or drawing alone.
 */
export const FootprintBreakdown = ({ breakdown }: { breakdown: Queries.FootprintBreakdownFieldsFragment }) => {
  const words = useWords().footprint;
  const { locale } = useLanguage();
  const written = (amount: number) => amount.toLocaleString(locale);
  const { entries } = breakdown;
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  const scopes = [1, 2, 3].map((scope) => ({
    scope,
    amount: entries.filter((entry) => entry.scope === scope).reduce((sum, { amount }) => sum + amount, 0),
  }));
  const description = fillText(words.chart, {
    amount: written(total),
    parts: entries
      .map(({ title, amount }) => fillText(words.chartPart, { title, share: shareOf(amount, total) }))
      .join(", "),
  });
  return (
    <InterfaceFrame title={breakdown.title} note={breakdown.note}>
      <p>
        <span sx={{ variant: "text.h2" }}>{fillText(words.total, { amount: written(total) })}</span>{" "}
        <span sx={{ color: "muted" }}>{words.totalUnit}</span>
      </p>
      <div
        role="img"
        aria-label={description}
        sx={{ display: "flex", gap: "3px", height: "44px", mt: 3, borderRadius: "small", overflow: "hidden" }}
      >
        {entries.map(({ title, scope, amount }) => (
          <span key={title} sx={{ bg: scopeColors[scope] ?? "muted" }} style={{ flexGrow: amount }} />
        ))}
      </div>
      <ul sx={{ display: "flex", flexWrap: "wrap", gap: "8px 24px", mt: 2, fontSize: "small" }}>
        {scopes.map(({ scope, amount }) => (
          <li key={scope} sx={{ display: "flex", alignItems: "center", gap: 1 }}>
            <Swatch scope={scope} />
            {fillText(words.scope, { scope, amount: written(amount) })}
          </li>
        ))}
      </ul>
      <ul sx={{ mt: 3 }}>
        {entries.map(({ title, scope, amount, basis }) => (
          <li
            key={title}
            sx={{
              display: "grid",
              gridTemplateColumns: "14px minmax(0, 1fr) auto",
              gap: "2px 14px",
              alignItems: "baseline",
              py: "12px",
              borderTop: "1px solid",
              borderColor: "border",
            }}
          >
            <Swatch scope={scope} />
            <span sx={{ fontWeight: "bold" }}>{title}</span>
            <span sx={{ fontFamily: "heading", fontWeight: "heading", whiteSpace: "nowrap" }}>
              {fillText(words.part, { amount: written(amount), share: shareOf(amount, total) })}
            </span>
            <span sx={{ gridColumn: "2 / -1", color: "muted", fontSize: "small" }}>
              {fillText(words.basis, { scope, basis })}
            </span>
          </li>
        ))}
      </ul>
    </InterfaceFrame>
  );
};

export const footprintBreakdownFragment = graphql`
  fragment FootprintBreakdownFields on FootprintBreakdown {
    note
    title
    entries {
      title
      scope
      amount
      basis
    }
  }
`;
