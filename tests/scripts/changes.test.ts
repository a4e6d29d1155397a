import { describe, expect, test } from 'vitest';
import { changesReport, changesSummary } from '@/scripts/changes/report';
import { changedPages, difference, linesOf } from '@/scripts/changes/sentences';

const bodyLines = (body: string, head = '') =>
  linesOf(`<!doctype html><html><head><title>T</title>${head}</head><body>${body}</body></html>`).slice(1);

describe('linesOf', () => {
  test.each([
    ['sentences, each on its own line', '<p>One here. Two there.</p>', ['One here.', 'Two there.']],
    [
      'the words of one sentence in several elements on one line',
      '<p>Reply in <b>24</b> hours.</p>',
      ['Reply in 24 hours.'],
    ],
    ['the address of a link', '<a href="/faqs">FAQs</a>', ['FAQs → /faqs']],
    [
      'pictures with their alternative text',
      '<img src="/art/x.svg" alt="A box">',
      ['Picture: /art/x.svg (A box)'],
    ],
    ['blocks on lines of their own', '<div>A<p>B</p>C</div>', ['A', 'B', 'C']],
    [
      'no script, style or drawing',
      '<p>A</p><script>b</script><style>c</style><svg><text>d</text></svg>',
      ['A'],
    ],
  ])('lists %s', (_, html, lines) => {
    expect(bodyLines(html)).toEqual(lines);
  });

  test('lists title and description', () => {
    const lines = linesOf('<title>Support</title><meta name="description" content="Help."><p>A</p>');
    expect(lines).toEqual(['Title: Support', 'Description: Help.', 'A']);
  });
});

describe('changes of pages', () => {
  test('list only the changed line of many, before and after', () => {
    expect(difference(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
      { sign: '-', text: 'b' },
      { sign: '+', text: 'x' },
    ]);
  });

  test('list a new page, a removed one by its title, and no unchanged one', () => {
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
      { path: '/old', kind: 'removed', lines: [{ sign: '-', text: 'Title: B' }] },
    ]);
  });

  test('are reported as sentences with both pictures, and with escaped text', () => {
    const changed = changedPages(new Map([['/', ['<b>old']]]), new Map([['/', ['new']]]));
    const pictures = { before: new Map([['/', 'data:one']]), after: new Map([['/', 'data:two']]) };
    const report = changesReport(changed, pictures, { base: 'abc', maxPictures: 12 });
    expect(report).toContain('<b>Before:</b> &lt;b&gt;old');
    expect(report).toContain('<b>After:</b> new');
    expect(report).toMatch(/src="data:one".*src="data:two"/s);
  });

  test('are summed up in Markdown, and backticks in a text do not end the block', () => {
    const changed = changedPages(new Map([['/', ['```old']]]), new Map([['/', ['new']]]));
    expect(changesSummary(changed)).toContain('#### /\n\n```diff\n- old\n+ new\n```');
    expect(changesSummary([])).toBe('No page reads or looks different.\n');
  });
});
