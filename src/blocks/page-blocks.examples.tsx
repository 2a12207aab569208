import { plainEntries, promotion } from "./example-content";
import { PageBlocks } from "./page-blocks";

export const examples = {
  "in the order given": (
    <PageBlocks
      sections={[
        { __typename: "ReasonsBlock", ...plainEntries(2) },
        { __typename: "PromotionBlock", ...promotion },
      ]}
    />
  ),
};
