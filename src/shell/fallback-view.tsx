import { useHome } from "../components/messages";
import type { EntryOf } from "../content/entry";

interface FallbackViewProps {
  words: EntryOf<"SiteWords">["fallback"];
  onRetry: () => void;
  heading: "h1" | "h2";
}

export const FallbackView = ({ words, onRetry, heading: Heading }: FallbackViewProps) => (
  <div role="alert" sx={{ variant: "layout.container", py: [7, 9] }}>
    <Heading sx={{ variant: "text.h2" }}>{words.title}</Heading>
    <p sx={{ variant: "text.lead", mt: 3 }}>{words.description}</p>
    <div sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
      <button type="button" onClick={onRetry} sx={{ variant: "buttons.primary" }}>
        {words.retry}
      </button>
      {/* Not a link of the app, which may be what has failed. */}
      <a href={useHome()} sx={{ variant: "buttons.secondary" }}>
        {words.home}
      </a>
    </div>
  </div>
);
