import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Samples } from '@/components/home/samples';
import { home } from '@/content/home';
import { samplesSchema } from '@/lib/schema/samples';

const { samples } = home;

describe('the sample documents', () => {
  it('say that they are samples, visibly and to screen readers', () => {
    render(<Samples {...samples} />);
    expect(screen.getByText(samples.note)).toBeDefined();
    for (const { name } of samples.documents)
      expect(screen.getByRole('form', { name: `${samples.sample} ${name}` })).toBeDefined();
  });

  it('print each line once, as it is written in content', () => {
    const { container } = render(<Samples {...samples} />);
    for (const hidden of container.querySelectorAll('del, ins > span')) hidden.remove();
    const printed = [...container.querySelectorAll('[role=group] p')].map(({ textContent }) =>
      textContent?.replaceAll('  ', ' '),
    );
    expect(printed).toEqual(samples.documents.flatMap(({ lines }) => lines.map(({ text }) => text)));
  });
});

describe('the check of a sample', () => {
  const withLine = (line: object) => ({
    ...samples,
    documents: samples.documents.map((document, index) =>
      index === 0
        ? { ...document, lines: [{ ...document.lines[0], ...line }, ...document.lines.slice(1)] }
        : document,
    ),
  });
  const problem = (line: object) => samplesSchema.safeParse(withLine(line)).error?.issues[0]?.message;

  it('accepts the current content', () => {
    expect(problem({})).toBeUndefined();
  });

  it.each([
    ['words that are not in the line', { changes: [{ now: 'Tuesday' }] }, 'exactly once'],
    ['words that overlap other marked words', { changes: [{ now: 'billed Kaveri' }] }, 'overlap'],
    ['no tag where there has to be one', { tag: undefined }, 'first three lines'],
  ])('refuses %s', (_, line, expected) => expect(problem(line)).toContain(expected));
});
