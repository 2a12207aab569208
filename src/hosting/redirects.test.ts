import { expect, test } from "vitest";
import { fieldsOfKind } from "../content/fields/field-schemas";
import { contentKinds, pageTraits } from "../content/kinds";

test("every page that visitors look for can have had other addresses", () => {
  const pages = contentKinds.filter((kind) => pageTraits(kind)?.llms);
  for (const kind of pages) expect(fieldsOfKind(kind).properties, kind.typeName).toHaveProperty("redirectFrom");
});
