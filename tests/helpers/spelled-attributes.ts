import { parseAst } from 'vitest/node';
import { attributes, typedAttribute } from '@/lib/islands';

// biome-ignore lint/suspicious/noExplicitAny: a node of a syntax tree has other fields for each of its types
type Node = any;

/** Attributes of islands: the delivery step's and the site's own. */
export const islandAttributes: readonly string[] = [...Object.values(attributes), typedAttribute];

const inText = new RegExp(`(?<![\\w-])(${islandAttributes.join('|')})(?![\\w-])`);
const inDataset = new Set(islandAttributes.map((name) => name.replace('data-', '')));

/** Finds the lines where a program spells out an attribute of islands: in JSX, in a string or through `dataset`. */
export function spelledAttributes(
  source: string,
  lang: 'ts' | 'tsx' = 'tsx',
): { line: number; name: string }[] {
  if (!/data-|dataset/.test(source)) return [];
  const found: { line: number; name: string }[] = [];
  visit(parseAst(source, { lang }).body);
  return found;

  function report(node: Node, name: string | undefined): void {
    if (name) found.push({ line: source.slice(0, node.start).split('\n').length, name });
  }

  function visit(node: Node): void {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (!node || typeof node !== 'object' || Array.isArray(node)) return;
    if (node.type === 'JSXAttribute') report(node, inText.exec(node.name.name)?.[0]);
    if (node.type === 'Literal' && typeof node.value === 'string') report(node, inText.exec(node.value)?.[0]);
    if (node.type === 'TemplateElement') report(node, inText.exec(node.value.raw)?.[0]);
    if (node.type === 'MemberExpression' && isDataset(node.object)) {
      const key = node.property.name ?? node.property.value;
      if (inDataset.has(key)) report(node, `dataset.${key}`);
    }
    if (node.type === 'VariableDeclarator' && isDataset(node.init)) {
      for (const { key } of node.id.properties ?? [])
        if (inDataset.has(key?.name)) report(node, `dataset.${key.name}`);
    }
    for (const value of Object.values(node)) visit(value);
  }
}

const isDataset = (node: Node): boolean => node?.property?.name === 'dataset' || node?.name === 'dataset';
