import { type ESTree, parseSync } from 'rolldown/utils';

/** A value in the source of a content file. */
export type LocatedValue = { node: ESTree.Expression; line: number };

/**
 * A call of `parseContent` or, for messages, of `parseMessages`: name of its data, name of its schema (none for
 * messages), and the expression of the data.
 */
type ParsedCall = { name: string; schema: string | undefined; data: ESTree.Expression };

/**
 * Finds fields in the source of a content file: the position of a value, its comment, and the range to replace.
 *
 * @param file path of the content file
 * @param text its source; an unparsable file has no fields
 */
export function contentSource(file: string, text: string) {
  const { program, comments, errors } = parseSync(file, text, { lang: 'ts' });
  const constants = errors.length === 0 ? constantsOf(program) : new Map<string, ESTree.Expression>();
  const roots = [...constants].flatMap(([name, value]) => rootOf(name, value) ?? []);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;

  /** The value itself, with local names and type annotations resolved. */
  function resolve(node: ESTree.Expression): ESTree.Expression {
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
      return resolve(node.expression);
    const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined;
    return constant ? resolve(constant) : node;
  }

  /** Value of a key; undefined if it is computed. */
  function memberValue(parent: ESTree.Expression, key: string): ESTree.Expression | undefined {
    const node = resolve(parent);
    if (node.type === 'ArrayExpression') {
      const index = Number(key);
      const elementsBefore = node.elements.slice(0, index + 1);
      const element = elementsBefore.some((element) => element?.type === 'SpreadElement')
        ? undefined
        : elementsBefore[index];
      return element && element.type !== 'SpreadElement' ? element : undefined;
    }
    if (node.type !== 'ObjectExpression') return undefined;
    for (const property of [...node.properties].reverse()) {
      if (property.type === 'SpreadElement') {
        const spread = memberValue(property.argument, key);
        if (spread) return spread;
      } else if (keyOf(property) === key) return property.value as ESTree.Expression;
    }
    return undefined;
  }

  /** Follows a path from a value: the last value found, and the number of remaining keys. */
  function follow(node: ESTree.Expression, keys: readonly string[]): LocatedValue & { keysLeft: number } {
    const [key, ...rest] = keys;
    const member = key === undefined ? undefined : memberValue(node, key);
    return member
      ? follow(member, rest)
      : { node: resolve(node), line: lineAt(node.start), keysLeft: keys.length };
  }

  /**
   * Position of a field; a missing field has the position of its entry.
   *
   * @param keys path of the field, with or without the name of the data: messages have both forms
   */
  function place(keys: readonly string[]): (LocatedValue & { keysLeft: number }) | undefined {
    const candidates = roots
      .filter(({ name }) => name === keys[0])
      .map(({ data }) => follow(data, keys.slice(1)));
    const [best] = [...candidates, ...roots.map(({ data }) => follow(data, keys))].sort(
      (a, b) => a.keysLeft - b.keysLeft,
    );
    // In a file with one list of fields, a field missing at the top belongs to that list.
    return best && (best.keysLeft < keys.length || roots.length === 1) ? best : undefined;
  }

  /** The data of the file with exactly these fields, to which a missing field belongs. */
  function holder(data: unknown): { name: string; line: number } | undefined {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
    const fieldNames = Object.keys(data).sort().join();
    const matchingRoots = roots.filter(({ data: node }) => {
      const value = resolve(node);
      if (value.type !== 'ObjectExpression') return false;
      const keys = value.properties.flatMap((property) =>
        property.type === 'SpreadElement' ? [] : [keyOf(property)],
      );
      return keys.sort().join() === fieldNames;
    });
    const [exported] = matchingRoots;
    return exported && matchingRoots.length === 1
      ? { name: exported.name, line: lineAt(resolve(exported.data).start) }
      : undefined;
  }

  /** The comment right above a position, without its markers. */
  function commentAbove(offset: number): string | undefined {
    const comment = comments.findLast(({ end }) => end <= offset);
    if (!comment || text.slice(comment.end, offset).trim() !== '') return undefined;
    return comment.value
      .split('\n')
      .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
      .join(' ')
      .trim();
  }

  /** Comment on a field: above it, or above its parent. */
  function note(keys: readonly string[]): string | undefined {
    const [name, ...path] = keys;
    const root = roots.find((root) => root.name === name);
    if (!root) return undefined;
    for (let depth = path.length; depth > 0; depth -= 1) {
      const parent = follow(root.data, path.slice(0, depth - 1));
      if (parent.keysLeft > 0 || parent.node.type !== 'ObjectExpression') continue;
      const property = parent.node.properties.find(
        (property) => property.type !== 'SpreadElement' && keyOf(property) === path[depth - 1],
      );
      const comment = property && commentAbove(property.start);
      if (comment) return comment;
    }
    return undefined;
  }

  /**
   * Keys of the innermost field whose value is on a line, preceded by the name of its data.
   *
   * @param excerpt selects the field that contains these words, if several fields are on the line
   */
  function fieldOn(line: number, excerpt = ''): string[] | undefined {
    const inside = ({ start, end }: ESTree.Expression) => lineAt(start) <= line && line <= lineAt(end);
    const innermostPath = (parent: ESTree.Expression, path: PropertyKey[]): PropertyKey[] => {
      const node = resolve(parent);
      const children: (readonly [PropertyKey, ESTree.Expression])[] =
        node.type === 'ObjectExpression'
          ? node.properties.flatMap((property) =>
              property.type === 'SpreadElement'
                ? []
                : [[keyOf(property), property.value as ESTree.Expression] as const],
            )
          : node.type === 'ArrayExpression'
            ? node.elements.flatMap((element, index) =>
                element && element.type !== 'SpreadElement' ? [[index, element] as const] : [],
              )
            : [];
      const onLine = children.filter(([, child]) => inside(child) || inside(resolve(child)));
      const hasWords = ({ start, end }: ESTree.Expression) =>
        text.slice(start, end).replaceAll('\\u00a0', '\u00a0').includes(excerpt);
      const expression = onLine.find(([, child]) => hasWords(child)) ?? onLine[0];
      return expression ? innermostPath(expression[1], [...path, expression[0]]) : path;
    };
    const paths = roots.map(({ name, data }) => innermostPath(data, [name]));
    const best = paths.sort((a, b) => b.length - a.length)[0];
    return best && best.length > 1 ? best.map(String) : undefined;
  }

  return { file, text, roots, place, holder, note, fieldOn };
}

export type ContentSource = ReturnType<typeof contentSource>;

/** The name of a property. */
function keyOf(property: ESTree.ObjectProperty): string {
  const { key } = property;
  return key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);
}

function constantsOf(program: ESTree.Program): Map<string, ESTree.Expression> {
  const expressions = new Map<string, ESTree.Expression>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) expressions.set(id.name, init);
    }
  }
  return expressions;
}

function rootOf(name: string, value: ESTree.Expression): ParsedCall | undefined {
  if (value.type === 'TSAsExpression') return rootOf(name, value.expression);
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier') return undefined;
  if (value.callee.name === 'parseMessages') {
    const [, messages] = value.arguments;
    return messages && { name, schema: undefined, data: messages as ESTree.Expression };
  }
  const [, schema, data] = value.arguments;
  if (value.callee.name !== 'parseContent' || schema?.type !== 'Identifier' || !data) return undefined;
  return { name, schema: schema.name, data: data as ESTree.Expression };
}
