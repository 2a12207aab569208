import { useRef } from "react";
import { CloseButton } from "../../components/close-button";
import { Disclosure } from "../../components/disclosure";
import { Icon } from "../../components/icon";
import { down } from "../../components/icons/lines";
import { interpolate } from "../../content/text/text";
import type { EnquirySettings } from "../questions/definition";
import type { Brought } from "./presets";

export type BroughtPart = keyof Brought;

interface BroughtAlongProps {
  brought: Brought;
  messages: EnquirySettings["messages"];
  /**
   * Takes a part out of the enquiry; once it has been sent there is nothing to take out.
   * @param neighbour the button of the next part, or of the one before, for focus to go to; none beside the only part
   */
  onRemove?: ((part: BroughtPart, neighbour: HTMLElement | undefined) => void) | undefined;
}

/** Parts of what was brought along: the kind of each, and its words. */
const partsOf = ({ offer, figures }: Brought) =>
  (
    [
      ["offer", offer],
      ["figures", figures?.label],
    ] as const
  ).flatMap(([part, words]) => (words ? [{ part, words }] : []));

function Chips({ brought, messages, onRemove }: BroughtAlongProps) {
  const list = useRef<HTMLUListElement>(null);
  const neighbourOf = (place: number) => {
    const buttons = list.current?.querySelectorAll("button");
    return buttons?.[place + 1] ?? buttons?.[place - 1];
  };
  return (
    <ul ref={list} sx={{ display: "grid", gap: "8px" }}>
      {partsOf(brought).map(({ part, words }, place) => (
        <li
          key={part}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: "10px",
            p: "8px 8px 8px 14px",
            bg: "surface",
            color: "text",
            borderRadius: "small",
            fontSize: "label",
            lineHeight: "snug",
            "& button": { bg: "transparent" },
          }}
        >
          <p sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            <span sx={{ display: "block", color: "muted", fontSize: "small" }}>{messages[part]}</span>
            <b>{words}</b>
          </p>
          {onRemove && (
            <CloseButton
              label={interpolate(messages.remove, { name: words })}
              onClick={() => onRemove(part, neighbourOf(place))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Things that a visitor brought along into an enquiry, beside its steps; on a phone one line that opens. */
export function BroughtAlong(props: BroughtAlongProps) {
  const { brought, messages } = props;
  const parts = partsOf(brought);
  if (parts.length === 0) return null;
  const list = parts.map(({ words }) => words).join(", ");
  return (
    <>
      <div sx={{ display: ["none", null, "block"], mt: "20px" }}>
        <Chips {...props} />
      </div>
      <Disclosure
        sx={{
          display: ["block", null, "none"],
          mt: "8px",
          "& ul": { pt: "8px" },
          "&[open] > summary svg": { rotate: "180deg" },
        }}
        summaryStyle={{
          display: "flex",
          alignItems: "center",
          gap: "8px",
          width: "fit-content",
          maxWidth: "100%",
          minHeight: "36px",
          px: "14px",
          bg: "accentTint",
          py: "6px",
          borderRadius: "18px",
          fontSize: "label",
          lineHeight: "snug",
          fontWeight: "bold",
          "& > svg": { flex: "none" },
        }}
        summary={
          <>
            <span>{interpolate(messages.brought, { list })}</span>
            <Icon lines={down} size={16} />
          </>
        }
      >
        <Chips {...props} />
      </Disclosure>
    </>
  );
}
