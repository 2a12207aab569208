// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Tabs } from "./tabs";

const titles = ["curl", "JavaScript", "Python"];

function Sample() {
  const [chosen, setChosen] = useState(0);
  return <Tabs label="Languages" titles={titles} chosen={chosen} onChoose={setChosen} panelId="panel" />;
}

afterEach(cleanup);

const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

test("one tab is a stop of the Tab key; arrows, Home and End choose and take focus along", () => {
  render(<Sample />);
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  for (const [key, title] of [
    ["ArrowRight", "JavaScript"],
    ["ArrowRight", "Python"],
    ["ArrowRight", "curl"],
    ["ArrowLeft", "Python"],
    ["Home", "curl"],
    ["End", "Python"],
  ] as const) {
    fireEvent.keyDown(screen.getByRole("tab", { selected: true }), { key });
    expect(chosen()).toBe(title);
    expect(document.activeElement?.textContent).toBe(title);
  }
});

test("a press chooses; other keys are the browser's", () => {
  render(<Sample />);
  fireEvent.click(screen.getByText("JavaScript"));
  expect(chosen()).toBe("JavaScript");
  expect(fireEvent.keyDown(screen.getByText("JavaScript"), { key: "ArrowDown" })).toBe(true);
  expect(chosen()).toBe("JavaScript");
});
