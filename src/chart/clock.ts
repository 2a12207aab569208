import { useSyncExternalStore } from "react";

const minute = 60_000;

function partsAt(clock: string, now: Date): Record<string, number> {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: clock,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, Number(value)]));
}

export function offsetAt(clock: string, now: Date): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = partsAt(clock, now);
  const whole = Math.floor(now.getTime() / minute) * minute;
  return (Date.UTC(year, month - 1, day, hour, minutes) - whole) / (60 * minute);
}

/** Time of a place's clock: the hour of its day, with minutes as parts of it, and the day of the week from Sunday, 0. */
export function timeAt(clock: string, now: Date): { hour: number; weekday: number } {
  const shifted = new Date(now.getTime() + offsetAt(clock, now) * 60 * minute);
  return { hour: shifted.getUTCHours() + shifted.getUTCMinutes() / 60, weekday: shifted.getUTCDay() };
}

/** An hour of the day as a clock shows it: 16.5 is 16:30. */
export function clockText(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export const isWorkday = (weekday: number): boolean => weekday % 7 !== 0 && weekday % 7 !== 6;

const everyMinute = (look: () => void) => {
  const timer = setInterval(look, minute / 12);
  return () => clearInterval(timer);
};

/** The minute that it is, in milliseconds; undefined in what the build writes, which knows no time. */
export function useMinutes(): number | undefined {
  const minutes = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute),
    () => 0,
  );
  return minutes === 0 ? undefined : minutes * minute;
}
