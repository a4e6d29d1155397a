import { expect, test } from 'vitest';
import { searched } from '@/app/_frame/searched';
import { registry } from '@/content';
import { entries } from '@/content/features';
import { tools } from '@/content/tools';
import { filterPages } from '@/lib/page-search';
import { detailPath, jobPath, toolPath } from '@/lib/routes';

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
  'a search for “%s” finds it',
  (query) => {
    const found = filterPages(searched, query).slice(0, 6);
    expect(found.map(({ href }) => href)).toContain(signing);
  },
);
