import { useId } from "react";
import { takeOver } from "../../components/early-entries";
import { leftOf, sunTop } from "./grid-drawing";

interface GridSunProps {
  hour: number;
  label: string;
  valueText: string;
  onHour: (hour: number) => void;
}

const last = 23;

/** Size that can be pressed, in pixels; the sun itself is 40 wide. */
const target = 48;

const around = (percent: number) => `calc(${percent}% - ${target / 2}px)`;

const thumb = { width: `${target}px`, height: "100px" } as const;

/** The sun over a day's drawing, of one size however large that is: a slider, of which only the sun is seen. */
export const GridSun = ({ hour, label, valueText, onHour }: GridSunProps) => (
  <>
    <input
      ref={takeOver}
      id={useId()}
      name={label}
      type="range"
      min="0"
      max={last}
      value={hour}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={({ currentTarget }) => onHour(Number(currentTarget.value))}
      sx={{
        position: "absolute",
        zIndex: 1,
        left: around(0),
        top: around(0),
        width: `calc(${leftOf(last)}% + ${target}px)`,
        height: thumb.height,
        m: 0,
        opacity: 0,
        // A thumb of the browser's own has its own width, and the sun would not be where it is pressed.
        appearance: "none",
        cursor: "grab",
        "&::-webkit-slider-thumb": { appearance: "none", ...thumb },
        "&::-moz-range-thumb": { ...thumb, border: 0 },
        "&:focus-visible + svg": { strokeWidth: 5 },
        "@media (scripting: none)": { display: "none" },
      }}
    />
    <svg
      aria-hidden="true"
      data-sun=""
      viewBox="-24 -24 48 48"
      strokeWidth="3"
      style={{ left: around(leftOf(hour)), top: around(sunTop(hour)) }}
      sx={{
        position: "absolute",
        zIndex: 1,
        size: `${target}px`,
        pointerEvents: "none",
        stroke: "text",
      }}
    >
      <circle r="18.5" sx={{ fill: "accent" }} />
      <path
        d="M-5 -5l-5 5l5 5m10 -10l5 5l-5 5"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        sx={{ stroke: "onAccent" }}
      />
    </svg>
  </>
);
