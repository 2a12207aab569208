import type { CreateNodeArgs, Node } from "gatsby";
import { expect, test, vi } from "vitest";
import { createContentNode, createContentNodes, fileType } from "../schema/content-nodes";
import { rereadSiteContent } from "../site-content";
import { onCreateNode, onPostBootstrap } from "./on-create-node";

vi.mock("../schema/content-nodes", () => ({
  fileType: "ContentYaml",
  createContentNode: vi.fn(),
  createContentNodes: vi.fn(),
}));
vi.mock("../site-content", () => ({ siteContents: () => [], rereadSiteContent: vi.fn() }));

const error = vi.fn();
const come = (node: object) =>
  onCreateNode?.({ node, reporter: { error } } as unknown as CreateNodeArgs, { plugins: [] }, () => {});
const file = { internal: { type: "File" }, sourceInstanceName: "content", ext: ".yaml" } as unknown as Node;
const yaml = { internal: { type: fileType } };

test("while the site is being read, the node of each file is made once, and content/ is not read again for it", () => {
  come(file);
  come(yaml);
  expect(createContentNode).toHaveBeenCalledOnce();
  expect(rereadSiteContent).not.toHaveBeenCalled();
});

test("a file that changes later has all content read again, as others may use its facts", async () => {
  await onPostBootstrap?.({} as never, { plugins: [] }, () => {});
  come(file);
  expect(createContentNodes).toHaveBeenCalledOnce();
  come({ ...file, ext: ".webp" });
  expect(rereadSiteContent).toHaveBeenCalledOnce();
});

test("a mistake is said, and the pages stay as they were", () => {
  vi.mocked(createContentNodes).mockClear();
  vi.mocked(rereadSiteContent).mockReturnValueOnce("content/site.yaml:1:1");
  come(file);
  expect(error).toHaveBeenCalledExactlyOnceWith("content/site.yaml:1:1");
  expect(createContentNodes).not.toHaveBeenCalled();
});
