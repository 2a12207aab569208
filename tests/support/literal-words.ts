import { parse } from "@babel/parser";

/** A node of the syntax tree, as far as this search looks into it. */
interface SyntaxNode {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.entries(node)
    .filter(([key]) => key !== "loc")
    .flatMap(([, value]) => value)
    .filter(isNode);

/** Attributes whose text is read or heard, of elements and of our own components. */
const spokenAttribute =
  /^(title|alt|placeholder|label|hint|caption|about|text|words|children|summary|aria-(label|description|roledescription|valuetext|placeholder))$/;

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? nameOf(node.property)) : "");

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** A name or the beginning of a sentence: nothing that styles, keys or addresses look like. */
const isSentenceLike = (text: string) => /^\p{Lu}\p{Ll}/u.test(text.trim());

/** The texts that a literal holds; none for other nodes. */
function textsOf(node: SyntaxNode): string[] {
  if (node.type === "StringLiteral" || node.type === "JSXText") return [String(node.value)];
  if (node.type === "TemplateElement") return [String((node.value as { raw: string }).raw)];
  return [];
}

/** Outcomes of an expression: both sides of a choice, but not what the choice depends on. */
function outcomesOf(node: unknown): SyntaxNode[] {
  if (!isNode(node)) return [];
  if (node.type === "JSXExpressionContainer") return outcomesOf(node.expression);
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate].flatMap(outcomesOf);
  if (node.type === "LogicalExpression") return [node.left, node.right].flatMap(outcomesOf);
  if (node.type === "BinaryExpression") return node.operator === "+" ? [node.left, node.right].flatMap(outcomesOf) : [];
  if (node.type === "TemplateLiteral") return node.quasis as SyntaxNode[];
  return [node];
}

/** True where a capital letter begins something else than words for visitors: comparisons, types, and messages to developers. */
function isForProgram(node: SyntaxNode): boolean {
  if (node.type === "BinaryExpression") return node.operator !== "+";
  if (node.type === "TaggedTemplateExpression" || node.type === "ImportDeclaration") return true;
  if (node.type === "NewExpression") return /Error$/.test(nameOf(node.callee));
  if (node.type === "CallExpression") return isNode(node.callee) && /^(console|log)$/.test(nameOf(node.callee.object));
  return node.type.startsWith("TS") && node.type.endsWith("Type");
}

function literalsIn(node: SyntaxNode): SyntaxNode[] {
  if (isForProgram(node)) return [];
  if (node.type === "JSXText") return textsOf(node).some(hasLetters) ? [node] : [];
  const isSpoken = node.type === "JSXAttribute" && spokenAttribute.test(nameOf(node.name));
  const spoken = isSpoken
    ? [node.value]
    : node.type === "JSXElement" || node.type === "JSXFragment"
      ? node.children
      : [];
  const outcomes = (spoken as unknown[]).filter((child) => !isNode(child) || child.type !== "JSXText");
  const found = outcomes.flatMap(outcomesOf).filter((child) => textsOf(child).some(hasLetters));
  const sentences = textsOf(node).some(isSentenceLike) ? [node] : [];
  return [...sentences, ...found, ...childrenOf(node).flatMap(literalsIn)];
}

/**
 * The words that a visitor would read or hear and that stand in a program's text: texts between tags, in attributes that
 * are spoken, and strings that begin like a name or a sentence.
 * @returns each with its line: `12: Skip to content`
 */
export function literalWords(source: string): string[] {
  const { program } = parse(source, { sourceType: "module", plugins: ["typescript", "jsx"] });
  const found = new Set(literalsIn(program as unknown as SyntaxNode));
  return [...found].map((node) => `${node.loc?.start.line}: ${textsOf(node).join("").trim().replace(/\s+/g, " ")}`);
}
