import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { german, settings } from "../../../tests/support/test-site";
import { withMessages } from "../../../tests/support/with-messages";
import { ReplyRule } from "./reply-time";

test("each language names the place of the reply times itself", () => {
  const messages = { ...german.EnquiryWords.data, locale: german.language.locale };
  const offices = { ...german.InterfaceWords.data.offices, place: "München" };
  const rule = <ReplyRule settings={{ messages, reply: settings.reply }} />;
  expect(renderToString(withMessages({ offices }, rule, german.language))).toContain("Uhr in München schreibt");
});
