import { renderToString } from "react-dom/server";
import { ThemeUIProvider } from "theme-ui";
import { expect, test } from "vitest";
import { site } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { theme } from "../../theme";
import { HeroActions } from "./hero-words";

test.each([
  [
    "a project that begins on the page comes first",
    { url: "/contact#start-project", text: "Begin" },
    ["Begin", "Ask us"],
  ],
  ["so does what leads to another site", { url: "https://calendar.example", text: "Book" }, ["Book", "Ask us"]],
  ["the way to us may stand alone", undefined, ["Ask us"]],
])("of the buttons of an opening, %s", (_, demo, buttons) => {
  const html = renderToString(
    <ThemeUIProvider theme={theme}>
      {withMessages(
        site.InterfaceWords.data,
        <HeroActions contactUs={{ url: "/contact", text: "Ask us" }} demo={demo} />,
      )}
    </ThemeUIProvider>,
  );
  const links = html.replace(/<style[^>]*>.*?<.style>|<.?text-run>/g, "").matchAll(/<a [^>]*>([^<]*)/g);
  expect([...links].map(([, words]) => words)).toEqual(buttons);
});
