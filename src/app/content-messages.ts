const interval = 700;

const look =
  "position:fixed;inset:auto 16px 16px;z-index:2147483647;max-height:60vh;overflow:auto;margin:0;padding:16px 20px;" +
  "border-radius:12px;border-left:8px solid #b3261e;background:#fff;color:#1d1b20;" +
  "box-shadow:0 8px 40px rgb(0 0 0/35%);font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere";

/** Shows over the page what the check says of `content/`, in `npm run develop` alone. */
export function showContentMessages(): void {
  const message = document.createElement("pre");
  message.setAttribute("role", "alert");
  message.style.cssText = look;
  const update = async () => {
    const response = await fetch("/api/content-problems").catch(() => undefined);
    const problems: string[] = response?.ok ? await response.json() : [];
    const heading = problems.length === 1 ? "1 problem in content/" : `${problems.length} problems in content/`;
    const text = [heading, ...problems, "The pages show it as it was in order last."].join("\n\n");
    if (problems.length === 0) message.remove();
    else if (text !== message.textContent || !message.isConnected) {
      message.textContent = text;
      document.body.append(message);
    }
  };
  const again = () => void update().finally(() => setTimeout(again, interval));
  again();
}
