import { renderToString } from "react-dom/server";
import { ThemeUIProvider } from "theme-ui";
import { expect, test } from "vitest";
import { shell } from "../../tests/support/interface-words";
import { withMessages } from "../../tests/support/with-messages";
import { theme } from "../theme";
import { Breadcrumbs } from "./breadcrumbs";

test("what divides two names stands behind the first, so that no line begins with it, and is not read out", () => {
  const breadcrumbs = [{ title: "Home", path: "/" }, { title: "Services", path: "/services" }, { title: "Lamps" }];
  const html = renderToString(
    <ThemeUIProvider theme={theme}>
      {withMessages({ navigation: shell.navigation, links: shell.links }, <Breadcrumbs breadcrumbs={breadcrumbs} />)}
    </ThemeUIProvider>,
  );
  expect(html).toMatch(/:not\(:last-child\)::after\{content:"\/" ?\/ ?"";/);
  expect(html.replace(/<style[^>]*>.*?<.style>/g, "").replace(/<[^>]*>/g, "|")).not.toContain("/");
});
