import { expect, test } from 'vitest';
import { searchIndex } from '@/app/_shared/search-index';
import { registry } from '@/content';
import { entries } from '@/content/features';
import { tools } from '@/content/tools';
import { detailPath, jobPath, toolPath } from '@/lib/routes';
import { searchSite } from '@/lib/site-search';

const signing = '/toolsdetails/ai-pdf-editor#sign';

test('signing is a job of the editor, with an address on its page', () => {
  const job = tools.jobs.find(({ slug }) => slug === 'sign');
  expect(job && jobPath(job)).toBe(signing);
  expect(registry.get(toolPath('ai-pdf-editor')).anchors).toContain('sign');
});

test('the feature page about signatures links it', () => {
  const page = entries.find(({ n }) => detailPath('feature', n) === '/feature6page');
  expect(page?.list.tools?.map(({ href }) => href)).toContain(signing);
});

test.each(['sign', 'sign pdf', 'signature', 'initials', 'autograph'])(
  'a search for “%s” finds it first',
  (query) => expect(searchSite(searchIndex(), query)[0]?.href).toBe(signing),
);
