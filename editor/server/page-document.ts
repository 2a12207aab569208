import { words } from "../words";

export const pageDocument = {
  /** @param isSignedIn where a proxy has asked who it is, and no token has to */
  html: (isSignedIn: boolean) => `<!doctype html>
<html lang="en"${isSignedIn ? " data-signed-in" : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/client.css">
</head>
<body>
<div id="editor"></div>
<noscript>${words.needsScripts}</noscript>
<script src="/client.js"></script>
</body>
</html>
`,
  /** Nothing but the editor's own files, and the preview in a frame. */
  policy: (framed: readonly string[]) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self'",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      `frame-src ${framed.join(" ") || "'none'"}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
} as const;
