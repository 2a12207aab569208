import { Document, isMap, isScalar, isSeq, type Node } from "yaml";
import { type FieldSchema, resolveField, schemaOfValue } from "../../content/fields/field-schemas";

/** Puts what each field is for above it; in lists, for the first entry alone. */
function describe(node: unknown, unresolved: FieldSchema, root: FieldSchema, depth: number): void {
  const field = schemaOfValue(unresolved, root, isMap(node) ? { kind: node.get("kind") } : undefined);
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const inner = field.properties?.[String(key.value)];
      if (!inner) continue;
      const { description } = resolveField(inner, root);
      if (description) key.commentBefore = ` ${description}`;
      if (depth === 0 && (isMap(value) || isSeq(value))) key.spaceBefore = true;
      describe(value, inner, root, depth + 1);
    }
  }
  if (isSeq(node) && field.items) describe(node.items[0], field.items, root, depth + 1);
}

/** Fields that a file of this kind may have besides. */
function furtherFields(value: object, root: FieldSchema): string {
  const { properties = {} } = resolveField(root, root);
  const names = Object.entries(properties).filter(([name]) => !(name in value));
  if (names.length === 0) return "";
  const lines = names.map(([name, field]) => ` ${name}: ${resolveField(field, root).description ?? ""}`.trimEnd());
  return [" May be added:", ...lines].join("\n");
}

/**
 * The text of a new file, with what each field is for.
 * @param opening what the file makes, for its first line
 */
export function explain(opening: string, value: object, root: FieldSchema): string {
  const document = new Document<Node>(value as never, { aliasDuplicateObjects: false, customTags: ["timestamp"] });
  describe(document.contents, root, root, 0);
  document.commentBefore = ` ${opening}`;
  const further = furtherFields(value, root);
  if (further) document.comment = further;
  return document.toString({ lineWidth: 0 });
}
