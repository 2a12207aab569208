import { exampleSettings } from "../example-settings";
import { SendingButton } from "./sending-button";

const draw = (state: { isSending: boolean; percent?: number; disabled?: boolean }) => (
  <div sx={{ position: "relative" }}>
    <SendingButton {...state} messages={exampleSettings.messages}>
      Send
    </SendingButton>
  </div>
);

export const examples = {
  regular: draw({ isSending: false }),
  "before the program came": draw({ isSending: false, disabled: true }),
  sending: draw({ isSending: true }),
  "uploading files": draw({ isSending: true, percent: 40 }),
};
