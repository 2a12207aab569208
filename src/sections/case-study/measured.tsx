import { Disclosure, lineSummary } from "../../components/disclosure";
import { useMessages } from "../../components/messages";
import { Section, SectionHeading } from "../../components/section";
import { Split } from "../../components/split";
import type { EntryOf } from "../../content/entry";
import type { Style } from "../../theme/variants";
import { MeasuredChart, useWritten } from "./measured-chart";

const tableStyle = {
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "small",
  "& caption": { position: "absolute", size: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  "& th, & td": { py: "5px", textAlign: "left", borderBottom: "1px solid", borderColor: "bandCard" },
  "& th": { fontWeight: "body", color: "onBandMuted" },
  "& td, & th + th": { textAlign: "right" },
} satisfies Style;

export function Measured({ measured }: { measured: EntryOf<"CaseStudy">["measured"] }) {
  const words = useMessages().caseStudy;
  const write = useWritten(measured);
  const { superHeading, title, name, item, points } = measured;
  return (
    <Section id="measure" surface="band">
      <SectionHeading superHeading={superHeading} title={title} />
      <Split columns={[7, 4]} sx={{ columnGap: "64px", rowGap: "32px", alignItems: "start" }}>
        <MeasuredChart measured={measured} />
        <dl sx={{ "& > div + div": { mt: "18px" }, fontSize: "label" }}>
          {(["method", "compare", "leftOut"] as const).map((note) => (
            <div key={note}>
              <dt sx={{ fontWeight: "bold", color: "onBandStrong" }}>{words[note]}</dt>
              <dd sx={{ mt: "2px", color: "onBandMuted" }}>{measured[note]}</dd>
            </div>
          ))}
        </dl>
      </Split>
      <Disclosure
        leads="down"
        sx={{ mt: "20px" }}
        summary={words.table}
        summaryStyle={{ ...lineSummary, minHeight: "target", fontWeight: "bold", color: "accent" }}
      >
        <div sx={{ columns: "3 280px", columnGap: "48px", mt: "8px" }}>
          <table sx={tableStyle}>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{item}</th>
                <th scope="col">{name}</th>
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.title}>
                  <th scope="row">{point.title}</th>
                  <td>{write(point.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </Section>
  );
}
