import { Disclosure } from "./disclosure";

const summaryStyle = { display: "inline-flex", alignItems: "center", minHeight: "target", fontWeight: "bold" } as const;

export const examples = {
  closed: (
    <Disclosure summary="What the film shows" summaryStyle={summaryStyle}>
      <p>A town in the morning.</p>
    </Disclosure>
  ),
  open: (
    <Disclosure open summary="What the film shows" summaryStyle={summaryStyle}>
      <p>A town in the morning.</p>
    </Disclosure>
  ),
};
