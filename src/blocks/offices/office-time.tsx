import { useSyncExternalStore } from "react";
import { useLanguage, useMessages } from "../../components/messages";
import { interpolate } from "../../content/text";

const minute = 60_000;

/** Asks several times a minute, so that no clock here is late by more than a few seconds. */
const everyMinute = (look: () => void) => {
  const timer = setInterval(look, minute / 12);
  return () => clearInterval(timer);
};
const minutesNow = () => Math.floor(Date.now() / minute);

interface OfficeTimeProps {
  office: Pick<Queries.OfficeFragment, "timeZone" | "clock">;
}

/**
 * The time at an office, and how far that is from UTC. The build knows neither: until hydration, and where no
 * clock is named, the words of the office's file stand here. Either is one short line, so nothing below it moves.
 */
export function OfficeTime({ office: { timeZone, clock } }: OfficeTimeProps) {
  const { locale } = useLanguage();
  const { now } = useMessages().offices;
  const minutes = useSyncExternalStore(everyMinute, minutesNow, () => 0);
  if (!clock || minutes === 0) return timeZone;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: clock,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "shortOffset",
  });
  const parts = Object.fromEntries(format.formatToParts(minutes * minute).map(({ type, value }) => [type, value]));
  return interpolate(now, {
    time: `${parts.hour}:${parts.minute}`,
    offset: String(parts.timeZoneName).replace("GMT", "UTC").replace("-", "−"),
  });
}
