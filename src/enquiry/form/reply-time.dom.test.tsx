import { act, cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { german, settings, site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { ReplyRule, ReplyTime, ReplyWait } from "./reply-time";

test("each language names the place of the reply times itself", () => {
  const messages = { ...german.EnquiryWords.data, locale: german.language.locale };
  const offices = { ...german.InterfaceWords.data.offices, place: "München" };
  const rule = <ReplyRule settings={{ messages, reply: settings.reply }} />;
  expect(renderToString(withMessages({ offices }, rule, german.language))).toContain("Uhr in München schreibt");
});

test("what has arrived keeps the time of its answer, and what is sent later has a later one", () => {
  // Five minutes before the hour until which an answer comes on the same day.
  vi.useFakeTimers({ now: new Date("2026-11-24T10:55:00Z") });
  const messages = { ...site.EnquiryWords.data, locale: site.language.locale };
  const both = (
    <>
      <ReplyTime settings={{ messages, reply: settings.reply }} />
      <ReplyTime settings={{ messages, reply: settings.reply }} isSent />
      <ReplyWait settings={{ messages, reply: settings.reply }} />
    </>
  );
  const { container } = render(withMessages({ offices: site.InterfaceWords.data.offices }, both, site.language));
  const said = () => [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  const [now, arrived, drawn] = said();
  expect([arrived, drawn]).toEqual([now, now]);
  act(() => vi.advanceTimersByTime(10 * 60_000));
  const [later, ...still] = said();
  expect(still).toEqual([arrived, drawn]);
  expect(later).not.toBe(now);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
