// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { MouseEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
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

test("whoever leaves while something is sent is asked, also by browsers that wait for a return value", () => {
  const { rerender } = render(<Form isSending />);
  expect(leave()).toEqual({ isPrevented: true, returnValue: true });
  rerender(<Form isSending={false} />);
  expect(leave()).toEqual({ isPrevented: false, returnValue: undefined });
});

test("meanwhile a link to another page is followed only if the answer is yes; those within the page are not asked about", () => {
  const followed: string[] = [];
  const App = ({ isSending }: { isSending: boolean }) => {
    useLeaveGuard(isSending, "Leave?");
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      event.preventDefault();
      followed.push(event.currentTarget.getAttribute("href") ?? "");
    };
    return ["/about", "#questions"].map((href) => (
      <a key={href} href={href} onClick={follow}>
        <span>{href}</span>
      </a>
    ));
  };
  const press = () => {
    followed.length = 0;
    for (const text of ["/about", "#questions"]) fireEvent.click(screen.getByText(text));
    return followed;
  };
  const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
  const { rerender } = render(<App isSending />);
  expect(press()).toEqual(["#questions"]);
  confirm.mockReturnValue(true);
  expect(press()).toEqual(["/about", "#questions"]);
  expect(confirm.mock.calls).toEqual([["Leave?"], ["Leave?"]]);
  rerender(<App isSending={false} />);
  expect(press()).toEqual(["/about", "#questions"]);
  expect(confirm).toHaveBeenCalledTimes(2);
  confirm.mockRestore();
});
