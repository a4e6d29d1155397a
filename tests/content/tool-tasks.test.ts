import { expect, test } from 'vitest';
import { searchIndex } from '@/app/_shared/search-index';
import { registry } from '@/content';
import { entries } from '@/content/features';
import { tools } from '@/content/tools';
import { detailPath, taskPath, toolPath } from '@/lib/routes';
import { searchSite } from '@/lib/site-search';

const signing = '/toolsdetails/ai-pdf-editor#sign';
const organising = '/toolsdetails/merge-pdf#organise';
const redacting = '/toolsdetails/ai-pdf-editor#redact';

test.each([
  ['sign', 'ai-pdf-editor', signing],
  ['redact', 'ai-pdf-editor', redacting],
  ['organise', 'merge-pdf', organising],
])('%s is a task of %s, with an address on its page', (slug, tool, address) => {
  const task = tools.tasks.find((task) => task.slug === slug);
  expect(task && taskPath(task)).toBe(address);
  expect(registry.get(toolPath(tool)).anchors).toContain(slug);
});

test('the feature page about signatures links to the task “sign”', () => {
  const page = entries.find(({ n }) => detailPath('feature', n) === '/feature6page');
  expect(page?.list.tools?.map(({ href }) => href)).toContain(signing);
});

test.each(['sign', 'sign pdf', 'signature', 'initials', 'autograph'])(
  'a search for “%s” finds Sign PDF first',
  (query) => expect(searchSite(searchIndex(), query)[0]?.href).toBe(signing),
);

test.each([
  'organise',
  'organize pages',
  'organise pages',
  'reorder pages',
  'rearrange',
  'rotate',
  'rotate pdf',
  'turn pages',
  'upside down',
  'move pages',
  'mix pages',
  'page order',
  'wrong order',
  'sort pages',
  'sideways',
  'landscape to portrait',
])('a search for “%s” finds Organise pages first', (query) =>
  expect(searchSite(searchIndex(), query)[0]?.href).toBe(organising),
);

test.each([
  'redact',
  'redact pdf',
  'redaction',
  'black out',
  'blackout text',
  'blacken',
  'censor',
  'hide aadhaar',
  'mask aadhaar',
  'remove personal data',
  'hide a number',
  'hide text',
  'anonymise',
  'cover up',
])('a search for “%s” finds Redact PDF first', (query) =>
  expect(searchSite(searchIndex(), query)[0]?.href).toBe(redacting),
);
