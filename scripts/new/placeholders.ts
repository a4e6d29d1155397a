import { type ZodType, z } from 'zod';

/**
 * Generates an entry from the schema of its file: every required field with a placeholder and its limits as a
 * comment. Fields added to a schema are included automatically.
 */

/** A value of the entry, with notes for replacing it. */
export type Field = { value: string | number | boolean | Field[] | { [name: string]: Field }; hint: string };

type Options = {
  /** Known values, in the shape of the entry; naming an optional field adds it. */
  given: unknown;
  /** Addresses for links, used in turn. */
  addresses: readonly string[];
  /** Day for dates, as year-month-day. */
  today: string;
};

/** The parts of a JSON schema that content schemas use. */
type Shape = {
  type?: string;
  const?: string | number | boolean;
  enum?: string[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Shape;
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  oneOf?: Shape[];
  anyOf?: Shape[];
};

/** @throws if the schema contains an unsupported kind of field */
export function newEntry(schema: ZodType, { given, addresses, today }: Options): Field {
  let links = 0;
  const textCounts = new Map<string, number>();
  return field(z.toJSONSchema(schema, { io: 'input' }) as Shape, '', given);

  function field(shape: Shape, name: string, givenValue: unknown): Field {
    const [first] = shape.oneOf ?? shape.anyOf ?? [];
    if (first) return { ...field(first, name, givenValue), hint: 'the entries above have other shapes' };
    if (shape.properties) return group(shape, (givenValue ?? {}) as Record<string, unknown>);
    if (givenValue !== undefined) return asField(givenValue);
    if (shape.const !== undefined) return { value: shape.const, hint: '' };
    if (shape.enum) return choice(shape.enum);
    if (shape.prefixItems ?? shape.items) return list(shape, name);
    if (shape.type === 'string') return { value: text(shape, name), hint: limits(shape) };
    if (shape.type === 'boolean') return { value: false, hint: '' };
    throw new Error(`“${name}” is a kind of field that a new entry cannot be given.`);
  }

  function group({ properties = {}, required = [] }: Shape, givenValues: Record<string, unknown>): Field {
    const names = Object.keys(properties).filter((name) => required.includes(name) || name in givenValues);
    const fields = names.map((name) => [name, field(properties[name] ?? {}, name, givenValues[name])]);
    return { value: Object.fromEntries(fields), hint: '' };
  }

  function list({ prefixItems, items = {}, minItems = 0 }: Shape, name: string): Field {
    const shapes = prefixItems ?? Array.from({ length: minItems }, () => items);
    return { value: shapes.map((shape) => field(shape, name.replace(/s$/, ''), undefined)), hint: '' };
  }

  function text({ format, pattern = '', minLength = 1, maxLength = 60 }: Shape, name: string): string {
    if (format === 'date') return today;
    if (pattern.startsWith('^\\/')) return addresses[links++ % addresses.length] ?? '/';
    const prefix = /^\^([A-Z][a-z]+:? )/.exec(pattern)?.[1] ?? '';
    const suffix = pattern.endsWith('\\.$') ? '.' : '';
    const count = (textCounts.get(name) ?? 0) + 1;
    textCounts.set(name, count);
    // Equal texts, such as in two steps, would be reported as a mistake.
    const label = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    const placeholder = `${prefix}TODO ${label}${count > 1 ? ` ${count}` : ''}`;
    const filler = ' …'.repeat(Math.max(0, Math.ceil((minLength - placeholder.length - suffix.length) / 2)));
    return (placeholder + filler).slice(0, maxLength - suffix.length).trimEnd() + suffix;
  }
}

/** A given value, unchanged. */
function asField(given: unknown): Field {
  if (Array.isArray(given)) return { value: given.map(asField), hint: '' };
  if (typeof given !== 'object' || given === null) return { value: given as Field['value'], hint: '' };
  const fields = Object.entries(given).map(([name, value]) => [name, asField(value)]);
  return { value: Object.fromEntries(fields), hint: '' };
}

function choice(names: readonly string[]): Field {
  const [first = '', ...others] = names;
  const isShort = others.length <= 6;
  return { value: first, hint: isShort ? `or ${others.join(', ')}` : 'choose; “?” lists them all' };
}

function limits({ minLength, maxLength }: Shape): string {
  return maxLength ? `${minLength} to ${maxLength} characters` : '';
}

/** The entry as data. */
export function exampleOf({ value }: Field): unknown {
  if (Array.isArray(value)) return value.map(exampleOf);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, exampleOf(item)]));
}

/** The entry as source text, to be formatted. */
export function sourceOf({ value }: Field): string {
  const comment = ({ hint }: Field) => (hint ? ` // ${hint}` : '');
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${sourceOf(item)},${comment(item)}`).join('\n')}\n]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const lines = Object.entries(value).map(([name, item]) => `${name}: ${sourceOf(item)},${comment(item)}`);
  return `{\n${lines.join('\n')}\n}`;
}
