import { attributes } from './attributes';
import { type Row, rowText } from './flight';

/**
 * Takes out of a page's flight data what React would hydrate for nothing. An element without a client component in it
 * never changes, so React gets its contents as raw HTML (`dangerouslySetInnerHTML`): it then takes the element
 * as it is in the page, and does not go through what is in it. What stays is the way from the root to each island,
 * with all siblings, whose number and order `useId` depends on.
 *
 * Untouched are: elements that are handed to a client component, which may show them later, unless they are marked as
 * shown from the start (`data-unchanging`); rows that would lose a part that another row reads; and what React moves to
 * the head.
 */
export function withoutStaticParts(rows: readonly Row[]): Row[] {
  const models = new Map(rows.filter(isModel).map(({ id, payload }) => [id, JSON.parse(payload) as unknown]));
  const { handed, read } = usedElsewhere(models);
  const reusable = new Map<unknown, boolean>();

  /** Whether no client component can be in it. */
  function isStatic(value: unknown): boolean {
    if (typeof value === 'string') return isStaticText(value);
    if (typeof value !== 'object' || value === null) return true;
    const knownPart = reusable.get(value);
    if (knownPart !== undefined) return knownPart;
    // A row that names itself is not static.
    reusable.set(value, false);
    const element = elementOf(value);
    const parts = element ? [element.props] : Object.values(value);
    const is = (!element || isPlain(element.type)) && parts.every(isStatic);
    reusable.set(value, is);
    return is;
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
    typeof type === 'string' && !hoisted.has(type) && (/^[a-z]/.test(type) || isFragment(type));
  const isFragment = (type: string) => models.get(type.slice(1)) === '$Sreact.fragment';

  /** The same with the contents of its static elements taken out. */
  function withoutContents(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const element = elementOf(value);
    if (!element) return mapped(value, withoutContents);
    const { type, props } = element;
    if (isClient(type)) return keptParts(value);
    const { children } = props;
    if (typeof children !== 'object' || children === null) return value;
    const [mark, , key, , ...rest] = value as unknown[];
    if (typeof type === 'string' && /^[a-z]/.test(type) && !ownContents.has(type) && isStatic(value)) {
      const { children: _, [attributes.unchanging]: _unchanging, ...others } = props;
      return [mark, type, key, { ...others, dangerouslySetInnerHTML: { __html: '' } }, ...rest];
    }
    return [mark, type, key, { ...props, children: withoutContents(children) }, ...rest];
  }

  /** What is handed to a client component: only the elements marked as unchanging are emptied. */
  function keptParts(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const element = elementOf(value);
    return element && attributes.unchanging in element.props && !isClient(element.type)
      ? withoutContents(value)
      : mapped(value, keptParts);
  }

  const lighter = rows.map((row) => {
    if (!models.has(row.id) || !isModel(row)) return row;
    const model = models.get(row.id);
    const less = handed.has(row.id) ? keptParts(model) : withoutContents(model);
    const isKept = (path: string) => {
      const part = partAt(model, path);
      return part !== undefined && JSON.stringify(part) === JSON.stringify(partAt(less, path));
    };
    return (read.get(row.id) ?? []).every(isKept) ? { ...row, payload: JSON.stringify(less) } : row;
  });
  return reachableRows(lighter);
}

/** React moves these to the head, or looks for them there. */
const hoisted = new Set(['link', 'meta', 'title', 'style', 'script', 'base']);
/** Their contents are read by React itself. */
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

const mapped = (value: object, change: (part: unknown) => unknown) =>
  Array.isArray(value)
    ? value.map(change)
    : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));

/** Ids of the rows that a text names: `$1f`, `$L1f`, `$@1f`, `$Q1f`, `$1f:props:children`. */
const referenceIn = (text: string) => /^\$[A-Za-z@]?([0-9a-f]+)(:.*)?$/.exec(text);

/** All texts in a model. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

const isClient = (type: unknown) => typeof type === 'string' && type.startsWith('$L');

/** Places of an element's parts in its model, by React's names for them. */
const places: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

/** A step from a value of a model to one of its parts. */
function step(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const place = elementOf(value) ? places[name] : undefined;
  return (value as Record<string, unknown>)[place ?? name];
}

/** The part of a model at a path, `:props:children:0`; undefined if another row holds it. */
const partAt = (model: unknown, path: string) => path.split(':').slice(1).reduce(step, model);

/**
 * Rows that are handed to client components, directly or not, and the paths at which other rows read parts of a row. A
 * client component that is handed a part of a row is not handed the rest.
 */
function usedElsewhere(models: ReadonlyMap<string, unknown>) {
  const handed = new Set<string>();
  const read = new Map<string, string[]>();
  const hand = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, id, path] = referenceIn(value) ?? [];
      if (id === undefined || handed.has(id) || !models.has(id)) return;
      const part = path ? partAt(models.get(id), path) : undefined;
      if (part === undefined) handed.add(id);
      hand(part ?? models.get(id));
    } else if (typeof value === 'object' && value !== null) {
      const element = elementOf(value);
      if (element && attributes.unchanging in element.props && !isClient(element.type)) return;
      for (const part of Object.values(value)) hand(part);
    }
  };
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, id, path] = referenceIn(value) ?? [];
      if (id !== undefined && path) read.set(id, [...(read.get(id) ?? []), path]);
    } else if (typeof value === 'object' && value !== null) {
      const element = elementOf(value);
      if (element && isClient(element.type)) hand(element.props);
      for (const part of Object.values(value)) collect(part);
    }
  };
  for (const model of models.values()) collect(model);
  return { handed, read };
}

/** The rows that the root still names, directly or not, and those that are no model. */
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
      const next = referenceIn(text)?.[1];
      if (next !== undefined) visit(next);
    }
  };
  visit('0');
  return rows.filter((row) => visited.has(row.id) || !(isModel(row) || row.tag === 'T'));
}

/** Flight text of rows. */
export const flightText = (rows: readonly Row[]) => rows.map(rowText).join('');
