/** Interval between two looks at the content, in milliseconds. */
const interval = 700;

const styles = `
  :host { all: initial }
  pre {
    position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 60vh; overflow: auto; margin: 0;
    padding: 16px 20px; border-radius: 12px; border-left: 8px solid #b3261e; background: #fff; color: #1d1b20;
    box-shadow: 0 8px 40px rgb(0 0 0 / 35%); font: 14px/1.5 ui-monospace, monospace;
    white-space: pre-wrap; overflow-wrap: anywhere;
  }
`;

function draw(host: HTMLElement, problems: readonly string[]): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.innerHTML = `<style>${styles}</style><pre role="alert"></pre>`;
  const heading = problems.length === 1 ? "1 problem in content/" : `${problems.length} problems in content/`;
  const end = "The pages show it as it was in order last.";
  if (root.lastElementChild) root.lastElementChild.textContent = [heading, ...problems, end].join("\n\n");
}

/** Shows over the page what the check says of `content/`, in `npm run develop` alone. */
export function showContentMessages(): void {
  const host = document.createElement("content-messages");
  let shown = "[]";
  const look = async () => {
    const response = await fetch("/api/content-problems").catch(() => undefined);
    const text = response?.ok ? await response.text() : "[]";
    if (text === shown) return;
    shown = text;
    const problems = JSON.parse(text) as string[];
    if (problems.length === 0) return host.remove();
    draw(host, problems);
    document.body.append(host);
  };
  const again = () => void look().finally(() => setTimeout(again, interval));
  again();
}
