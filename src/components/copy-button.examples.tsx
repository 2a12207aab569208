import { CopyButton } from "./copy-button";

export const examples = {
  regular: (
    <>
      <code id="example-request">GET /v1/factors</code>
      <CopyButton source="example-request" label="Copy request" />
    </>
  ),
};
