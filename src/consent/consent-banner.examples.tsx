import { ConsentBanner } from "./consent-banner";

const words = {
  label: "Consent",
  title: "May we count visits?",
  description: "One or two sentences: what is asked, and that nothing is loaded before.",
  details: "What this is about",
  accept: "Agree",
  decline: "Decline",
  policy: "Cookie policy",
};

const purposes = [
  { key: "analytics", name: "Analytics", description: "Counts which pages are read.", storage: [] },
  { key: "chat", name: "Chat", description: "Answers while you wait.", storage: [] },
];

/** The banner stands at the foot of the screen; here its screen is this box. */
export const examples = {
  regular: (
    <div sx={{ position: "relative", height: "360px", transform: "translateX(0)" }}>
      <ConsentBanner words={words} purposes={purposes} takesFocus={false} onChoose={() => undefined} />
    </div>
  ),
};
