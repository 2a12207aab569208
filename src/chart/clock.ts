import { useSyncExternalStore } from "react";

const minute = 60_000;

/** Hours by which a place's clock is ahead of UTC; without a place, the reader's own. */
export function offsetAt(clock: string | undefined, now: Date): number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: clock, timeZoneName: "longOffset" });
  const written = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(written ?? "") ?? [];
  return Number(`${sign ?? ""}1`) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}

/** Time of a place's clock: the hour of its day, with minutes as parts of it, and the day of the week from Sunday, 0. */
export function timeAt(clock: string | undefined, now: Date): { hour: number; weekday: number } {
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
