import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessibility } from '@/content/accessibility';
import { answers } from '@/content/answers';
import { claims } from '@/content/claims';
import { contact } from '@/content/contact';
import { contactEndpoint } from '@/content/contact-endpoint';
import { faqs } from '@/content/faqs';
import * as features from '@/content/features';
import { featuresHub } from '@/content/features-hub';
import { home } from '@/content/home';
import * as integrations from '@/content/integrations';
import { notFound } from '@/content/not-found';
import { pricing } from '@/content/pricing';
import { privacy } from '@/content/privacy';
import { search } from '@/content/search';
import * as security from '@/content/security';
import { site } from '@/content/site';
import { support } from '@/content/support';
import { terms } from '@/content/terms';
import { thankYou } from '@/content/thank-you';
import { tools } from '@/content/tools';
import * as useCases from '@/content/use-cases';

/**
 * Content files read like forms: every field is explained beside it. A field of a file's object has a comment
 * directly above it; what is inside it has one too, or is named as `field` in a comment of that part. The fields of a
 * list of entries are named in the comment directly above the list.
 */

type Part = { file: string; start: string; value: object };

const parts: Part[] = [
  { file: 'accessibility', start: 'export const accessibility', value: accessibility },
  { file: 'answers', start: 'export const answers', value: answers },
  { file: 'claims', start: 'const register', value: claims },
  { file: 'contact', start: 'export const contact', value: contact },
  { file: 'contact-endpoint', start: 'export const contactEndpoint', value: contactEndpoint },
  { file: 'faqs', start: 'const all', value: faqs },
  { file: 'features', start: 'export const copy', value: features.copy },
  { file: 'features', start: 'export const entries', value: features.entries },
  { file: 'features-hub', start: 'export const featuresHub', value: featuresHub },
  { file: 'home', start: 'export const home', value: home },
  { file: 'integrations', start: 'export const hub', value: integrations.hub },
  { file: 'integrations', start: 'export const labels', value: integrations.labels },
  { file: 'integrations', start: 'export const entries', value: integrations.entries },
  { file: 'not-found', start: 'export const notFound', value: notFound },
  { file: 'pricing', start: 'const plans', value: pricing.plans },
  { file: 'pricing', start: 'export const pricing', value: { ...pricing, plans: [] } },
  { file: 'privacy', start: 'export const privacy', value: privacy },
  { file: 'search', start: 'export const search', value: search },
  { file: 'security', start: 'export const hub', value: security.hub },
  { file: 'security', start: 'export const copy', value: security.copy },
  { file: 'security', start: 'export const entries', value: security.entries },
  { file: 'site', start: 'export const site', value: site },
  { file: 'support', start: 'export const support', value: support },
  { file: 'terms', start: 'export const terms', value: terms },
  { file: 'thank-you', start: 'export const thankYou', value: thankYou },
  { file: 'tools', start: 'export const tools', value: tools },
  { file: 'use-cases', start: 'export const hub', value: useCases.hub },
  { file: 'use-cases', start: 'export const labels', value: useCases.labels },
  { file: 'use-cases', start: 'export const entries', value: useCases.entries },
];

/** Objects whose keys are ids, not fields: claims and topics are explained as a whole, above the list. */
const keyedLists = ['claims', 'topics'];

const isComment = (line = '') => /^\s*(\/\*\*|\*)/.test(line);

/** Names of all fields in a value, except the two of a link, which are the same everywhere. */
function fieldsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item));
  if (value === null || typeof value !== 'object') return [];
  const fields = Object.entries(value);
  if (fields.map(([key]) => key).join() === 'label,href') return [];
  return fields.flatMap(([key, inner]) => [
    ...(keyedLists.includes(name) ? [] : [key]),
    ...fieldsIn(inner, key),
  ]);
}

/** Index of the line after `from` on which a field of the object begins. */
const lineOf = (lines: string[], key: string, from: number) =>
  lines.findIndex((line, index) => index > from && new RegExp(`^ {2}'?${key}'?[:,]`).test(line));

/** Whether comments of these lines name the field, or one is directly above it. */
function explains(lines: string[], field: string): boolean {
  const fieldLine = new RegExp(`^\\s*'?${field}'?[:,]`);
  return lines.some(
    (line, index) =>
      (isComment(line) && line.includes(`\`${field}\``)) ||
      (fieldLine.test(line) && isComment(lines[index - 1])),
  );
}

/** The comment that ends above a line. */
function commentAbove(lines: string[], index: number): string[] {
  let first = index;
  while (isComment(lines[first - 1])) first -= 1;
  return lines.slice(first, index);
}

/** Fields of a part that nothing explains. */
function unexplainedFields(lines: string[], { file, start, value }: Part): string[] {
  const begin = lines.findIndex((line) => line.startsWith(start));
  if (Array.isArray(value)) {
    const legend = commentAbove(lines, begin);
    return [...new Set(fieldsIn(value))].filter((field) => !explains(legend, field));
  }
  const places = Object.entries(value).map(([key, inner]) => ({ key, inner, at: lineOf(lines, key, begin) }));
  return places.flatMap(({ key, inner, at: line }) => {
    const above = commentAbove(lines, line);
    if (above.length === 0) return [key];
    const next = Math.min(...places.map((place) => place.at).filter((other) => other > line), lines.length);
    const section = [...above, ...lines.slice(line, next)];
    // The fields of all claims are explained once, above them.
    const fileComment = file === 'claims' ? commentAbove(lines, begin) : [];
    return [...new Set(fieldsIn(inner, key))]
      .filter((field) => !explains([...fileComment, ...section], field))
      .map((field) => `${key}: ${field}`);
  });
}

describe.each(parts)('content/$file.ts, $start', (part) => {
  const lines = readFileSync(`content/${part.file}.ts`, 'utf8').split('\n');

  test('explains every field beside it', () => {
    expect(unexplainedFields(lines, part)).toEqual([]);
  });

  test('explains no field once its comments are removed', () => {
    const withoutComments = lines.filter((line) => !isComment(line));
    const fields = Array.isArray(part.value) ? new Set(fieldsIn(part.value)) : Object.keys(part.value);
    expect(unexplainedFields(withoutComments, part).sort()).toEqual([...fields].sort());
  });
});

describe.each(parts.filter(({ value }) => !Array.isArray(value)))('content/$file.ts, $start', (part) => {
  const lines = readFileSync(`content/${part.file}.ts`, 'utf8').split('\n');

  test('does not pass with any single comment missing', () => {
    const begin = lines.findIndex((line) => line.startsWith(part.start));
    for (const key of Object.keys(part.value)) {
      const line = lineOf(lines, key, begin);
      const above = commentAbove(lines, line).length;
      expect(unexplainedFields(lines.toSpliced(line - above, above), part)).toContain(key);
    }
  });
});

test('each list whose entries can be drafts explains the day of publishing too', () => {
  const files = [...new Set(parts.map(({ file }) => file))];
  const filesThatExplain = (field: string) =>
    files.filter((file) => explains(readFileSync(`content/${file}.ts`, 'utf8').split('\n'), field));
  expect(filesThatExplain('publishFrom')).toEqual(filesThatExplain('draft'));
});
