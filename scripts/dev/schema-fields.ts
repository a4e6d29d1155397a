import type { z } from 'zod';
import { pictureNames } from '../../lib/schema/pictures';

/** Limits of a field. */
export type Limits =
  | { kind: 'text' | 'link'; min?: number; max?: number }
  | { kind: 'number'; min?: number; max?: number }
  | { kind: 'picture' | 'choice'; choices: readonly string[] };

export type SchemaField = { keys: string[]; value: string | number; limits: Limits };

/** The used part of zod's schema structure. */
type Shape = {
  def: {
    type: string;
    innerType?: z.ZodType;
    in?: z.ZodType;
    shape?: Record<string, z.ZodType>;
    element?: z.ZodType;
    valueType?: z.ZodType;
    options?: z.ZodType[];
  };
  minLength?: number | null;
  maxLength?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
  options?: readonly string[];
};

/** Every text, number and choice in data, with the limits of its schema. */
export function schemaFields(schema: z.ZodType, data: unknown, keys: string[] = []): SchemaField[] {
  const shape = schema as unknown as Shape;
  const { def } = shape;
  const inner = def.innerType ?? def.in;
  if (inner) return schemaFields(inner, data, keys);
  if (def.type === 'union') {
    const fitting = def.options?.find((option) => option.safeParse(data).success) ?? def.options?.[0];
    return fitting ? schemaFields(fitting, data, keys) : [];
  }
  if (Array.isArray(data)) {
    const { element } = def;
    return element ? data.flatMap((item, index) => schemaFields(element, item, [...keys, `${index}`])) : [];
  }
  if (data !== null && typeof data === 'object') {
    return Object.entries(data).flatMap(([key, item]) => {
      const part = def.shape?.[key] ?? def.valueType;
      return part ? schemaFields(part, item, [...keys, key]) : [];
    });
  }
  if (typeof data !== 'string' && typeof data !== 'number') return [];
  return [{ keys, value: data, limits: limitsOf(shape, keys.at(-1), data) }];
}

function limitsOf(shape: Shape, key: string | undefined, value: string | number): Limits {
  const choices = shape.def.type === 'enum' ? shape.options : undefined;
  if (choices)
    return { kind: choices.length === pictureNames.length ? 'picture' : 'choice', choices: [...choices] };
  if (typeof value === 'number') return { kind: 'number', ...bounds(shape.minValue, shape.maxValue) };
  return { kind: key === 'href' ? 'link' : 'text', ...bounds(shape.minLength, shape.maxLength) };
}

/** Ignores bounds set by the number type itself. */
const bounds = (min?: number | null, max?: number | null) => ({
  ...(typeof min === 'number' && Math.abs(min) < Number.MAX_SAFE_INTEGER ? { min } : {}),
  ...(typeof max === 'number' && Math.abs(max) < Number.MAX_SAFE_INTEGER ? { max } : {}),
});
