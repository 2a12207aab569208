import { expect, test } from "vitest";
import { doubtAbout, replyAddress } from "./mail-address";

test.each([
  ["jürgen@gmial.com", "jürgen@gmail.com"],
  ["用户@gmai.com", "用户@gmail.com"],
  ["a%20b+c@GNAIL.com", "a%20b+c@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@gmail.co", "ada@gmail.com"],
  ["ada@hotmial.com", "ada@hotmail.com"],
  ["ada@hotmal.de", "ada@hotmail.de"],
  ["ada@yahooo.co.in", "ada@yahoo.co.in"],
  ["ada@outlok.fr", "ada@outlook.fr"],
  ["ada@iclod.com", "ada@icloud.com"],
  ["info@müller.con", "info@müller.com"],
  ["\u200eada@gmial.com\u00a0", "ada@gmail.com"],
])("%s may be meant as %s, which a person could have typed", (typed, suggestion) => {
  expect(doubtAbout(typed)).toEqual({ suggestion });
});

const providers =
  "gmail.com googlemail.com ymail.com email.com mail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de " +
  "posteo.de mailbox.org proton.me pm.me hey.com fastmail.com tutanota.com aol.com live.com live.de msn.com me.com mac.com " +
  "icloud.com hotmail.com hotmail.de hotmail.dk hotmail.co.uk outlook.com outlook.be outlook.in yahoo.com yahoo.dk " +
  "yahoo.co.in yahoo.com.br rediffmail.com qq.com 163.com 126.com mail.ru yandex.ru seznam.cz comcast.net cox.net";
const companies =
  "gmai-l.com grail.com gmail.example.com hotels.com outlook-gmbh.de yahara.org firm.co firm.cm firm.om firm.community " +
  "müller.de 株式会社.jp пример.рф mail.example.co.uk";

test.each(`${providers} ${companies}`.split(" "))("%s is not doubted", (domain) => {
  expect(doubtAbout(`ada@${domain}`)).toBeUndefined();
});

test.each(["ada", "ada@", "@example.com", "ada@example", "ada@example.", "ada@.com", "a b@example.com", "ada@1.2.3.4"])(
  "%s lacks something, and is no address to answer to",
  (typed) => {
    expect(doubtAbout(typed)).toEqual({});
    expect(replyAddress(typed)).toBeUndefined();
  },
);

test.each([
  [" ada@Example.COM ", "ada@example.com"],
  ["o'neil+list@müller.de", "o'neil+list@xn--mller-kva.de"],
  ["\u2066ada@example.com\u2069", "ada@example.com"],
  // Not every mail server takes them, and one that does not would refuse the mail for ever.
  ["jürgen@example.com", undefined],
  [`${"a".repeat(250)}@example.com`, undefined],
  ["Ada <ada@example.com>", undefined],
  ["ada@example.com,eve@example.com", undefined],
  ["ada@example.com\r\nBcc: eve@example.com", undefined],
])("a mail about %j can be answered to %j", (typed, address) => {
  expect(replyAddress(typed)).toBe(address);
});
