import { z } from 'zod';
import { mayHold } from './common';

/** What tools fill into their messages; tests/content/messages.test.ts keeps the list what content uses. */
export const filledIn = [
  'act',
  'after',
  'alike',
  'at',
  'before',
  'browser',
  'changes',
  'copy',
  'count',
  'date',
  'days',
  'degrees',
  'detail',
  'done',
  'dpi',
  'figures',
  'file',
  'first',
  'fixed',
  'font',
  'fonts',
  'found',
  'from',
  'heading',
  'height',
  'is',
  'kind',
  'kinds',
  'label',
  'language',
  'last',
  'line',
  'maker',
  'name',
  'number',
  'of',
  'old',
  'oldPages',
  'on',
  'open',
  'other',
  'others',
  'own',
  'page',
  'pages',
  'paragraph',
  'part',
  'passed',
  'place',
  'points',
  'product',
  'property',
  'quotations',
  'read',
  'references',
  'seconds',
  'share',
  'sheet',
  'side',
  'size',
  'state',
  'stated',
  'sum',
  'text',
  'time',
  'to',
  'tool',
  'total',
  'trial',
  'value',
  'width',
  'words',
  'x',
  'y',
  'young',
  'youngPages',
] as const;

/** A message of a tool. */
export const text = (min: number, max: number) => mayHold(min, max, ...filledIn);

/** A group of messages by their names, all of the same length. */
export const texts = <Name extends string>(min: number, max: number, ...names: Name[]) => {
  const one = text(min, max);
  return z.strictObject(Object.fromEntries(names.map((name) => [name, one])) as Record<Name, typeof one>);
};

/** A message with places for values, `{count}`; where one and several are worded differently, both. */
export const said = z.union([text(1, 240), z.strictObject({ one: text(1, 240), other: text(1, 240) })]);
