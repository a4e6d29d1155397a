import { parseAst } from 'vitest/node';

/** A component and the props that it only forwards to other components, without reading them. */
export type Forwarding = { component: string; props: string[] };

/** Props that a component may always forward: what is inside it, and how it is placed. */
const placing = new Set(['children', 'className']);

/** A node of a syntax tree: its other fields depend on its type. */
type Node = { type: string } & Readonly<Record<string, unknown>>;

type Uses = ReadonlyMap<string, { forwarded: number; read: number }>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const nodeIn = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/**
 * Props that components only forward: each use is the value of another component's prop, or in a spread of its props.
 * What goes to an element of the page or of components/ui is used there, and counts as read.
 *
 * @param source a .tsx file
 * @returns components with such props, in the order of the file
 */
export function forwardedProps(source: string): Forwarding[] {
  const body = nodesIn(parseAst(source, { lang: 'tsx' }).body);
  const elements = importedElements(body);
  return body.flatMap((statement) => {
    const component = nodeIn(statement.declaration) ?? statement;
    const name = nameOf(component.id);
    const block = nodeIn(component.body);
    if (component.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(name) || !block) return [];
    const names = [...namesOf(nodesIn(component.params)[0], block)];
    const uses: Uses = new Map(names.map((prop) => [prop, { forwarded: 0, read: 0 }]));
    countUses(block, { uses, elements, isForwarded: false });
    const props = [...uses].flatMap(([prop, { forwarded, read }]) =>
      forwarded > 0 && read === 0 && !placing.has(prop) ? [prop] : [],
    );
    return props.length > 0 ? [{ component: name, props }] : [];
  });
}

/** Names that a file imports from components/ui. */
function importedElements(body: readonly Node[]): ReadonlySet<string> {
  const imports = body.filter(({ source }) => `${nodeIn(source)?.value}`.startsWith('@/components/ui/'));
  return new Set(imports.flatMap(({ specifiers }) => nodesIn(specifiers).map(({ local }) => nameOf(local))));
}

/** Names of the props: those of the parameter, and those that the body takes out of it or of its rest. */
function namesOf(parameter: Node | undefined, block: Node): Set<string> {
  const names = new Set<string>();
  const propsObjects = new Set<string>();
  const collect = (pattern: Node | undefined) => {
    for (const property of nodesIn(pattern?.properties)) {
      const value = nodeIn(property.value);
      if (property.type === 'RestElement') propsObjects.add(nameOf(property.argument));
      else names.add(nameOf(value?.left ?? value));
    }
  };
  if (parameter?.type === 'Identifier') propsObjects.add(nameOf(parameter));
  else collect(parameter);
  for (const { declarations } of nodesIn(block.body))
    for (const { id, init } of nodesIn(declarations)) if (propsObjects.has(nameOf(init))) collect(nodeIn(id));
  names.delete('');
  return names;
}

type Counting = { uses: Uses; elements: ReadonlySet<string>; isForwarded: boolean };

/**
 * Counts how the names are used below a node. `isForwarded`: the value of the node goes to another component as it is.
 */
function countUses(node: Node, counting: Counting): void {
  const read = (inner: unknown) => {
    for (const child of Array.isArray(inner) ? nodesIn(inner) : [inner])
      if (isNode(child)) countUses(child, { ...counting, isForwarded: false });
  };
  if (node.type === 'Identifier') {
    const use = counting.uses.get(nameOf(node));
    if (use) use[counting.isForwarded ? 'forwarded' : 'read'] += 1;
  } else if (node.type === 'JSXOpeningElement') {
    const tag = nameOf(node.name);
    const isForwarded = !/^[a-z]/.test(tag) && !counting.elements.has(tag);
    const count = (value: unknown) => isNode(value) && countUses(value, { ...counting, isForwarded });
    for (const { type, value, argument } of nodesIn(node.attributes)) {
      if (type !== 'JSXSpreadAttribute') count(nodeIn(value)?.expression);
      else if (nodeIn(argument)?.type !== 'ObjectExpression') count(argument);
      else
        for (const property of nodesIn(nodeIn(argument)?.properties))
          if (property.shorthand === true) count(property.value);
          else read(property.value ?? property.argument);
    }
  } else if (node.type === 'VariableDeclarator') read(node.init);
  else
    for (const [field, inner] of Object.entries(node))
      if (node.computed === true || (field !== 'property' && field !== 'key')) read(inner);
}
