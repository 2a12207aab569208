import { dayPath, heightAt } from "../components/day-path";
import { Dot } from "../components/dot";
import { LinkedText } from "../components/linked-text";
import { HeadedSection } from "../components/section";
import type { BlockOf } from "../content/entry";

const dot = 12;

export function Process({ section }: { section: BlockOf<"process"> }) {
  const { items, surface } = section;
  const isBand = surface === "band";
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
            sx={{ stroke: isBand ? "accent" : "primary", opacity: 0.7 }}
          />
        </svg>
        <ol
          sx={{
            display: "grid",
            gridTemplateColumns: ["1fr", null, `repeat(${columns}, minmax(0, 1fr))`],
            "& > li:last-of-type": { borderColor: "transparent" },
          }}
        >
          {items.map(({ title, description, when }, step) => (
            <li
              key={step}
              sx={{
                position: "relative",
                ml: ["5px", null, 0],
                pl: ["24px", null, 0],
                pr: [null, null, "32px"],
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
                  left: ["-7px", null, 0],
                  top: ["7px", null, `${-dot / 2 - heightAt(step / columns)}px`],
                  size: `${dot}px`,
                }}
              />
              {when && (
                <p sx={{ color: isBand ? "accent" : "primary", fontWeight: "bold", fontSize: "label" }}>{when}</p>
              )}
              <h3 sx={{ variant: "text.h3", mt: "4px" }}>{title}</h3>
              <LinkedText html={description} sx={{ mt: ["4px", 1], maxWidth: "measure", fontSize: "1rem" }} />
            </li>
          ))}
        </ol>
      </div>
    </HeadedSection>
  );
}
