import { useMinutes } from "../../chart/clock";
import { useLanguage, useMessages } from "../../components/messages";
import type { BlockOf } from "../../content/entry";
import { interpolate } from "../../content/text/text";

interface OfficeTimeProps {
  office: Pick<BlockOf<"offices">["locations"][number], "timeZone" | "clock">;
}

/**
 * The time at an office, and how far that is from UTC. The build knows neither: until hydration, and where no
 * clock is named, the words of the office's file stand here. Either is one short line, so nothing below it moves.
 */
export function OfficeTime({ office: { timeZone, clock } }: OfficeTimeProps) {
  const { locale } = useLanguage();
  const words = useMessages().offices;
  const now = useMinutes();
  if (!clock || now === undefined) return timeZone;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: clock,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "shortOffset",
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return interpolate(words.now, {
    time: `${parts.hour}:${parts.minute}`,
    offset: String(parts.timeZoneName).replace("GMT", "UTC").replace("-", "−"),
  });
}
