import type { ESTree } from 'rolldown/utils';

/**
 * Editable form of a value: the text between the quotes, with `${fact.reply}` for a value of another file.
 * Undefined for a computed value.
 */
export function editableText(node: ESTree.Expression, source: string): string | undefined {
  if (node.type === 'Literal')
    return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(({ value }, index) => `${value.cooked ?? value.raw}${quoteAt(node, index, source)}`)
    .join('');
}

function quoteAt({ expressions }: ESTree.TemplateLiteral, index: number, source: string): string {
  const expression = expressions[index];
  return expression ? `\${${source.slice(expression.start, expression.end)}}` : '';
}

/** Values of other files quoted in a text: `fact.reply`. */
export const quotesOf = (text: string): string[] =>
  [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name);

/**
 * Source of a text: in quotes, or backticks if it quotes a value. A no-break space is written as its escape,
 * as it looks like a plain space.
 *
 * @param node the current source: a number stays one
 */
export function toSource(node: ESTree.Expression, text: string): string {
  if (node.type === 'Literal' && typeof node.value === 'number') return text.trim();
  const hasQuotes = quotesOf(text).length > 0;
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\u00a0', '\\u00a0').replaceAll('\n', '\\n');
  if (hasQuotes) return `\`${escaped.replaceAll('`', '\\`')}\``;
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
