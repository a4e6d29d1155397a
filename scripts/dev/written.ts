import type { ESTree } from 'rolldown/utils';

/**
 * A value as an editor sees and changes it: the text between the quotes, with `${fact.reply}` where a value of another
 * file stands. Undefined when it is made by a rule.
 */
export function editable(node: ESTree.Expression, source: string): string | undefined {
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

/** What a text quotes from other files: `fact.reply`. */
export const quotesOf = (text: string): string[] =>
  [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, name = '']) => name);

/**
 * The text as it stands in a file: quotes, or backticks where it quotes a value. A space that does not break is written
 * as its escape, because it could not be told from a plain space.
 *
 * @param node what is there now: a number stays one
 */
export function asWritten(node: ESTree.Expression, text: string): string {
  if (node.type === 'Literal' && typeof node.value === 'number') return text.trim();
  const quotes = quotesOf(text).length > 0;
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\u00a0', '\\u00a0').replaceAll('\n', '\\n');
  if (quotes) return `\`${escaped.replaceAll('`', '\\`')}\``;
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}
