import { Disclosure } from "../../components/disclosure";
import { Eyebrow } from "../../components/eyebrow";
import { useMessages } from "../../components/messages";
import { Section, SectionTitle } from "../../components/section";
import { Split } from "../../components/split";
import type { EntryOf } from "../../content/entry";
import type { Style } from "../../theme/variants";
import { MeasuredChart, useWritten } from "./measured-chart";

const tableStyle = {
  width: "100%",
  mt: "8px",
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
  const { superHeading, title, name, item, points, method, compare, leftOut } = measured;
  const notes = [
    [words.method, method],
    [words.compare, compare],
    [words.leftOut, leftOut],
  ];
  return (
    <Section id="measure" surface="band">
      {superHeading && <Eyebrow>{superHeading}</Eyebrow>}
      <SectionTitle sx={{ variant: "text.h2", mt: 2 }}>{title}</SectionTitle>
      <Split
        columns={[7, 4]}
        sx={{
          columnGap: "64px",
          rowGap: "32px",
          mt: ["32px", "40px"],
          alignItems: "start",
          "@media print": { gridTemplateColumns: "7fr 4fr" },
        }}
      >
        <MeasuredChart measured={measured} />
        <div>
          <dl sx={{ "& > div + div": { mt: "18px" }, fontSize: "label" }}>
            {notes.map(([heading, note]) => (
              <div key={heading}>
                <dt sx={{ fontWeight: "bold", color: "onBandStrong" }}>{heading}</dt>
                <dd sx={{ mt: "2px", color: "onBandMuted" }}>{note}</dd>
              </div>
            ))}
          </dl>
          <Disclosure
            sx={{ mt: "20px" }}
            summary={words.table}
            summaryStyle={{
              display: "inline-flex",
              alignItems: "center",
              minHeight: "target",
              fontWeight: "bold",
              color: "accent",
              "&::after": { content: '"\\2193" / ""', ml: "8px" },
            }}
          >
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
          </Disclosure>
        </div>
      </Split>
    </Section>
  );
}
