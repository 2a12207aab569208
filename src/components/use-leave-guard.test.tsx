// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { MouseEvent } from "react";
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

test("whoever leaves while something is sent is asked, also by browsers that wait for a return value", () => {
  const { rerender } = render(<Form isSending />);
  expect(leave()).toEqual({ isPrevented: true, returnValue: true });
  rerender(<Form isSending={false} />);
  expect(leave()).toEqual({ isPrevented: false, returnValue: undefined });
});

test("meanwhile the browser itself follows links to other pages, and asks; those within the page stay the app's", () => {
  const followed: string[] = [];
  const App = ({ isSending }: { isSending: boolean }) => {
    useLeaveGuard(isSending);
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      followed.push(event.currentTarget.getAttribute("href") ?? "");
    };
    return ["/about", "#questions"].map((href) => (
      <a key={href} href={href} onClick={follow}>
        <span>{href}</span>
      </a>
    ));
  };
  // jsdom follows no links.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener("click", stay, true);
  const press = () => {
    for (const text of ["/about", "#questions"]) fireEvent.click(screen.getByText(text));
  };
  const { rerender } = render(<App isSending />);
  press();
  expect(followed).toEqual(["#questions"]);
  rerender(<App isSending={false} />);
  press();
  expect(followed).toEqual(["#questions", "/about", "#questions"]);
  window.removeEventListener("click", stay, true);
});
