import { graphql } from "gatsby";
import { useLanguage, useWords } from "../../components/words";
import { fillText } from "../../content/text";
import { Figures } from "./figures";
import { InterfaceFrame } from "./interface-frame";

interface RoofPlanProps {
  plan: Queries.RoofPlanFieldsFragment;
  /** On the home page the drawing leaves out address, months and note. */
  isPreview?: boolean;
}

/** The roof in the drawing's own units; panels fill its sunny half. */
const roof = { x: -120, y: -72, width: 240, height: 144, margin: 14, gap: 4 };

/** Where the panels lie: a grid of rows and columns on the lower half of the roof, as large as fits. */
export function panelGrid(rows: number, columns: number) {
  const free = { width: roof.width - 2 * roof.margin, height: roof.height / 2 - 12 };
  const width = (free.width - (columns - 1) * roof.gap) / columns;
  const height = (free.height - (rows - 1) * roof.gap) / rows;
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: roof.x + roof.margin + (index % columns) * (width + roof.gap),
    y: 6 + Math.floor(index / columns) * (height + roof.gap),
    width,
    height,
  }));
}

/** The names of the twelve months. */
export const monthNames = (locale: string): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2000, month)).toLocaleDateString(locale, { month: "long", timeZone: "UTC" }),
  );

const Plan = ({ rows, columns }: { rows: number; columns: number }) => (
  <svg
    viewBox="0 0 340 250"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    sx={{ width: "100%", height: "100%", minHeight: "210px", borderRadius: "12px" }}
  >
    <rect width="340" height="250" sx={{ fill: "drawingGround" }} />
    <path d="M0 205h340v45H0z" sx={{ fill: "border" }} />
    <path d="M0 227h340" strokeDasharray="14 12" strokeWidth="2" sx={{ stroke: "surface" }} />
    <g transform="translate(170 112) rotate(-14)">
      <rect x={roof.x} y={roof.y} width={roof.width} height={roof.height} sx={{ fill: "drawingRoof" }} />
      <rect x={roof.x} y="0" width={roof.width} height={roof.height / 2} sx={{ fill: "drawingRoofShade" }} />
      {panelGrid(rows, columns).map((panel) => (
        <rect
          key={`${panel.x} ${panel.y}`}
          {...panel}
          strokeWidth="1.4"
          sx={{ fill: "drawingPanel", stroke: "coolBorder" }}
        />
      ))}
    </g>
    <circle cx="40" cy="50" r="24" sx={{ fill: "onBandIcon" }} />
    <circle cx="305" cy="180" r="20" sx={{ fill: "onBandIcon" }} />
  </svg>
);

/** The yield of each month as bars; the numbers themselves are in the table for screen readers. */
const MonthlyYield = ({ values }: { values: readonly number[] }) => {
  const { locale } = useLanguage();
  const months = monthNames(locale);
  const highest = Math.max(...values, 1);
  return (
    <figure sx={{ mt: 3 }}>
      <figcaption sx={{ fontSize: "small", fontWeight: "bold" }}>{useWords().roofPlan.monthlyYield}</figcaption>
      <ol
        sx={{ display: "grid", gridTemplateColumns: "repeat(12, 1fr)", gap: ["3px", "8px"], alignItems: "end", mt: 2 }}
      >
        {values.map((value, month) => (
          <li key={months[month]} sx={{ textAlign: "center", fontSize: ["0.7rem", "0.8rem"] }}>
            <span sx={{ display: ["none", "block"] }}>{value.toLocaleString(locale)}</span>
            <span
              aria-hidden="true"
              sx={{ display: "block", bg: value === highest ? "accent" : "primary", borderRadius: "6px 6px 0 0" }}
              style={{ height: `${Math.round((value / highest) * 110)}px` }}
            />
            <abbr title={months[month]} sx={{ display: "block", pt: "4px", color: "muted", textDecoration: "none" }}>
              {months[month]?.slice(0, 1)}
            </abbr>
          </li>
        ))}
      </ol>
    </figure>
  );
};

/** The solar analysis as the product shows it: the roof from above with its panels, the figures, the months. */
export const RoofPlan = ({ plan, isPreview = false }: RoofPlanProps) => {
  const words = useWords().roofPlan;
  const drawing = (
    <div sx={{ display: "grid", gridTemplateColumns: ["1fr", "1.15fr 0.85fr"], gap: "20px", alignItems: "stretch" }}>
      <div role="img" aria-label={fillText(words.drawing, { count: plan.panelRows * plan.panelColumns })}>
        <Plan rows={plan.panelRows} columns={plan.panelColumns} />
      </div>
      <div>
        <Figures figures={plan.figures} />
        <span
          aria-hidden="true"
          sx={{
            display: "inline-flex",
            alignItems: "center",
            minHeight: "42px",
            px: "18px",
            mt: 2,
            borderRadius: "pill",
            bg: "accent",
            color: "onAccent",
            fontWeight: "bold",
            fontSize: "label",
          }}
        >
          {plan.action}
        </span>
      </div>
    </div>
  );
  if (isPreview) {
    return (
      <div
        sx={{
          bg: "background",
          color: "text",
          borderRadius: "18px 18px 0 0",
          mt: "auto",
          p: "20px 22px 26px",
          boxShadow: "floating",
        }}
      >
        {drawing}
      </div>
    );
  }
  return (
    <InterfaceFrame title={plan.address} note={plan.note}>
      {drawing}
      <MonthlyYield values={plan.monthlyYield} />
    </InterfaceFrame>
  );
};

export const roofPlanFragment = graphql`
  fragment RoofPlanFields on RoofPlan {
    note
    address
    panelRows
    panelColumns
    figures {
      label
      value
    }
    monthlyYield
    action
  }
`;
