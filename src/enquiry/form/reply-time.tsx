import { useState } from "react";
import { clockText, isWorkday, timeAt, useMinutes } from "../../chart/clock";
import { useLanguage, useMessages } from "../../components/messages";
import { interpolate } from "../../content/text/text";
import type { EnquirySettings } from "../questions/form-types";

/** Latest answer to what is sent at a moment: an hour, so many days later, and that day of the week from Sunday, 0. */
export function replyBy({ clock, until, sameDay, nextDay }: EnquirySettings["reply"], now: Date) {
  const { hour, weekday } = timeAt(clock, now);
  if (isWorkday(weekday) && hour < until) return { hour: sameDay, days: 0, weekday };
  let days = 1;
  while (!isWorkday(weekday + days)) days += 1;
  return { hour: nextDay, days, weekday: (weekday + days) % 7 };
}

interface ReplyProps {
  settings: Pick<EnquirySettings, "messages" | "reply">;
  className?: string;
}

export function ReplyRule({ settings: { messages, reply }, className }: ReplyProps) {
  const { place } = useMessages().offices;
  return (
    <p
      className={className}
      sx={{ textWrap: "balance", "& span": { display: "block" }, "& span + span": { mt: "4px" } }}
    >
      {interpolate(messages.replyRule, {
        place,
        until: clockText(reply.until),
        sameDay: clockText(reply.sameDay),
        nextDay: clockText(reply.nextDay),
      })
        .split("\n")
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </p>
  );
}

/** A day of the week by its number from Sunday, 0: the fourth of January 1970 was one. */
const weekdayName = (weekday: number, locale: string) =>
  new Date(Date.UTC(1970, 0, 4 + weekday)).toLocaleDateString(locale, { weekday: "long", timeZone: "UTC" });

function useReply({ messages, reply }: ReplyProps["settings"], moment: number) {
  const { locale } = useLanguage();
  const { place } = useMessages().offices;
  const at = new Date(moment);
  const by = replyBy(reply, at);
  // Today and tomorrow are the reader's, and the office may have another day already, or still.
  const isSameDay = at.getDay() === timeAt(reply.clock, at).weekday;
  const near = isSameDay ? [messages.replyToday, messages.replyTomorrow][by.days] : undefined;
  return interpolate(near ?? messages.replyOnDay, {
    place,
    time: clockText(by.hour),
    day: weekdayName(by.weekday, locale),
  });
}

/** When what is sent now is answered. The build, which knows no now, leaves room. */
export function ReplyTime({ settings, className }: ReplyProps) {
  const now = useMinutes();
  const said = useReply(settings, now ?? 0);
  return (
    <div className={className} sx={{ display: "grid", alignItems: "center", minHeight: "40px" }}>
      {now !== undefined && <p sx={{ textWrap: "balance" }}>{said}</p>}
    </div>
  );
}

/** When what has just arrived is answered. */
export function ReplyWait({ settings, className }: ReplyProps) {
  const [sent] = useState(Date.now);
  return <p className={className}>{useReply(settings, sent)}</p>;
}
