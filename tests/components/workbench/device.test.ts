import { describe, expect, it } from 'vitest';
import { askAbove } from '@/components/workbench/shell/large-files';
import { fileName } from '@/components/workbench/shell/save';
import { requestsSent } from '@/components/workbench/shell/use-request-count';

describe('the file size above which a tool asks before it continues', () => {
  it('is less for a phone than for a computer, and less for a computer with little memory', () => {
    const [phone, small, large] = [
      askAbove({ mobile: true, memory: 8 }),
      askAbove({ mobile: false, memory: 4 }),
      askAbove({ mobile: false }),
    ];
    expect(phone).toBeLessThan(small);
    expect(small).toBeLessThan(large);
  });
});

describe('the name of a saved file', () => {
  it.each([
    ['Client pack', 'Client pack.pdf'],
    ['pack.pdf', 'pack.pdf'],
    ['PACK.PDF', 'PACK.pdf'],
    ['a/b\\c:d*e?"f"<g>|h', 'a b c d e f g h.pdf'],
    ['..', 'merged.pdf'],
    ['   ', 'merged.pdf'],
    ['tab\tand\nline', 'tab and line.pdf'],
    ['करार', 'करार.pdf'],
  ])('%j is saved as %j', (typedName, name) => expect(fileName(typedName, 'pdf', 'merged')).toBe(name));
});

describe('requestsSent', () => {
  const entry = (name: string, startTime = 10) => ({ name, startTime }) as PerformanceEntry;
  const onThisSite = (path: string) => new URL(path, location.href).href;

  it('counts neither the files of the tool itself nor requests before the given time', () => {
    const ownAddresses = ['/engines/pdf.0123.js', '/_next/static/chunks/a.js', '/art/x.svg?v=12'].map(
      onThisSite,
    );
    expect(
      requestsSent(
        [...ownAddresses, 'blob:x', 'data:,'].map((name) => entry(name)),
        5,
      ),
    ).toBe(0);
    expect(requestsSent([entry(onThisSite('/api/contacts'), 1)], 5)).toBe(0);
  });

  it.each([
    '/api/contacts',
    '/engines/pdf.0123.js?words=secret',
    '/pricing',
    'https://elsewhere.example/engines/pdf.0123.js',
  ])('counts %s', (address) => expect(requestsSent([entry(onThisSite(address))], 5)).toBe(1));
});
