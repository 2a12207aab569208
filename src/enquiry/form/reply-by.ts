import { isWorkday, timeAt } from "../../components/day-arc/clock";
import type { ReplyRule } from "../questions/definition";

/** Latest time of an answer to what is sent at a moment: an hour, on that day or some days later. */
interface ReplyBy {
  readonly hour: number;
  readonly days: number;
  /** The day of the week, from Sunday, 0. */
  readonly weekday: number;
  /** Hour of the moment itself, on the clock of the rule. */
  readonly sent: number;
}

export function replyBy({ clock, until, sameDay, nextDay }: ReplyRule, now: Date): ReplyBy {
  const { hour, weekday } = timeAt(clock, now);
  if (isWorkday(weekday) && hour < until) return { hour: sameDay, days: 0, weekday, sent: hour };
  let days = 1;
  while (!isWorkday(weekday + days)) days += 1;
  return { hour: nextDay, days, weekday: (weekday + days) % 7, sent: hour };
}

/** Hours from sending to the answer on each day that has some: what ends on another day begins there at midnight. */
export const waitOf = ({ sent, hour, days }: ReplyBy): (readonly [from: number, to: number])[] =>
  days === 0
    ? [[sent, hour]]
    : [
        [sent, 24],
        [0, hour],
      ];
