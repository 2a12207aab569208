import { useLanguage, useMessages } from "../components/messages";
import { written } from "../components/numbers";
import type { BlockOf } from "../content/entry";
import { pipelineFigures } from "../content/figures/figures";
import { interpolate } from "../content/text/text";
import { EntryHeading, SheetFrame, useIsPiece } from "./sheet-frame";

/** Places of the two parts of each station, which all together take a sum of time; seen from the end. */
function placesOf(stations: BlockOf<"pipeline">["pipeline"]["stations"], sum: number) {
  const percent = (amount: number) => `${Math.round((amount / sum) * 1000) / 10}%`;
  let left = sum;
  return stations.map(({ wait, work }) => {
    left -= wait + work;
    return {
      wait: { right: percent(left + work), width: percent(wait) },
      work: { right: percent(left), width: percent(work) },
    };
  });
}

export function Pipeline({ section }: { section: BlockOf<"pipeline"> }) {
  const { unit, stations, ...sheet } = section.pipeline;
  const words = useMessages().artefact;
  const isPiece = useIsPiece();
  const { locale } = useLanguage();
  const longest = Math.max(...stations.map(({ wait }) => wait));
  const figures = pipelineFigures(stations);
  const places = placesOf(stations, figures.total);
  return (
    <SheetFrame section={section} sheet={sheet}>
      <ol
        sx={{
          "& > li": {
            py: isPiece ? "7px" : "12px",
            borderBottom: "rule",
            ...(isPiece && {
              display: "grid",
              gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 3fr) minmax(0, 2fr)"],
              columnGap: "20px",
              alignItems: "center",
            }),
          },
          "& > li > div": {
            display: ["block", "flex"],
            flexWrap: "wrap",
            justifyContent: "space-between",
            gap: "2px 18px",
          },
          "& div > p": { fontSize: isPiece ? "label" : "small", color: "muted", lineHeight: "snug" },
          "& li > p": { position: "relative", overflow: "hidden", height: "10px", mt: isPiece ? ["6px", 0] : "9px" },
          "& i": { position: "absolute", insetBlock: 0, minWidth: "4px" },
          "& span::before": { content: '""', display: "inline-block", size: "10px", mr: "6px" },
          "& span + span": { ml: "6px" },
          "& i, & span::before": { borderRadius: "pill", bg: "controlBorder" },
          "& i[data-longest], & [data-longest]::before": { bg: "accent" },
          // Work ends where it ends in time: what is too short to be seen begins sooner.
          "& i:last-of-type, & [data-work]::before": { bg: "primary" },
        }}
      >
        {stations.map(({ title, detail, wait, work }, index) => (
          <li key={index}>
            <div>
              <EntryHeading>{title}</EntryHeading>
              <p>
                {wait > 0 && (
                  <span data-longest={wait === longest ? "" : undefined}>
                    {`${interpolate(words.wait, { amount: written(wait, locale), unit })} `}
                  </span>
                )}
                {work > 0 && (
                  <span data-work="">{interpolate(words.work, { amount: written(work, locale), unit })}</span>
                )}
              </p>
              {detail && !isPiece && <p sx={{ flexBasis: "100%" }}>{detail}</p>}
            </div>
            <p aria-hidden="true">
              {wait > 0 && <i data-longest={wait === longest ? "" : undefined} style={places[index]?.wait} />}
              <i style={places[index]?.work} />
            </p>
          </li>
        ))}
      </ol>
      <p sx={{ mt: "16px", fontWeight: "bold", ...(isPiece && { fontSize: "label" }) }}>
        {interpolate(words.total, { amount: written(figures.total, locale), unit, share: figures.workShare })}
      </p>
    </SheetFrame>
  );
}
