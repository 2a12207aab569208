import { expect, test } from "vitest";
import { postalAddress } from "./postal-address";

test.each([
  ["Berlin", ["Musterstrasse 1", "10115 Berlin", "(placeholder address)"], "Musterstrasse 1", "10115", undefined],
  ["Phoenix", ["1200 Mesa Avenue, Suite 3", "Phoenix, AZ 85000"], "1200 Mesa Avenue, Suite 3", "85000", "AZ"],
  ["Chennai", ["Palm House", "12 Palm Street", "Chennai 600000"], "Palm House, 12 Palm Street", "600000", undefined],
  ["London", ["1 Sample Lane", "London SW1A 1AA"], "1 Sample Lane", undefined, undefined],
  ["Paris", ["1 rue Exemple", "75008 Paris Cedex 08"], "1 rue Exemple", undefined, undefined],
  ["Rome", ["Via Esempio 1", "00100 Roma"], "Via Esempio 1, 00100 Roma", undefined, undefined],
])("%s: what is certain is told apart, the rest is left out", (city, address, street, postalCode, region) => {
  expect(postalAddress({ address, city, country: "Country" })).toEqual({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    postalCode,
    addressRegion: region,
    addressCountry: "Country",
  });
});
