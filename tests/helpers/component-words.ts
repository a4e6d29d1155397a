import { parseAst } from 'vitest/node';

/** A word that is in a component: the line it is on, and the text, with … for what is put in. */
export type Word = { line: number; text: string };

// biome-ignore lint/suspicious/noExplicitAny: a node of a syntax tree has other fields for each of its types
type Node = any;
/** Whether a string here is shown or spoken, whatever it looks like. */
type Place = { shown: boolean };

const spoken = new Set(
  ['alt', 'title', 'placeholder', 'label', 'abbr', 'content'].concat(
    ['label', 'description', 'roledescription', 'valuetext', 'placeholder'].map((name) => `aria-${name}`),
  ),
);
/** Attributes and calls whose strings a visitor never meets. */
const technical = /class(name)?$|style$|^(d|key|transform|points)$/i;
const silentCalls =
  /^(Error|querySelector(All)?|closest|matches|getElementById|matchMedia|addEventListener|RegExp|URL|fetch|startsWith|endsWith|includes|split|replace|replaceAll|createElement|[gs]etAttribute)$/;
const silentNodes = new Set(
  ['ImportDeclaration', 'ThrowStatement', 'TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].concat([
    'TSTypeAnnotation',
    'TSTypeParameterInstantiation',
    'TSLiteralType',
    'ExportAllDeclaration',
  ]),
);

/** Finds the visible and spoken words that a component types itself. Words are content: they come as props. */
export function componentWords(source: string): Word[] {
  const found: Word[] = [];
  visit(parseAst(source, { lang: 'tsx' }).body, { shown: false });
  return found;

  function report(node: Node, text: string): void {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ line, text: text.trim().replace(/\s+/g, ' ') });
  }

  function visit(node: Node, place: Place): void {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, place);
      return;
    }
    if (!node || typeof node !== 'object' || silentNodes.has(node.type) || node.directive) return;
    const hidden = { shown: false };
    switch (node.type) {
      case 'JSXText':
        if (hasLetter(node.value.replace(/&\w+;/g, ''))) report(node, node.value);
        return;
      case 'JSXElement':
      case 'JSXFragment':
        for (const attribute of node.openingElement?.attributes ?? [])
          visitAttribute(attribute, node.openingElement);
        visit(node.children, { shown: true });
        return;
      case 'Literal':
        if (typeof node.value === 'string' && isWords(node.value, place)) report(node, node.value);
        return;
      case 'TemplateLiteral': {
        const text = node.quasis.map(({ value }: Node) => value.cooked).join('…');
        if (isWords(text, place)) report(node, text);
        visit(node.expressions, hidden);
        return;
      }
      case 'ConditionalExpression':
        visit(node.test, hidden);
        visit([node.consequent, node.alternate], place);
        return;
      case 'BinaryExpression':
        if (/^[!=]==?$/.test(node.operator)) return;
        visit([node.left, node.right], place);
        return;
      case 'SwitchCase':
        visit(node.consequent, hidden);
        return;
      case 'Property':
        if (!technical.test(node.key?.name ?? '')) visit(node.value, place);
        return;
      case 'MemberExpression':
        visit(node.object, hidden);
        return;
      case 'CallExpression':
      case 'NewExpression': {
        visit(node.callee, hidden);
        const name = node.callee.name ?? node.callee.property?.name;
        const texts = node.arguments.filter(
          (one: Node) => !/Literal$/.test(one.type) || one.expressions?.length,
        );
        visit(
          silentCalls.test(name)
            ? texts.filter(({ type }: Node) => type !== 'TemplateLiteral')
            : node.arguments,
          hidden,
        );
        return;
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        visit(node.body, hidden);
        return;
      default:
        for (const [name, inner] of Object.entries(node)) {
          if (typeof inner === 'object' && name !== 'typeAnnotation') visit(inner, place);
        }
    }
  }

  function visitAttribute({ type, name, value, argument }: Node, element: Node): void {
    if (type === 'JSXSpreadAttribute') {
      visit(argument, { shown: false });
      return;
    }
    const isElement = /^[a-z]/.test(element.name.name ?? '');
    if (technical.test(name.name) || (isElement && !spoken.has(name.name))) return;
    visit(value, { shown: spoken.has(name.name) });
  }
}

const hasLetter = (text: string) => /\p{L}/u.test(text);

/** What is neither shown for certain nor technical for certain is told by its look: a sentence, or a capital at its start. */
function isWords(text: string, { shown }: Place): boolean {
  const trimmed = text.trim();
  if (shown || !hasLetter(trimmed)) return hasLetter(trimmed);
  if (/^([MmLl]\s?-?[\d.…]|https?:|[/#.@]|--|data:|U\+)/.test(trimmed)) return false;
  if (!/\s/.test(trimmed)) return /^\p{Lu}/u.test(trimmed) && !/^[A-Z][a-z]+[A-Z]|^[A-Z]+$/.test(trimmed);
  const parts = trimmed.split(/\s+/);
  const classNames = parts.every((part) => /^[a-z0-9!@&*[\]()_:./%#,>+='"~…-]+$/.test(part));
  return !(classNames && !/[.!?]$/.test(trimmed) && parts.some((part) => /[-:\d…]/.test(part)));
}
