import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { ReplyTime, ReplyWait, replyBy } from "./reply-time";

const messages = { ...site.EnquiryWords.data, locale: site.language.locale };
const drawn = (node: ReactNode) =>
  render(withMessages({ offices: site.InterfaceWords.data.offices }, node, site.language)).container;

const rule = { clock: "Europe/Berlin", until: 12, sameDay: 17, nextDay: 12 };

test.each([
  ["Monday 11:59", "2026-11-23T10:59:00Z", { hour: 17, days: 0, weekday: 1 }],
  ["Monday 12:00", "2026-11-23T11:00:00Z", { hour: 12, days: 1, weekday: 2 }],
  ["Saturday morning", "2026-11-28T08:00:00Z", { hour: 12, days: 2, weekday: 1 }],
  ["Sunday evening, where it is Monday in Berlin", "2026-11-29T23:30:00Z", { hour: 17, days: 0, weekday: 1 }],
  ["a summer's noon, told by Berlin's own clock", "2026-07-15T09:59:00Z", { hour: 17, days: 0, weekday: 3 }],
])("sent on %s, it is answered by that time", (_, now, answered) => {
  expect(replyBy(rule, new Date(now))).toEqual(answered);
});

test.each([
  ["today, where it is today for both", "2026-11-24T08:00:00Z", "today"],
  ["the day, where the office has the next one already", "2026-11-23T23:30:00Z", "on Tuesday"],
])("it says %s", (_, now, day) => {
  vi.stubEnv("TZ", "UTC");
  vi.useFakeTimers({ now: new Date(now) });
  const words = { replyToday: "today", replyTomorrow: "tomorrow", replyOnDay: "on {day}" };
  const container = drawn(<ReplyTime settings={{ messages: { ...messages, ...words }, reply: rule }} />);
  expect(container.textContent).toBe(day);
});

test("what has arrived keeps the time of its answer, and what is sent later has a later one", () => {
  // Five minutes before the hour until which an answer comes on the same day.
  vi.useFakeTimers({ now: new Date("2026-11-24T10:55:00Z") });
  const container = drawn(
    <>
      <ReplyTime settings={{ messages, reply: rule }} />
      <ReplyWait settings={{ messages, reply: rule }} />
    </>,
  );
  const said = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  const [now, arrived] = said();
  expect(arrived).toBe(now);
  act(() => vi.advanceTimersByTime(10 * 60_000));
  const [later, still] = said();
  expect(still).toBe(arrived);
  expect(later).not.toBe(now);
});
