import { exampleSettings } from "../example-settings";
import { SendFailure } from "./send-failure";

export const examples = {
  offline: <SendFailure failure={exampleSettings.messages.failedOffline} settings={exampleSettings} />,
};
