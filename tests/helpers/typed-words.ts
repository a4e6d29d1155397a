import { parseAst } from 'vitest/node';
import { isClasses, isProse, isReadable, textsOfHtml } from './words-or-code';

/** A text in code: its line, and its words, with … for values that are filled in. */
export type Word = { line: number; text: string };

// biome-ignore lint/suspicious/noExplicitAny: a node of a syntax tree has other fields for each of its types
type Node = any;
/** `shown`: a string here is shown or spoken, whatever it looks like; `isCount`: a number here is a value, not words. */
type Place = { shown: boolean; isCount?: boolean };

const spoken = new Set(
  ['alt', 'title', 'placeholder', 'label', 'abbr', 'content'].concat(
    ['label', 'description', 'roledescription', 'valuetext', 'placeholder'].map((name) => `aria-${name}`),
  ),
);
/** Names of attributes, fields and constants whose strings no visitor reads; with `@`, types of JSON-LD. */
const technical = /class(name)?$|style$|^@/i;
/** Names of SVG shapes and of React's key, as attributes or as fields and constants that hold a string. */
const shapeOrKey = /^(d|key|transform|points|box)$/;
const headerName = /^[A-Z][A-Za-z]*(-[A-Za-z]+)+$/;
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

/** Finds visible or spoken words and figures that are typed in code instead of content. */
export function typedWords(source: string, lang: 'ts' | 'tsx' = 'tsx'): Word[] {
  const words: Word[] = [];
  visit(parseAst(source, { lang }).body, { shown: false });
  return words;

  function report(node: Node, text: string): void {
    const line = source.slice(0, node.start).split('\n').length;
    words.push({ line, text: text.trim().replace(/\s+/g, ' ') });
  }

  function reportText(node: Node, text: string, { shown: isShown }: Place): void {
    const html = textsOfHtml(text);
    for (const snippet of html ?? []) report(node, snippet);
    if (!html && (isShown ? isReadable(text) : isProse(text.trim()))) report(node, text);
  }

  function visit(node: Node, place: Place): void {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, place);
      return;
    }
    if (!node || typeof node !== 'object' || silentNodes.has(node.type) || node.directive) return;
    const hidden = { shown: false };
    switch (node.type) {
      case 'JSXText':
        if (isReadable(node.value.replace(/&#?\w+;/g, ''))) report(node, node.value);
        return;
      case 'JSXElement':
      case 'JSXFragment':
        for (const attribute of node.openingElement?.attributes ?? [])
          visitAttribute(attribute, node.openingElement);
        visit(node.children, { shown: true });
        return;
      case 'Literal':
        if (typeof node.value === 'string') reportText(node, node.value, place);
        else if (typeof node.value === 'number' && place.shown && !place.isCount)
          report(node, String(node.value));
        return;
      case 'TemplateLiteral': {
        reportText(node, node.quasis.map(({ value }: Node) => value.cooked).join('…'), place);
        visit(node.expressions, hidden);
        return;
      }
      case 'ArrayExpression':
        for (const element of node.elements) {
          if (isYear(element?.value)) report(element, String(element.value));
          else visit(element, place);
        }
        return;
      case 'ConditionalExpression':
        visit(node.test, hidden);
        visit([node.consequent, node.alternate], place);
        return;
      case 'BinaryExpression':
        if (node.operator !== '+') return;
        // A number here is a summand, not a figure to show.
        visit(
          [node.left, node.right].filter(({ value }) => typeof value !== 'number'),
          place,
        );
        return;
      case 'SwitchCase':
        visit(node.consequent, hidden);
        return;
      case 'Property':
        if (!isTechnical(node.key, node.value))
          visit(node.value, { ...place, shown: place.shown || isSpokenField(node) });
        return;
      case 'VariableDeclarator':
        if (!isTechnical(node.id, node.init)) visit(node.init, place);
        return;
      case 'MemberExpression':
        visit(node.object, hidden);
        return;
      case 'CallExpression':
      case 'NewExpression': {
        visit(node.callee, hidden);
        // `super(…)` of an error has a message for developers.
        if (node.callee.type === 'Super') return;
        const name = node.callee.name ?? node.callee.property?.name;
        const shownNodes = shownArguments(node);
        visit(shownNodes, { shown: true, isCount: true });
        const others = node.arguments.filter((argument: Node) => !shownNodes.includes(argument));
        const texts = others.filter(
          (argument: Node) => !/Literal$/.test(argument.type) || argument.expressions?.length,
        );
        visit(
          silentCalls.test(name) ? texts.filter(({ type }: Node) => type !== 'TemplateLiteral') : others,
          hidden,
        );
        return;
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        visit([node.params, node.body], hidden);
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
    if (technical.test(name.name) || shapeOrKey.test(name.name) || (isElement && !spoken.has(name.name)))
      return;
    visit(value, { shown: spoken.has(name.name) });
  }
}

/** A field such as `label`, unless it holds the classes of the part that it names. */
const isSpokenField = ({ key, value }: Node) =>
  spoken.has(key.name ?? key.value) && !(typeof value.value === 'string' && isClasses(value.value));

/** Arguments of a call that are shown or spoken: between the items of a list, in a spoken attribute, in a sentence. */
function shownArguments({ callee, arguments: args }: Node): Node[] {
  const name = callee.property?.name ?? callee.name;
  const [first, second] = args;
  if (name === 'setAttribute' && spoken.has(first?.value)) return [second];
  if (callee.property && name === 'join' && args.length === 1) return [first];
  return /^(formatMessage|fill)$/.test(name) && second?.type === 'ObjectExpression' ? [second] : [];
}

const isYear = (value: unknown) => typeof value === 'number' && value >= 1990 && value < 2100;

/** Whether the name of a field or constant says that no visitor reads its value. */
const isTechnical = ({ name, value }: Node, valueNode: Node) =>
  technical.test(name ?? value ?? '') ||
  headerName.test(value ?? '') ||
  (shapeOrKey.test(name ?? '') && /Literal$/.test(valueNode?.type));
