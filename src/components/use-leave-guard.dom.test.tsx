import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useLeaveGuard } from "./use-leave-guard";

afterEach(cleanup);

const Form = ({ isSending }: { isSending: boolean }) => {
  useLeaveGuard(isSending);
  return null;
};

/** Answer to the browser when the page is left; browsers of before 2024 look at the second alone. */
function leave(): { isPrevented: boolean; returnValue: unknown } {
  const event = new Event("beforeunload", { cancelable: true });
  let returnValue: unknown;
  Object.defineProperty(event, "returnValue", {
    set: (value) => {
      returnValue = value;
    },
  });
  dispatchEvent(event);
  return { isPrevented: event.defaultPrevented, returnValue };
}

// Links of the page itself: tests/journeys/contact-form.spec.ts.
test("whoever leaves while something is sent is asked, also by browsers that wait for a return value", () => {
  const { rerender } = render(<Form isSending />);
  expect(leave()).toEqual({ isPrevented: true, returnValue: true });
  rerender(<Form isSending={false} />);
  expect(leave()).toEqual({ isPrevented: false, returnValue: undefined });
});
