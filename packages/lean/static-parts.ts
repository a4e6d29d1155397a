import { attributes } from './attributes';
import { type Row, rowText } from './flight';

/**
 * Removes from a page's flight data what does not need hydration. An element without a client component in it never
 * changes, so React gets its contents as raw HTML (`dangerouslySetInnerHTML`): it then keeps the element as it is in the
 * page, without hydrating its descendants. The ancestors of each client component stay with all their
 * children, because `useId` depends on the number and order of children.
 *
 * These stay unchanged: elements that are passed to a client component, which may render them later, unless they are marked
 * as rendered from the start (`data-unchanging`); rows that would lose a part that another row reads; and elements that
 * React moves to the head.
 */
export function withoutStaticParts(rows: readonly Row[]): Row[] {
  const models = new Map(rows.filter(isModel).map(({ id, payload }) => [id, JSON.parse(payload) as unknown]));
  const { passed, read: pathsRead } = usedElsewhere(models);
  const knownStatic = new Map<unknown, boolean>();

  /** Whether a value contains no client component. */
  function isStatic(value: unknown): boolean {
    if (typeof value === 'string') return isStaticText(value);
    if (typeof value !== 'object' || value === null) return true;
    const known = knownStatic.get(value);
    if (known !== undefined) return known;
    // Set before the recursion: a row that refers to itself is not static.
    knownStatic.set(value, false);
    const element = elementOf(value);
    const parts = element ? [element.props] : Object.values(value);
    const isStaticValue = (!element || isPlain(element.type)) && parts.every(isStatic);
    knownStatic.set(value, isStaticValue);
    return isStaticValue;
  }

  function isStaticText(text: string): boolean {
    if (!text.startsWith('$') || /^\$(?:\$|undefined$|Infinity$|-Infinity$|-0$|NaN$|D|n)/.test(text))
      return true;
    const id = /^\$L?([0-9a-f]+)$/.exec(text)?.[1];
    if (id === undefined) return false;
    if (models.has(id)) return isStatic(models.get(id));
    return rows.some((row) => row.id === id && row.tag === 'T');
  }

  const isPlain = (type: unknown) =>
    typeof type === 'string' && !hoistedElements.has(type) && (/^[a-z]/.test(type) || isFragment(type));
  const isFragment = (type: string) => models.get(type.slice(1)) === '$Sreact.fragment';

  /** A value without the contents of its static elements. */
  function withoutContents(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const element = elementOf(value);
    if (!element) return mapParts(value, withoutContents);
    const { type, props } = element;
    if (isClient(type)) return keptParts(value);
    const { children } = props;
    if (typeof children !== 'object' || children === null) return value;
    const [dollar, , key, , ...rest] = value as unknown[];
    if (typeof type === 'string' && /^[a-z]/.test(type) && !ownContents.has(type) && isStatic(value)) {
      const { children: _, [attributes.unchanging]: _unchanging, ...others } = props;
      return [dollar, type, key, { ...others, dangerouslySetInnerHTML: { __html: '' } }, ...rest];
    }
    return [dollar, type, key, { ...props, children: withoutContents(children) }, ...rest];
  }

  /** A value that is passed to a client component: only elements marked as unchanging lose their contents. */
  function keptParts(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const element = elementOf(value);
    return element && attributes.unchanging in element.props && !isClient(element.type)
      ? withoutContents(value)
      : mapParts(value, keptParts);
  }

  const reducedRows = rows.map((row) => {
    if (!models.has(row.id) || !isModel(row)) return row;
    const model = models.get(row.id);
    const reducedModel = passed.has(row.id) ? keptParts(model) : withoutContents(model);
    const isKept = (path: string) => {
      const part = partAt(model, path);
      return part !== undefined && JSON.stringify(part) === JSON.stringify(partAt(reducedModel, path));
    };
    return (pathsRead.get(row.id) ?? []).every(isKept)
      ? { ...row, payload: JSON.stringify(reducedModel) }
      : row;
  });
  return reachableRows(reducedRows);
}

/** Elements that React moves to the head, or looks for there. */
const hoistedElements = new Set(['link', 'meta', 'title', 'style', 'script', 'base']);
/** Elements whose contents React itself reads. */
const ownContents = new Set(['html', 'head', 'body', 'select', 'textarea', 'option', 'noscript']);

const isModel = ({ id, tag }: Row) => id !== '' && (tag === '[' || tag === '{' || tag === '"');

type FlightElement = { type: unknown; props: Record<string, unknown> };

/** `["$", type, key, props]`. */
function elementOf(value: object): FlightElement | undefined {
  if (!Array.isArray(value) || value[0] !== '$' || value.length < 4) return undefined;
  const [, type, , props] = value as unknown[];
  return typeof props === 'object' && props !== null && !Array.isArray(props)
    ? { type, props: props as Record<string, unknown> }
    : undefined;
}

const mapParts = (value: object, change: (part: unknown) => unknown) =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));

/** Reference to a row: `$1f`, `$L1f`, `$@1f`, `$Q1f`, `$1f:props:children`. Groups: id and path. */
const referenceIn = (text: string) => /^\$[A-Za-z@]?([0-9a-f]+)(:.*)?$/.exec(text);

/** All texts in a model. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

const isClient = (type: unknown) => typeof type === 'string' && type.startsWith('$L');

/** Indices of an element's parts in its model, by the names that paths use. */
const partIndices: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

/** The part of a value that one step of a path leads to. */
function partNamed(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const index = elementOf(value) ? partIndices[name] : undefined;
  return (value as Record<string, unknown>)[index ?? name];
}

/** The part of a model at a path, `:props:children:0`; undefined if it is in another row. */
const partAt = (model: unknown, path: string) => path.split(':').slice(1).reduce(partNamed, model);

/**
 * `passed`: rows that are passed to client components, directly or through other rows; a row of which only a part is
 * passed is not among them. `read`: paths at which other rows read parts of a row.
 */
function usedElsewhere(models: ReadonlyMap<string, unknown>) {
  const passed = new Set<string>();
  const pathsRead = new Map<string, string[]>();
  const markPassed = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, id, path] = referenceIn(value) ?? [];
      if (id === undefined || passed.has(id) || !models.has(id)) return;
      const part = path ? partAt(models.get(id), path) : undefined;
      if (part === undefined) passed.add(id);
      markPassed(part ?? models.get(id));
    } else if (typeof value === 'object' && value !== null) {
      const element = elementOf(value);
      if (element && attributes.unchanging in element.props && !isClient(element.type)) return;
      for (const part of Object.values(value)) markPassed(part);
    }
  };
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, id, path] = referenceIn(value) ?? [];
      if (id !== undefined && path) pathsRead.set(id, [...(pathsRead.get(id) ?? []), path]);
    } else if (typeof value === 'object' && value !== null) {
      const element = elementOf(value);
      if (element && isClient(element.type)) markPassed(element.props);
      for (const part of Object.values(value)) collect(part);
    }
  };
  for (const model of models.values()) collect(model);
  return { passed, read: pathsRead };
}

/** Rows that are still reachable from the root, and rows that are neither model nor text. */
function reachableRows(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.filter(({ id }) => id !== '').map((row) => [row.id, row]));
  if (!byId.has('0')) return [...rows];
  const visited = new Set<string>();
  const visit = (id: string) => {
    const row = byId.get(id);
    if (!row || visited.has(id)) return;
    visited.add(id);
    if (!isModel(row) && row.tag !== 'I') return;
    for (const text of textsIn(JSON.parse(row.tag === 'I' ? row.payload.slice(1) : row.payload))) {
      const referencedId = referenceIn(text)?.[1];
      if (referencedId !== undefined) visit(referencedId);
    }
  };
  visit('0');
  return rows.filter((row) => visited.has(row.id) || !(isModel(row) || row.tag === 'T'));
}

/** Flight text of rows. */
export const flightText = (rows: readonly Row[]) => rows.map(rowText).join('');
