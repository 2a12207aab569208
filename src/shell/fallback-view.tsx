import { useHome } from "../components/messages";

interface FallbackViewProps {
  title: string;
  description: string;
  home: string;
  retry: string;
  onRetry: () => void;
  heading: "h1" | "h2";
}

export const FallbackView = ({ title, description, home, retry, onRetry, heading: Heading }: FallbackViewProps) => (
  <div role="alert" sx={{ variant: "layout.container", py: [7, 9], maxWidth: "container" }}>
    <Heading sx={{ variant: "text.h2" }}>{title}</Heading>
    <p sx={{ variant: "text.lead", mt: 3 }}>{description}</p>
    <div sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
      <button type="button" onClick={onRetry} sx={{ variant: "buttons.primary" }}>
        {retry}
      </button>
      {/* Not a link of the app, which may be what has failed. */}
      <a href={useHome()} sx={{ variant: "buttons.secondary" }}>
        {home}
      </a>
    </div>
  </div>
);
