import { useMessages } from "../../components/messages";
import type { DemoOf } from "../frame";
import { footprintOf, tonnesOf } from "./footprint";
import { ScopeBar, ScopeList, useTonnes } from "./scopes";

export function FootprintSheet({ calculator }: { calculator: DemoOf<"footprintCalculator"> }) {
  const { footprint: words } = useMessages();
  const tonnes = useTonnes();
  const { total, scopes } = footprintOf(calculator.bills);
  const largest = [...calculator.bills].sort((one, other) => tonnesOf(other) - tonnesOf(one)).slice(0, 3);
  return (
    <div
      sx={{
        variant: "cards.surface",
        px: ["20px", "36px"],
        py: ["22px", "30px"],
        "& li": {
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "4px 12px",
          py: "11px",
          borderTop: "1px solid",
          borderColor: "border",
        },
        "& b": { ml: "auto", fontFamily: "heading", fontWeight: "heading", whiteSpace: "nowrap" },
        "& b + b": { ml: 0, minWidth: "3rem", font: "inherit", textAlign: "right" },
      }}
    >
      <h3 sx={{ variant: "text.h4", pb: "16px", borderBottom: "1.5px solid", borderColor: "text" }}>
        {calculator.title}
      </h3>
      <p sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 14px", mt: 3, color: "muted" }}>
        <span sx={{ variant: "text.h1Detail", color: "text" }}>{tonnes(total)}</span>
        {words.totalUnit}
      </p>
      <ScopeBar scopes={scopes} sx={{ height: "26px", my: "18px" }} />
      <ScopeList scopes={scopes} sx={{ "& > li": { display: "flex", gap: "4px 12px", py: "11px" } }} />
      <h4 sx={{ variant: "text.h4", mt: 3, mb: 1 }}>{words.start}</h4>
      <ol
        sx={{
          counterReset: "bill",
          "& li": { counterIncrement: "bill" },
          "& li::before": { content: "counter(bill)", color: "primary", fontWeight: "bold" },
        }}
      >
        {largest.map((bill) => (
          <li key={bill.title}>
            {bill.title}
            <b>{tonnes(tonnesOf(bill))}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
