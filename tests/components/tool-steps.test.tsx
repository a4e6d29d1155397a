import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Mark } from '@/components/drawings/sheet';
import { StepIllustration } from '@/components/illustrations/tools';
import { Added, Removed } from '@/components/illustrations/tools/result-marks';
import { PageRow } from '@/components/illustrations/tools/step-documents';
import { DroppedFiles } from '@/components/illustrations/tools/step-files';
import { OptionList, Point, Points } from '@/components/illustrations/tools/step-rows';
import { ToolHow } from '@/components/tools/tool-how';
import { tools } from '@/content/tools';

/** A draft may still lack its illustrations. */
const published = tools.tools.filter(({ draft }) => !draft);

describe.each(published)('the steps of $name', (tool) => {
  test('are in a list, each with its heading and its text', () => {
    render(<ToolHow tool={tool} joins={false} />);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    for (const [index, { title, text }] of tool.steps.entries()) {
      const item = within(items[index] as HTMLElement);
      expect(item.getByRole('heading', { level: 3 }).textContent).toBe(title);
      expect(item.getByText(text).tagName).toBe('P');
    }
  });

  test.each(tool.steps)('have a decorative illustration: “$title”', ({ illustration }) => {
    if (!illustration) throw new Error('This step has no illustration.');
    const { container } = render(<StepIllustration name={illustration} />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.firstElementChild?.childElementCount).toBe(1);
    expect(container.querySelectorAll('a, button, input, h1, h2, h3')).toHaveLength(0);
  });
});

test('no two steps look the same', () => {
  const drawings = published.flatMap(({ steps }) =>
    steps.flatMap(({ illustration }) =>
      illustration ? render(<StepIllustration name={illustration} />).container.innerHTML : [],
    ),
  );
  expect(drawings).toHaveLength(3 * published.length);
  expect(drawings.filter((drawing, index) => drawings.indexOf(drawing) !== index)).toEqual([]);
});

const iconsIn = (element: ReactElement) => [...render(element).container.querySelectorAll('svg')];

test('added words and removed words have different icons', () => {
  const [added] = iconsIn(<Added>Three months</Added>);
  const [removed] = iconsIn(<Removed>One month</Removed>);
  expect(added?.innerHTML).toBeTruthy();
  expect(removed?.innerHTML).toBeTruthy();
  expect(added?.innerHTML).not.toBe(removed?.innerHTML);
});

describe('pages in a row', () => {
  test('are numbered below their contents', () => {
    const { container } = render(<PageRow pages={[() => <b>Cover</b>, () => <b>Plan</b>]} />);
    expect(container.textContent).toBe('Cover1Plan2');
  });

  test('have an icon if they are picked or struck out', () => {
    const { container } = render(<PageRow pages={3} picked={[1]} struck={[3]} />);
    const pages = [...(container.firstElementChild?.children ?? [])];
    expect(pages.map((page) => page.querySelectorAll('svg').length)).toEqual([1, 0, 1]);
  });
});

test('the icon of a file differs between pictures, tables and text documents', () => {
  const iconOf = (name: string) => iconsIn(<DroppedFiles names={[name]} />)[0]?.innerHTML;
  const [picture, table, textDocument] = [iconOf('bill.jpg'), iconOf('ledger.xlsx'), iconOf('lease.pdf')];
  expect(new Set([picture, table, textDocument]).size).toBe(3);
  expect(iconOf('stamp.jpg')).toBe(picture);
  expect(iconOf('minutes.docx')).toBe(textDocument);
  expect(iconOf('Untitled')).toBe(textDocument);
});

test('a passage that matches another text ends with the number of its source', () => {
  const { container } = render(
    <p>
      <Mark source={2}>Rural credit fell</Mark>, <Mark>while deposits rose</Mark>.
    </p>,
  );
  expect(container.textContent).toBe('Rural credit fell2, while deposits rose.');
  const numbers = [...container.querySelectorAll('sup')];
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['2']);
  expect(numbers[0]?.previousElementSibling?.textContent).toBe('Rural credit fell');
});

test('each point shows its outcome below its title', () => {
  const { container } = render(
    <Points>
      <Point title="Clause 9 has no date">Fixed</Point>
      <Point title="Page 6 isn’t signed">Passed</Point>
    </Points>,
  );
  const rows = [...container.querySelectorAll('p')].map((row) => [
    row.querySelector('b')?.textContent,
    row.querySelector('span')?.textContent,
  ]);
  expect(rows).toEqual([
    ['Clause 9 has no date', 'Fixed'],
    ['Page 6 isn’t signed', 'Passed'],
  ]);
});

test('a picked option has a tick as a checkbox, but not as a radio button', () => {
  const choice = { options: ['First voice', 'Second voice'], picked: ['Second voice'] };
  expect(iconsIn(<OptionList {...choice} />)).toHaveLength(1);
  expect(iconsIn(<OptionList {...choice} circles />)).toHaveLength(0);
});

test('a step without an illustration is text only', () => {
  const [tool] = tools.tools;
  if (!tool) throw new Error('There is no tool.');
  const steps = tool.steps.map((step) => ({ ...step, illustration: undefined }));
  const { container } = render(<ToolHow tool={{ ...tool, steps }} joins={false} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(0);
});

test.each([true, false])('large steps have no space below if the next section joins them: %s', (joins) => {
  const tool = tools.tools.find(({ page }) => page.layout === 'pairs') ?? tools.tools[0];
  if (!tool) throw new Error('There is no tool.');
  const { container } = render(
    <ToolHow tool={{ ...tool, page: { ...tool.page, layout: 'pairs' } }} joins={joins} />,
  );
  expect(container.querySelector('section')?.classList.contains('pb-0')).toBe(joins);
});
