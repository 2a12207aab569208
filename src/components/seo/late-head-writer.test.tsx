// @vitest-environment jsdom
import { render, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { HeadWriter as Writer } from "./late-head-writer";

const fetched = vi.hoisted(() => vi.fn());

/** What a page's head says, as the build wrote it. */
const builtHead =
  '<title>a</title><meta name="description" content="What a says."><link rel="canonical" href="https://www.example.com/a">';

const head = (HeadWriter: typeof Writer, title: string) => (
  <HeadWriter
    language={{ code: "en", locale: "en-GB" }}
    title={title}
    description={`What ${title} says.`}
    keywords={["one"]}
    author="Noonward"
    siteName="Noonward"
    canonical={`https://www.example.com/${title}`}
    isIndexed
  />
);

const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute("content");

let HeadWriter: typeof Writer;

beforeEach(async () => {
  vi.resetModules();
  fetched.mockReset();
  vi.doMock("./head-tags", async (original) => {
    fetched();
    return await original();
  });
  document.head.innerHTML = builtHead;
  ({ HeadWriter } = await import("./late-head-writer"));
});

test("the page that the visitor came to keeps its built head, and react-helmet is not fetched", async () => {
  render(head(HeadWriter, "a"));
  await new Promise((done) => setTimeout(done, 50));
  expect(fetched).not.toHaveBeenCalled();
  expect(document.head.innerHTML).toBe(builtHead);
});

test("the next page has its title at once and all else a moment later, and the first page has its own again", async () => {
  const { rerender } = render(head(HeadWriter, "a"));
  rerender(head(HeadWriter, "b"));
  expect(document.title).toBe("b");
  await waitFor(() => expect(description()).toBe("What b says."));
  expect(document.head.querySelectorAll('meta[name="description"], link[rel="canonical"]')).toHaveLength(2);
  rerender(head(HeadWriter, "a"));
  await waitFor(() => expect(description()).toBe("What a says."));
  expect(document.title).toBe("a");
});

test("where react-helmet cannot be fetched the title is right, and the next page tries again", async () => {
  fetched.mockImplementationOnce(() => {
    throw new Error("offline");
  });
  const { rerender } = render(head(HeadWriter, "a"));
  rerender(head(HeadWriter, "b"));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(document.title).toBe("b");
  rerender(head(HeadWriter, "c"));
  await waitFor(() => expect(description()).toBe("What c says."));
});
