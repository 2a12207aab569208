import { exampleSettings } from "../example-settings";
import { SendingButton } from "./sending-button";

const draw = (state: { isSending: boolean; percent?: number }) => (
  <div sx={{ position: "relative" }}>
    <SendingButton {...state} messages={exampleSettings.messages}>
      Send
    </SendingButton>
  </div>
);

export const examples = {
  regular: draw({ isSending: false }),
  sending: draw({ isSending: true }),
  "uploading files": draw({ isSending: true, percent: 40 }),
};
