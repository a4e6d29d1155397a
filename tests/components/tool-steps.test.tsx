import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { StepDrawing } from '@/components/drawings/tool/step';
import { ToolHow } from '@/components/tools/tool-how';
import { tools } from '@/content/tools';

/** Words of a drawing that its entry names. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ['kind', 'look', 'drawing', 'drawings'].includes(key) ? [] : wordsOf(inner),
  );
}

describe.each(tools.tools.filter(({ draft }) => !draft))('the steps of $name', (tool) => {
  test('stand in a list, each with its heading and its words', () => {
    render(<ToolHow tool={tool} />);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    for (const [index, { title, text }] of tool.steps.entries()) {
      const item = within(items[index] as HTMLElement);
      expect(item.getByRole('heading', { level: 3 }).textContent).toBe(title);
      expect(item.getByText(text).tagName).toBe('P');
    }
  });

  test.each(tool.steps)('“$title” is drawn with the words of its entry, for the eye alone', ({ drawing }) => {
    if (!drawing) throw new Error('This step has no drawing.');
    const { container } = render(<StepDrawing drawing={drawing} />);
    for (const word of wordsOf(drawing)) expect(container.textContent).toContain(word);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('a, button, input, h1, h2, h3')).toHaveLength(0);
  });
});

test('a passage that matches another text carries the number of its source', () => {
  const lines = [
    { text: 'rural credit fell', look: 'read' as const, source: 2 },
    { text: 'while deposits rose.', look: 'text' as const },
  ];
  const { container } = render(<StepDrawing drawing={{ kind: 'lines', lines }} />);
  const [matching, own] = container.querySelectorAll('p');
  expect(matching?.querySelector('sup')?.textContent).toBe('2');
  expect(own?.querySelector('sup')).toBeNull();
});

test('words that were added or removed have a sign, each its own', () => {
  const lines = [
    { text: 'One month', look: 'removed' as const },
    { text: 'Three months', look: 'added' as const },
    { text: 'of notice', look: 'text' as const },
  ];
  const { container } = render(<StepDrawing drawing={{ kind: 'lines', lines }} />);
  const signs = [...container.querySelectorAll('p')].map((line) => line.querySelector('svg')?.innerHTML);
  expect(new Set(signs).size).toBe(3);
  expect(signs[2]).toBeUndefined();
});

test('pages show what is drawn on each of them', () => {
  const drawings = ['page-cover', 'page-floor-plan', 'page-price-list'] as const;
  const { container } = render(
    <StepDrawing drawing={{ kind: 'pages', count: 3, drawings: [...drawings] }} />,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(2);
});

test('what became of a point stands with its point', () => {
  const points = [
    { point: 'Clause 9', text: 'Date added', look: 'pen' as const },
    { point: 'Page 6', text: 'Passed', look: 'ok' as const },
  ];
  const { container } = render(<StepDrawing drawing={{ kind: 'points', points }} />);
  const rows = [...container.querySelectorAll('p')].map((row) => row.textContent);
  expect(rows).toEqual(['Clause 9Date added', 'Page 6Passed']);
});

test('the chip of a file shows by its glyph whether a picture, a table or writing is in it', () => {
  const glyph = (name: string) => {
    const { container } = render(<StepDrawing drawing={{ kind: 'drop', files: [name] }} />);
    return container.querySelector('svg')?.innerHTML;
  };
  const [picture, table, writing] = [glyph('bill.jpg'), glyph('ledger.xlsx'), glyph('lease.pdf')];
  expect(new Set([picture, table, writing]).size).toBe(3);
  expect(glyph('stamp.jpg')).toBe(picture);
  expect(glyph('minutes.docx')).toBe(writing);
  expect(glyph('Untitled')).toBe(writing);
});

test('choices of which one excludes the other have no ticks', () => {
  const options = [{ text: 'First voice' }, { text: 'Second voice', picked: true }];
  const ticks = (look: 'boxes' | 'circles') =>
    render(<StepDrawing drawing={{ kind: 'choice', look, options }} />).container.querySelectorAll('svg')
      .length;
  expect(ticks('boxes')).toBe(1);
  expect(ticks('circles')).toBe(0);
});

test('a step without a drawing is reported in words', () => {
  const [tool] = tools.tools;
  if (!tool) throw new Error('There is no tool.');
  const steps = tool.steps.map((step) => ({ ...step, drawing: undefined }));
  const { container } = render(<ToolHow tool={{ ...tool, steps }} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(0);
});
