import { expect, test } from "vitest";
import { replyBy, waitOf } from "./reply-by";

const rule = { clock: "Europe/Berlin", until: 12, sameDay: 17, nextDay: 12 };

test.each([
  ["Monday 11:59", "2026-11-23T10:59:00Z", { hour: 17, days: 0, weekday: 1, sent: 11 + 59 / 60 }],
  ["Monday 12:00", "2026-11-23T11:00:00Z", { hour: 12, days: 1, weekday: 2, sent: 12 }],
  [
    "Friday at noon, the next working day is Monday",
    "2026-11-27T11:00:00Z",
    { hour: 12, days: 3, weekday: 1, sent: 12 },
  ],
  ["Saturday morning", "2026-11-28T08:00:00Z", { hour: 12, days: 2, weekday: 1, sent: 9 }],
  [
    "Sunday evening, where it is Monday in Berlin",
    "2026-11-29T23:30:00Z",
    { hour: 17, days: 0, weekday: 1, sent: 0.5 },
  ],
  [
    "a summer's noon, told by Berlin's own clock",
    "2026-07-15T09:59:00Z",
    { hour: 17, days: 0, weekday: 3, sent: 11 + 59 / 60 },
  ],
])("sent on %s", (_, now, answered) => {
  expect(replyBy(rule, new Date(now))).toEqual(answered);
});

test("what is answered on another day is drawn on two days", () => {
  expect(waitOf({ sent: 10, hour: 17, days: 0, weekday: 1 })).toEqual([[10, 17]]);
  expect(waitOf({ sent: 15.5, hour: 12, days: 3, weekday: 1 })).toEqual([
    [15.5, 24],
    [0, 12],
  ]);
});
