// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { videoWords } from "../../tests/support/video-words";
import { withMessages } from "../../tests/support/with-messages";
import { useVideo, VideoProvider, type VideoState } from "./video-provider";

const film = "/videos/film.html";
let states: VideoState[] = [];

function Consumer() {
  const { isOpen, video, openVideo, closeVideo } = useVideo();
  states.push({ isOpen, video });
  return (
    <>
      <button type="button" onClick={() => openVideo(film)}>
        Play
      </button>
      <button type="button" onClick={closeVideo}>
        Stop
      </button>
    </>
  );
}

beforeEach(() => {
  states = [];
  render(
    withMessages(
      videoWords,
      <VideoProvider title="We drive your business forward.">
        <Consumer />
      </VideoProvider>,
    ),
  );
});
afterEach(cleanup);

// Escape, and where focus goes then: tests/journeys/video.spec.ts.
test("starts closed and empty, with no window and no frame", () => {
  expect(states).toEqual([{ isOpen: false, video: "" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.querySelector("iframe")).toBeNull();
});

test("opening sets film and state together; closing empties both", async () => {
  fireEvent.click(screen.getByText("Play"));
  expect(states.at(-1)).toEqual({ isOpen: true, video: film });
  const dialog = await screen.findByRole("dialog", { name: "We drive your business forward." });
  expect(document.querySelector("iframe")?.getAttribute("src")).toBe(film);
  // For browsers that do not frame it.
  expect(within(dialog).getByRole("link").getAttribute("href")).toBe(film);

  fireEvent.click(screen.getByText("Stop"));
  expect(states.at(-1)).toEqual({ isOpen: false, video: "" });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.querySelector("iframe")).toBeNull();

  expect(states.filter(({ isOpen, video }) => isOpen !== (video !== ""))).toEqual([]);
});

test("closed before its code arrived, the window stays closed", async () => {
  fireEvent.click(screen.getByText("Play"));
  fireEvent.click(screen.getByText("Stop"));
  await import("./video-modal");
  await Promise.resolve();
  expect(screen.queryByRole("dialog")).toBeNull();
});
