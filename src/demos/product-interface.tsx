import type { ComponentType } from "react";
import { Island } from "../components/island";
import { Section } from "../components/section";
import type { EntryOf } from "../content/entry";
import { demos } from "./demos.server";
import type { DemoName } from "./frame";

export const ProductInterface = ({ product }: { product: Pick<EntryOf<"Product">, DemoName> }) => (
  <Section isNamed={false}>
    {/* No grid: on paper Firefox begins a long one on a sheet of its own. */}
    <div sx={{ "& > * + *": { mt: "20px" } }}>
      {Object.entries(demos).map(([name, Demo]) => {
        const Drawn = Demo as ComponentType<{ data: unknown }>;
        const data = product[name as DemoName];
        return (
          data && (
            <Island key={name}>
              <Drawn data={data} />
            </Island>
          )
        );
      })}
    </div>
  </Section>
);
