import { dayPath, heightAt } from "../components/day-path";
import { Dot } from "../components/dot";
import { LinkedText } from "../components/linked-text";
import { useMessages } from "../components/messages";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";
import { interpolate } from "../content/text/text";

export function hoursFor(steps: number): string[] {
  const [first, last] = [7, 17];
  return Array.from({ length: steps }, (_, step) => {
    const hour = first + Math.floor((step * (last - first)) / (steps - 1));
    return String(hour).padStart(2, "0");
  });
}

const dot = 12;

export function Process({ section }: { section: BlockOf<"process"> }) {
  const words = useMessages().process;
  const { items, surface } = section;
  const isBand = surface === "band";
  const hours = hoursFor(items.length);
  const columns = items.length;
  return (
    <HeadedSection heading={isBand ? section : { ...section, superHeading: null }} surface={surface}>
      <div data-day-arc="" sx={{ position: "relative" }}>
        <svg
          viewBox={`0 0 ${dayPath.width} 110`}
          preserveAspectRatio="none"
          aria-hidden="true"
          sx={{
            display: ["none", null, "block"],
            width: `calc(100% - ${dot}px)`,
            height: "110px",
            mx: `${dot / 2}px`,
            mt: "-12px",
            mb: "-6px",
            overflow: "visible",
          }}
        >
          <path
            d={`M0 ${dayPath.ground}A${dayPath.radiusX} ${dayPath.radiusY} 0 0 1 ${dayPath.width} ${dayPath.ground}`}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            sx={{ stroke: "accent", opacity: 0.7 }}
          />
        </svg>
        <ol
          sx={{
            display: "grid",
            // Those at the ends stand in half a column: the dots are equally far from each other.
            gridTemplateColumns: ["1fr", null, `1fr repeat(${columns - 2}, 2fr) 1fr`],
            "& > li:not(:first-of-type, :last-of-type)": {
              px: [null, null, "24px"],
              textAlign: [null, null, "center"],
            },
            "& > li:first-of-type": { mr: [null, null, "-12px"] },
            "& > li:last-of-type": {
              ml: [null, null, "-12px"],
              textAlign: [null, null, "right"],
              borderColor: "transparent",
            },
          }}
        >
          {items.map(({ title, description, when }, step) => (
            <li
              key={step}
              sx={{
                position: "relative",
                ml: ["5px", null, 0],
                pl: ["24px", null, 0],
                pt: [null, null, "24px"],
                pb: ["16px", "28px", 0],
                borderLeftStyle: "solid",
                borderLeftWidth: ["2px", null, 0],
                borderColor: isBand ? "bandCard" : "coolBorder",
              }}
            >
              <Dot
                sx={{
                  position: "absolute",
                  left: ["-7px", null, step === 0 ? 0 : step === columns - 1 ? "auto" : `calc(50% - ${dot / 2}px)`],
                  right: [null, null, step === columns - 1 ? 0 : null],
                  top: ["7px", null, `${-dot / 2 - heightAt(step / (columns - 1))}px`],
                  width: `${dot}px`,
                  height: `${dot}px`,
                }}
              />
              <p sx={{ color: isBand ? "accent" : "primary", fontWeight: "bold", fontSize: "label" }}>
                {when ?? <span aria-hidden="true">{interpolate(words.hour, { hour: hours[step] ?? "" })}</span>}
              </p>
              <h3 sx={{ variant: "text.h3", mt: "4px" }}>{title}</h3>
              <LinkedText
                html={description}
                onBand={isBand}
                sx={{ mt: ["4px", 1], maxWidth: "measure", fontSize: "1rem" }}
              />
            </li>
          ))}
        </ol>
      </div>
    </HeadedSection>
  );
}
