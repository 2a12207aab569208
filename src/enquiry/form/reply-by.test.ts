import { expect, test } from "vitest";
import { replyBy } from "./reply-by";

const rule = { clock: "Europe/Berlin", place: "Berlin", until: 12, sameDay: 17, nextDay: 12 };

test.each([
  ["Monday 11:59", "2026-11-23T10:59:00Z", { hour: 17, days: 0, weekday: 1 }],
  ["Monday 12:00", "2026-11-23T11:00:00Z", { hour: 12, days: 1, weekday: 2 }],
  ["Friday at noon, the next working day is Monday", "2026-11-27T11:00:00Z", { hour: 12, days: 3, weekday: 1 }],
  ["Saturday morning", "2026-11-28T08:00:00Z", { hour: 12, days: 2, weekday: 1 }],
  ["Sunday evening, where it is Monday in Berlin", "2026-11-29T23:30:00Z", { hour: 17, days: 0, weekday: 1 }],
  ["a summer's noon, told by Berlin's own clock", "2026-07-15T09:59:00Z", { hour: 17, days: 0, weekday: 3 }],
])("sent on %s", (_, now, answered) => {
  expect(replyBy(rule, new Date(now))).toEqual(answered);
});
