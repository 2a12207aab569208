import { useLanguage, useMessages } from "../components/messages";
import { written } from "../components/numbers";
import { SampleMark } from "../components/sample-mark";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";
import type { Style } from "../theme/variants";
import { footprintOf } from "./footprint/footprint";
import { ScopeBar, useTonnes } from "./footprint/scopes";
import type { DemoOf } from "./frame";
import { RoofPlan } from "./roof/roof-plan";
import { Figures, MonthlyYield, useSolarWords } from "./roof/solar";

const look = {
  display: "block",
  mt: "auto",
  px: "16px",
  py: "10px",
  bg: "bandInset",
  color: "accentHover",
  borderRadius: "small",
  fontSize: "small",
} satisfies Style;

const result = {
  ...look,
  "& b": { color: "onBand", display: "inline-block" },
  "& > span": { variant: "layout.row", justifyContent: "space-between", columnGap: "12px" },
  "& small": {
    variant: "layout.row",
    gap: ["0 8px", "0 18px"],
    mt: "4px",
    fontSize: "inherit",
    color: "onBandMuted",
  },
} satisfies Style;

function RoofSnippet({ plan }: { plan: DemoOf<"roofPlan"> }) {
  const { sentence } = useSolarWords(plan);
  return (
    <p sx={result}>
      <span>
        {plan.address}
        <SampleMark sx={{ py: 0, fontSize: "small" }} />
      </span>
      <b>{sentence}</b>
    </p>
  );
}

export function ProductSnippet({ product }: { product: BlockOf<"products">["products"][number] }) {
  const { emissionFactors: words, factorSource, footprint, units } = useMessages();
  const { locale } = useLanguage();
  const tonnes = useTonnes();
  const { roofPlan, apiExchange, emissionFactors, footprintCalculator } = product;
  if (roofPlan) return <RoofSnippet plan={roofPlan} />;
  const factor = emissionFactors?.factors[0];
  if (factor) {
    return (
      <p sx={result}>
        {`${factor.activity}, ${factor.region} `}
        <b>{`${written(factor.factor, locale, 10)} ${words.factor} ${words.unit} ${units[factor.unit].one}`}</b>
        <small>{interpolate(factorSource, { ...factor.source })}</small>
      </p>
    );
  }
  if (footprintCalculator) {
    const { total, scopes } = footprintOf(footprintCalculator.bills);
    return (
      <p sx={result}>
        <span>
          {`${footprintCalculator.title} `}
          <b>{tonnes(total)}</b>
        </span>
        <ScopeBar scopes={scopes} onBand sx={{ height: "10px", mt: "8px" }} />
        <small>
          {scopes.map(({ scope, share }) => (
            <span key={scope}>
              {`${interpolate(footprint.scope, { scope })} `}
              <b>{interpolate(footprint.share, { share })}</b>
            </span>
          ))}
        </small>
      </p>
    );
  }
  if (!apiExchange?.snippet) return null;
  return (
    <code translate="no" sx={{ ...look, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {apiExchange.snippet}
    </code>
  );
}

const sheet = {
  position: "relative",
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
  gap: "20px",
  bg: "background",
  color: "text",
  borderRadius: "18px 18px 0 0",
  flex: 1,
  p: "20px 22px 26px",
  boxShadow: "floating",
} satisfies Style;

export function RoofPreview({ plan }: { plan: DemoOf<"roofPlan"> }) {
  const { chosen, figures, months } = useSolarWords(plan);
  return (
    <div sx={sheet}>
      <RoofPlan
        plan={plan}
        faces={plan.faces}
        chosen={chosen}
        sx={{ gridColumn: [null, "1 / -1"], minHeight: 0, aspectRatio: [null, "2 / 1"] }}
      />
      {/* In the corner of the garden, where nothing is drawn; a phone's garden is too small for it. */}
      <SampleMark sx={{ position: [null, "absolute"], justifySelf: "start", top: "28px", left: "30px" }} />
      <Figures figures={figures} />
      <MonthlyYield values={months} />
    </div>
  );
}
