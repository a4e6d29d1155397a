import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rangeText } from 'engines/pdf/client';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageGrid } from '@/components/workbench/documents/page-grid';
import { RangeField } from '@/components/workbench/documents/range-field';
import { GRID_BATCH } from '@/components/workbench/documents/use-in-pieces';
import { useHistory } from '@/components/workbench/shell/use-history';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('remove-pages');

const total = 10;
const columns = 4;

/** Pages and their field, as a tool puts them together. */
function Pages() {
  const { value: ticked, set, undo, canUndo } = useHistory<readonly number[]>('a', []);
  const [order, setOrder] = useState(Array.from({ length: total }, (_, index) => index + 1));
  return (
    <>
      <RangeField
        messages={sharedMessages.grid}
        label={messages.field}
        file="tender.pdf"
        pageCount={total}
        text={rangeText([...ticked].sort((a, b) => a - b))}
        onRanges={(ranges) => set(ranges.flat(), true)}
      />
      <PageGrid
        messages={sharedMessages.grid}
        legend={messages.legend}
        look="strike"
        draw={() => new Promise(() => undefined)}
        pages={order.map((page) => ({
          page,
          size: undefined,
          rotate: 0,
          ticked: ticked.includes(page),
          blank: page === 5,
        }))}
        onTick={(pages, on) =>
          set(on ? [...new Set([...ticked, ...pages])] : ticked.filter((page) => !pages.includes(page)))
        }
      />
      <button type="button" onClick={() => canUndo && undo()}>
        undo
      </button>
      <button type="button" onClick={() => setOrder([...order].reverse())}>
        reverse
      </button>
    </>
  );
}

const pageBox = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', {
    name: new RegExp(`^${formatMessage(sharedMessages.grid.page, { page: number })}(,|$)`),
  });
const field = () => screen.getByLabelText<HTMLInputElement>(messages.field);
const tickedPages = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ dataset }) => Number(dataset.page));

beforeEach(() => {
  // happy-dom has no layout: cells get places in rows of four.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const cells = [...document.querySelectorAll('[data-cell]')];
    return new DOMRect(0, Math.floor(cells.indexOf(this) / columns) * 100, 10, 10);
  });
  return () => vi.restoreAllMocks();
});

function open() {
  render(<Pages />);
  return userEvent.setup();
}

test('the pages are a group of checkboxes that says what ticking means, and a blank page is named as blank', () => {
  open();
  expect(within(screen.getByRole('group', { name: messages.legend })).getAllByRole('checkbox')).toHaveLength(
    total,
  );
  expect(
    screen.getByRole('checkbox', {
      name: `${formatMessage(sharedMessages.grid.page, { page: 5 })}, ${sharedMessages.grid.blank}`,
    }),
  ).toBe(pageBox(5));
});

test('one page is in the tab order; arrow keys, Home and End move between pages', async () => {
  const user = open();
  await user.tab();
  expect(document.activeElement).toBe(field());
  await user.tab();
  expect(document.activeElement).toBe(pageBox(1));
  for (const [key, to] of [
    ['{ArrowRight}', 2],
    ['{ArrowDown}', 6],
    ['{ArrowLeft}', 5],
    ['{ArrowUp}', 1],
    ['{ArrowUp}', 1],
    ['{End}', 10],
    ['{ArrowDown}', 10],
    ['{ArrowUp}', 6],
    ['{ArrowRight}{ArrowRight}', 8],
    // The last row is shorter.
    ['{ArrowDown}', 10],
    ['{Home}', 1],
    ['{ArrowLeft}', 1],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement, `after ${key}`).toBe(pageBox(to));
  }
  await user.keyboard('{ArrowRight}');
  await user.tab();
  await user.tab({ shift: true });
  expect(document.activeElement, 'Tab comes back to where it left').toBe(pageBox(2));
});

test('Space ticks a page; Shift with Space ticks the range from the page ticked last', async () => {
  const user = open();
  pageBox(2).focus();
  await user.keyboard(' ');
  expect(tickedPages()).toEqual([2]);
  await user.keyboard('{ArrowDown}{Shift>} {/Shift}');
  expect(tickedPages()).toEqual([2, 3, 4, 5, 6]);
  expect(document.activeElement, 'focus stays').toBe(pageBox(6));
  await user.keyboard(' ');
  expect(tickedPages()).toEqual([2, 3, 4, 5]);
});

test('a click ticks a page; Shift with a click ticks the range from the page ticked last, backwards too', async () => {
  const user = open();
  await user.click(pageBox(7));
  await user.keyboard('{Shift>}');
  await user.click(pageBox(4));
  await user.keyboard('{/Shift}');
  expect(tickedPages()).toEqual([4, 5, 6, 7]);
});

test('a range follows the order in which pages are shown', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'reverse' }));
  await user.click(pageBox(9));
  await user.keyboard('{Shift>}');
  await user.click(pageBox(7));
  await user.keyboard('{/Shift}');
  expect(tickedPages().sort((a, b) => a - b)).toEqual([7, 8, 9]);
});

test('the field and the ticked pages stay in sync, whichever is used', async () => {
  const user = open();
  await user.click(pageBox(7));
  expect(field().value).toBe('7');
  await user.click(field());
  await user.keyboard(', 1–3');
  expect(tickedPages()).toEqual([1, 2, 3, 7]);
  await user.tab();
  expect(field().value).toBe('1-3, 7');
  await user.click(pageBox(2));
  expect(field().value).toBe('1, 3, 7');
});

test('an open range such as “4-” reaches to the last page only when it is confirmed', async () => {
  const user = open();
  await user.click(field());
  await user.keyboard('4-');
  expect(tickedPages()).toEqual([4]);
  await user.keyboard('6');
  expect(tickedPages()).toEqual([4, 5, 6]);
  await user.keyboard('{Backspace}{Enter}');
  expect(tickedPages()).toEqual([4, 5, 6, 7, 8, 9, 10]);
});

test('a page that does not exist is reported on Enter, not while typing, and the ticks stay', async () => {
  const user = open();
  await user.click(field());
  await user.keyboard('2, 19');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(
    formatMessage(sharedMessages.grid.noPage, { page: '19', file: 'tender.pdf', count: total }),
  );
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement, 'focus stays').toBe(field());
  expect(tickedPages()).toContain(2);
  await user.clear(field());
  await user.keyboard('all{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(
    formatMessage(sharedMessages.grid.unread, { detail: 'all' }),
  );
});

test('undo takes back one step at a time, and typing without a pause is one step', async () => {
  const user = open();
  const undo = screen.getByRole('button', { name: 'undo' });
  await user.click(pageBox(9));
  await user.click(field());
  await user.clear(field());
  await user.keyboard('1-3');
  expect(tickedPages()).toEqual([1, 2, 3]);
  await user.click(undo);
  expect(tickedPages()).toEqual([9]);
  expect(field().value).toBe('9');
  await user.click(undo);
  await user.click(undo);
  expect(tickedPages()).toEqual([]);
});

test('a page is enlarged by Enter or by its button; Tab reaches only the button of the focused page', async () => {
  const onPage = vi.fn();
  render(
    <PageGrid
      messages={sharedMessages.grid}
      legend={messages.legend}
      look="strike"
      draw={() => new Promise(() => undefined)}
      pages={[1, 2].map((page) => ({ page, size: undefined, ticked: false }))}
      onTick={() => undefined}
      enlarge={{ name: sharedMessages.enlarge.key, onPage }}
    />,
  );
  const nameOf = (page: number) =>
    formatMessage(sharedMessages.enlarge.key, { page: formatMessage(sharedMessages.grid.page, { page }) });
  pageBox(1).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(2);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: nameOf(2) }));
  await userEvent.click(screen.getByRole('button', { name: nameOf(1) }));
  expect(onPage).toHaveBeenLastCalledWith(1);
});

test('pages of a long document are added in batches until all are there', async () => {
  const pages = Array.from({ length: 3 * GRID_BATCH - 1 }, (_, index) => ({
    page: index + 1,
    size: undefined,
  }));
  render(
    <PageGrid
      messages={sharedMessages.grid}
      legend={messages.legend}
      look="strike"
      draw={() => new Promise(() => undefined)}
      pages={pages.map((page) => ({ ...page, rotate: 0, ticked: false }))}
      onTick={() => {}}
    />,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(GRID_BATCH);
  // The timeout is long, for a busy machine.
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(pages.length), {
    timeout: 10_000,
  });
});
