import { exampleSettings } from "../example-settings";
import { OpeningNotice } from "./opening-notice";

/** The notice lies over the page; here its screen is this box. */
const draw = (hasFailed: boolean) => (
  <div sx={{ position: "relative", height: "200px", transform: "translateX(0)" }}>
    <OpeningNotice
      messages={exampleSettings.messages}
      page="/enquire/start-project"
      hasFailed={hasFailed}
      onRetry={() => undefined}
      onClose={() => undefined}
    />
  </div>
);

export const examples = { loading: draw(false), failed: draw(true) };

export const family = "screens";
