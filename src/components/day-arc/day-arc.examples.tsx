import { DayArc } from "./day-arc";

const ticks = [0, 6, 12, 18, 24].map((hour) => ({ hour, text: `${String(hour).padStart(2, "0")}:00` }));

export const examples = {
  "three rings and a sun": (
    <DayArc
      label="Two of three places are awake; it is 10:20."
      width={540}
      rise={150}
      now={10.33}
      ticks={ticks}
      rings={[
        [{ from: 4.5, to: 12.5, look: "strong", labels: ["East 14:50", "East"] }],
        [{ from: 9, to: 17, look: "strong", labels: ["Middle 10:20", "Middle"] }],
        [
          { from: 17, to: 24, look: "pale", labels: ["West 02:20"] },
          { from: 1, to: 4.5, look: "dotted" },
        ],
      ]}
    />
  ),
  "small, without a sun": (
    <DayArc
      label="An answer comes by 17:00."
      width={238}
      rise={64}
      thickness={15}
      rings={[[{ from: 12, to: 17, look: "strong" }]]}
    />
  ),
};
