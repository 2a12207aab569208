import type { ReactNode } from "react";
import { Dot } from "../components/dot";
import { ErrorBoundary } from "../components/error-boundary";
import type { EntryOf } from "../content/entry";

export type DemoName = "roofPlan" | "emissionFactors" | "apiExchange" | "footprintCalculator";

export type DemoOf<Name extends DemoName> = NonNullable<EntryOf<"Product">[Name]>;

export const Frame = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => (
  <div
    sx={{
      minWidth: 0,
      variant: "cards.surface",
      // Clipped, not hidden: what is hidden would scroll, and nothing in it could stay in sight of the page.
      overflow: "clip",
    }}
  >
    <h2
      sx={{
        display: "flex",
        alignItems: "center",
        gap: "10px",
        px: ["20px", "28px"],
        py: "14px",
        borderBottom: "rule",
        fontWeight: "bold",
        variant: "text.label",
      }}
    >
      <Dot />
      {title}
    </h2>
    <div sx={{ p: ["20px", "28px"] }}>
      <ErrorBoundary isPart>{children}</ErrorBoundary>
    </div>
    <p sx={{ px: ["20px", "28px"], pb: "20px", color: "muted", fontSize: "small" }}>{note}</p>
  </div>
);
