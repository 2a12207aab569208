import { TextInput } from "../../components/field";
import { interpolate } from "../../content/text/text";
import type { Style } from "../../theme/variants";
import { doubtAbout, replyAddress } from "../questions/mail-address";
import { useTextProps } from "./text-controls";
import type { ControlProps } from "./use-enquiry-field";

const button = {
  variant: "links.more",
  py: 0,
  mr: "16px",
  minHeight: "24px",
  fontSize: "label",
  lineHeight: "snug",
} satisfies Style;

/**
 * An e-mail address. A doubt about it is a question, never an error: going on a second time answers it. It stands in the
 * place of what the address is for and in the gap below, so that nothing moves.
 */
export function EmailControl(props: ControlProps) {
  const { settings, doubtedAddress, askedAddresses } = props.enquiry;
  const { messages } = settings;
  const { control, setValue, enterKeyHint } = useTextProps(props);
  const { id, value: address } = control;
  const doubt = doubtAbout(address);
  const isDoubted = doubt && doubtedAddress === address;
  const suggestion = doubt?.suggestion;
  // A promise that the mail keeps; of half an address, nobody can tell before it is asked about.
  const isOpen = address.trim() === "" || (doubt && !askedAddresses.includes(address));
  const isAnswered = !isDoubted && (isOpen || replyAddress(address) !== undefined);
  const accept = () => {
    setValue(suggestion ?? address);
    document.getElementById(id)?.focus();
  };
  return (
    <div>
      <TextInput {...control} type="email" enterKeyHint={enterKeyHint} autoCapitalize="none" spellCheck={false} />
      <div role="status" sx={{ display: "flow-root", minHeight: "22px", mt: "4px", variant: "text.label" }}>
        {isAnswered && messages.replyAddress && <p sx={{ color: "muted" }}>{messages.replyAddress}</p>}
        {isDoubted && (
          <div sx={{ mb: "-23px" }}>
            <p sx={{ fontWeight: "bold", overflowWrap: "anywhere" }}>
              {suggestion ? interpolate(messages.typo, { suggestion }) : messages.incomplete}
            </p>
            {suggestion && (
              <button type="button" onClick={accept} sx={button}>
                {interpolate(messages.typoAccept, { suggestion })}
              </button>
            )}
            <button type="submit" sx={suggestion ? { ...button, color: "text" } : button}>
              {messages.addressKeep}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
