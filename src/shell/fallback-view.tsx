import { Link } from "../components/link";
import { useHome } from "../components/messages";

interface FallbackViewProps {
  title: string;
  description: string;
  home: string;
  retry: string;
  onRetry: () => void;
}

/** View of the main area when a page fails: what happened, what to do now, and the way home. */
export const FallbackView = ({ title, description, home, retry, onRetry }: FallbackViewProps) => (
  <div role="alert" sx={{ variant: "layout.container", py: [7, 9], maxWidth: "container" }}>
    <h1 sx={{ variant: "text.h2" }}>{title}</h1>
    <p sx={{ variant: "text.lead", mt: 3 }}>{description}</p>
    <div sx={{ display: "flex", flexWrap: "wrap", gap: 2, mt: 4 }}>
      <button type="button" onClick={onRetry} sx={{ variant: "buttons.primary" }}>
        {retry}
      </button>
      <Link to={useHome()} sx={{ variant: "buttons.secondary" }}>
        {home}
      </Link>
    </div>
  </div>
);
