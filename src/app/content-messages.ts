/** Interval between two looks at the content, in milliseconds. */
const interval = 700;

const styles = `
  :host { all: initial }
  section {
    position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-height: 60vh; overflow: auto;
    padding: 16px 20px; border-radius: 12px; border-left: 8px solid #b3261e; background: #fff; color: #1d1b20;
    box-shadow: 0 8px 40px rgb(0 0 0 / 35%); font: 15px/1.5 system-ui, sans-serif;
  }
  h2 { margin: 0 0 8px; font-size: 17px }
  pre { margin: 0 0 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace }
  p { margin: 0 }
`;

function draw(host: HTMLElement, problems: readonly string[]): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = styles;
  const section = document.createElement("section");
  section.setAttribute("role", "alert");
  const heading = document.createElement("h2");
  heading.textContent = problems.length === 1 ? "1 problem in content/" : `${problems.length} problems in content/`;
  const list = problems.map((text) => {
    const block = document.createElement("pre");
    block.textContent = text;
    return block;
  });
  const end = document.createElement("p");
  end.textContent = "The page stays as it was until this is mended.";
  section.append(heading, ...list, end);
  root.replaceChildren(style, section);
}

/** Shows over the page what the check says of `content/`, as long as it says something. For `npm run develop` alone. */
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
