import { describe, expect, test } from 'vitest';
import { changesReport, changesSummary } from '@/scripts/changes/report';
import { changedPages, difference, linesOf } from '@/scripts/changes/sentences';

const page = (body: string, head = '') =>
  linesOf(`<!doctype html><html><head><title>T</title>${head}</head><body>${body}</body></html>`).slice(1);

describe('a page as a visitor reads it', () => {
  test.each([
    ['its sentences, each on its own', '<p>One here. Two there.</p>', ['One here.', 'Two there.']],
    [
      'words that belong together across elements',
      '<p>Reply in <b>24</b> hours.</p>',
      ['Reply in 24 hours.'],
    ],
    ['where a link leads', '<a href="/faqs">FAQs</a>', ['FAQs → /faqs']],
    ['pictures with their words', '<img src="/art/x.svg" alt="A box">', ['Picture: /art/x.svg (A box)']],
    ['blocks on lines of their own', '<div>A<p>B</p>C</div>', ['A', 'B', 'C']],
    [
      'no script, style or drawing',
      '<p>A</p><script>b</script><style>c</style><svg><text>d</text></svg>',
      ['A'],
    ],
  ])('%s', (_, html, lines) => {
    expect(page(html)).toEqual(lines);
  });

  test('title and description', () => {
    const lines = linesOf('<title>Support</title><meta name="description" content="Help."><p>A</p>');
    expect(lines).toEqual(['Title: Support', 'Description: Help.', 'A']);
  });
});

describe('what changed', () => {
  test('of many lines only the changed one is listed, before and after', () => {
    expect(difference(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
      { sign: '-', text: 'b' },
      { sign: '+', text: 'x' },
    ]);
  });

  test('a new page, a removed one by its title, and no unchanged one', () => {
    const before = new Map([
      ['/', ['A']],
      ['/old', ['Title: B', 'Description: b', 'B']],
    ]);
    const after = new Map([
      ['/', ['A']],
      ['/new', ['C']],
    ]);
    expect(changedPages(before, after)).toEqual([
      { path: '/new', kind: 'new', lines: [{ sign: '+', text: 'C' }] },
      { path: '/old', kind: 'gone', lines: [{ sign: '-', text: 'Title: B' }] },
    ]);
  });

  test('the report has sentences and both pictures, and escapes text of pages', () => {
    const changed = changedPages(new Map([['/', ['<b>old']]]), new Map([['/', ['new']]]));
    const pictures = { before: new Map([['/', 'data:one']]), after: new Map([['/', 'data:two']]) };
    const report = changesReport(changed, pictures, { base: 'abc', maxPictures: 12 });
    expect(report).toContain('<b>Before:</b> &lt;b&gt;old');
    expect(report).toContain('<b>After:</b> new');
    expect(report).toMatch(/src="data:one".*src="data:two"/s);
  });

  test('the comment has the same content, and closes its block whatever a text contains', () => {
    const changed = changedPages(new Map([['/', ['```old']]]), new Map([['/', ['new']]]));
    expect(changesSummary(changed)).toContain('#### /\n\n```diff\n- old\n+ new\n```');
    expect(changesSummary([])).toBe('No page reads or looks different.\n');
  });
});
