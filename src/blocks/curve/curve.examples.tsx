import { sheetSection } from "../example-sheets";
import { Curve } from "./curve";

export const examples = {
  whole: <Curve section={sheetSection("curve")} />,
  "with a deadline before it": (
    <Curve
      section={sheetSection("curve", {
        limit: null,
        gate: {
          days: [
            { noon: 10, text: "One day" },
            { noon: 67, text: "The next" },
          ],
          now: { at: 7, text: "now 11:00" },
          deadline: { at: 10, text: "12:00, the gate closes" },
          before: [
            { at: 0, value: 2 },
            { at: 7, value: 9 },
            { at: 14, value: 12 },
            { at: 24, value: 2 },
          ],
          measured: "one day, measured",
          expected: "one day, expected",
        },
        points: [
          { at: 38, value: 2, spread: null },
          { at: 52, value: 8, spread: 1 },
          { at: 70, value: 20, spread: 3 },
          { at: 100, value: 4, spread: 5 },
        ],
        moment: { at: 70, text: "The moment" },
      })}
    />
  ),
  "the least": (
    <Curve section={sheetSection("curve", { aside: null, note: null, isSample: false, limit: null, remarks: [] })} />
  ),
};
