import { describe, expect, test } from "vitest";
import { typeset, typesetHtml } from "./typography";

/** No-break spaces made visible. */
const shown = (text: string) => text.replaceAll("\u00a0", "_");

describe("English texts", () => {
  test.each([
    // Quotations
    ['The words "Data protection".', "The words “Data protection”."],
    ['("we")', "(“we”)"],
    ["\"'Yes,' she said.\"", "“‘Yes,’ she said.”"],
    ["He said 'yes' twice", "He said ‘yes’ twice"],
    // Set at their beginning alone, as some keyboards do
    ['The „Data" and “words", as „we“ say', "The “Data” and “words”, as „we“ say"],
    // Apostrophes
    ["It's the clients' own, isn't it?", "It’s the clients’ own, isn’t it?"],
    ["'Tis the '90s, rock 'n' roll", "’Tis the ’90s, rock ’n’ roll"],
    ["{company}'s day", "{company}’s day"],
    // Marks that are none of these
    ["a 24\" screen, 6' high", "a 24\" screen, 6' high"],
    // Carbon dioxide
    ["0.36 kg CO2e per kWh, CO2 equivalent", "0.36_kg_CO₂e per kWh, CO₂ equivalent"],
    ["with the library CO2.js, by CO2X", "with the library CO2.js, by CO2X"],
    // Numbers and their units
    ["44 % of 478 t, 7,140 kWh", "44_% of 478_t, 7,140_kWh"],
    ["{amount} t · {share} %", "{amount}_t · {share}_%"],
    ["900 m², 1.92 m where 2.10 m is needed", "900_m², 1.92_m where 2.10_m is needed"],
    ["3 teams, HTML 5 and 2 months", "3 teams, HTML 5 and 2 months"],
    ["Call +1 602 555-0142, or write", "Call +1_602_555-0142, or write"],
    ["UTC+1, in summer UTC+2", "UTC+1, in summer UTC+2"],
    ["Art. 15, section 25(2) no. 2", "Art._15, section_25(2) no._2"],
    ["Wait ...", "Wait …"],
  ])("%s", (text, set) => {
    expect(shown(typeset(text, "en"))).toBe(set);
    expect(typeset(typeset(text, "en"), "en")).toBe(typeset(text, "en"));
  });
});

test.each([
  ["de", "„a ‚b‘ c“, l’eau, 5_%"],
  ["es", "«a “b” c», l’eau, 5_%"],
  ["fr", "«_a “b” c_», l’eau, 5_%"],
  ["it", "«a “b” c», l’eau, 5_%"],
  ["nl", "“a ‘b’ c”, l’eau, 5_%"],
  ["pl", "„a «b» c”, l’eau, 5_%"],
  ["pt", "“a ‘b’ c”, l’eau, 5_%"],
])("%s has its own marks", (language, set) => {
  const text = "\"a 'b' c\", l'eau, 5 %";
  expect(shown(typeset(text, language))).toBe(set);
  expect(typeset(typeset(text, language), language)).toBe(typeset(text, language));
});

test.each([
  ["de", "Er sagte \"geht's 'gut'?\"", "Er sagte „geht’s ‚gut‘?“"],
  ["de", 'Die „Daten" und "mehr"', "Die „Daten“ und „mehr“"],
  ["fr", 'l\'"effet" et "5 t"', "l’«_effet_» et «_5_t_»"],
  ["it", 'dell\'"opera"', "dell’«opera»"],
  ["es", '¿"Sí"?', "¿«Sí»?"],
  ["es", '"5 t"', "«5_t»"],
  ["en", '"Our clients\' "', "“Our clients’ ”"],
])("%s: %s", (language, text, set) => {
  expect(shown(typeset(text, language))).toBe(set);
});

test.each(["https://x.example/a'b/CO2?q=1 %22", "mailto:o'neil@site.example", "`{ \"CO2\": '1 t' }`"])(
  "what machines read stays: %s",
  (text) => {
    expect(typeset(text, "en")).toBe(text);
  },
);

test("of HTML only the words are set", () => {
  const html =
    "<p>&quot;<a href=\"/a?b='c'\" rel=\"noopener\">It's</a>&quot; <strong>Notify Me</strong>'s <code>'1 t' &quot;CO2&quot;</code></p>\n<p>&quot;2 t&quot;</p>";
  expect(shown(typesetHtml(html, "en"))).toBe(
    '<p>“<a href="/a?b=\'c\'" rel="noopener">It’s</a>” <strong>Notify Me</strong>’s <code>\'1 t\' "CO2"</code></p>\n<p>“2_t”</p>',
  );
});
