import { Tabs } from "./tabs";

const titles = ["curl", "JavaScript", "Python"];

export const examples = {
  "the first": (
    <>
      <Tabs label="Languages" titles={titles} chosen={0} onChoose={() => {}} panelId="tabs-first" />
      <div role="tabpanel" id="tabs-first" aria-labelledby="tabs-first0">
        The first panel.
      </div>
    </>
  ),
  "the last": (
    <>
      <Tabs label="Other languages" titles={titles} chosen={2} onChoose={() => {}} panelId="tabs-last" />
      <div role="tabpanel" id="tabs-last" aria-labelledby="tabs-last2">
        The last panel.
      </div>
    </>
  ),
};
