import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePdf } from 'engines/testing/pdf-samples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MergePdf } from '@/components/workbench/merge-pdf/merge-pdf';
import { sharedMessages } from '@/content/workbench';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

const requested = { merged: [] as { options: { pages?: unknown } }[] };

replaceResults((name, input) => {
  if (name === 'merge') requested.merged.push(input);
  return runPdfEngine(name, input);
});

const { organise } = messagesOf('merge-pdf');
const user = userEvent.setup();

beforeEach(() => {
  requested.merged = [];
  vi.stubGlobal('OffscreenCanvas', undefined);
  URL.createObjectURL ??= () => 'blob:merged';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = async (name: string, pages: string[], lastModified = 0) =>
  new File([new Uint8Array(await samplePdf({ pages }))], name, { lastModified });

async function open() {
  const tool = showTool('merge-pdf', MergePdf, [
    await file('annex 10.pdf', ['one', 'two'], 2),
    await file('annex 2.pdf', ['three'], 1),
  ]);
  await user.click(await screen.findByRole('button', { name: organise.show }));
  return tool;
}

const cells = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ dataset }) => 'cell' in dataset);
/** Page and file of each cell, by its label: `1/10` is page 1 of annex 10, `/` a blank page. */
const order = () =>
  cells().map((cell, index) => {
    const label = cell.labels?.[0]?.textContent ?? '';
    const position = index + 1;
    for (const annex of [10, 2, 7])
      for (const page of [1, 2])
        if (label.includes(formatMessage(organise.page, { position, page, file: `annex ${annex}.pdf` })))
          return `${page}/${annex}`;
    return label.includes(formatMessage(organise.blankPage, { position })) ? '/' : '';
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('keys alone move, rotate, duplicate and remove pages of several files, and the focus stays with the page', async () => {
  const { announce } = await open();
  expect(order()).toEqual(['1/10', '2/10', '1/2']);
  cells()[2]?.focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(order()).toEqual(['1/10', '1/2', '2/10']);
  expect(document.activeElement).toBe(cells()[1]);
  expect(announce).toHaveBeenCalledWith(formatMessage(organise.moved, { count: 1, position: 2, of: 3 }));
  await user.keyboard('r');
  expect(cells()[1]?.labels?.[0]?.textContent).toContain(formatMessage(organise.rotatedBy, { degrees: 90 }));
  await user.keyboard('ll');
  expect(cells()[1]?.labels?.[0]?.textContent).toContain(formatMessage(organise.rotatedBy, { degrees: 270 }));
  await user.keyboard('rr');
  await user.keyboard('{ArrowLeft}db');
  expect(order()).toEqual(['1/10', '/', '1/10', '1/2', '2/10']);
  await user.keyboard('{Control>}z{/Control}');
  expect(order()).toEqual(['1/10', '1/10', '1/2', '2/10']);
  await user.keyboard('{Delete}');
  expect(order()).toEqual(['1/10', '1/2', '2/10']);
  expect(document.activeElement).toBe(cells()[0]);
  await user.click(screen.getByRole('button', { name: organise.button }));
  await waitFor(() => expect(requested.merged).toHaveLength(1));
  expect(requested.merged[0]?.options.pages).toEqual([
    { source: 0, page: 1, rotate: 0 },
    { source: 1, page: 1, rotate: 90 },
    { source: 0, page: 2, rotate: 0 },
  ]);
  expect(
    await screen.findByRole('heading', { name: formatMessage(organise.title, { count: 3 }) }),
  ).toBeTruthy();
}, 30_000);

/** Gives the pages places in a row, each 100 pixels wide: happy-dom has no layout. */
function stubPlaces() {
  return vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const cellIndex = [...document.querySelectorAll('[data-id]')].indexOf(this);
    return new DOMRect(cellIndex * 100, 0, cellIndex < 0 ? 0 : 100, cellIndex < 0 ? 0 : 140);
  });
}

test.each([
  ['mouse', 0],
  ['touch', 400],
])('a page dragged by %s goes where it is dropped, and keeps its rotation', async (pointerType, holdTime) => {
  await open();
  const rects = stubPlaces();
  cells()[2]?.focus();
  await user.keyboard('r');
  const cell = document.querySelectorAll('[data-id]')[2] as HTMLElement;
  const pointerAt = (clientX: number) => ({
    pointerId: 1,
    pointerType,
    button: 0,
    clientX,
    clientY: 200,
    bubbles: true,
  });
  fireEvent(cell, new PointerEvent('pointerdown', pointerAt(250)));
  await new Promise((done) => setTimeout(done, holdTime));
  fireEvent(document, new PointerEvent('pointermove', pointerAt(210)));
  fireEvent(document, new PointerEvent('pointermove', pointerAt(20)));
  fireEvent(document, new PointerEvent('pointerup', pointerAt(20)));
  expect(order()).toEqual(['1/2', '1/10', '2/10']);
  expect(cells()[0]?.labels?.[0]?.textContent).toContain(formatMessage(organise.rotatedBy, { degrees: 90 }));
  rects.mockRestore();
});

test('a touch that moves at once does not drag the page: it scrolls', async () => {
  await open();
  const rects = stubPlaces();
  const cell = document.querySelectorAll('[data-id]')[2] as HTMLElement;
  const pointerAt = (clientX: number) => ({
    pointerId: 1,
    pointerType: 'touch',
    clientX,
    clientY: 200,
    bubbles: true,
  });
  fireEvent(cell, new PointerEvent('pointerdown', pointerAt(250)));
  fireEvent(document, new PointerEvent('pointermove', pointerAt(20)));
  fireEvent(document, new PointerEvent('pointerup', pointerAt(20)));
  expect(order()).toEqual(['1/10', '2/10', '1/2']);
  rects.mockRestore();
});

test('three files are reordered, rotated and merged in at most twelve taps, three of them to choose the files', async () => {
  showTool('merge-pdf', MergePdf, [
    await file('annex 10.pdf', ['one', 'two'], 2),
    await file('annex 2.pdf', ['three'], 1),
    await file('annex 3.pdf', ['four'], 3),
  ]);
  let taps = 3;
  const tap = async (element: HTMLElement) => {
    taps += 1;
    await user.click(element);
  };
  await tap(await screen.findByRole('button', { name: organise.show }));
  await tap(cells()[3] as HTMLElement);
  await tap(screen.getByRole('button', { name: organise.actions.turn }));
  await tap(screen.getByRole('button', { name: organise.actions.earlier }));
  await tap(screen.getByRole('button', { name: organise.actions.earlier }));
  await tap(screen.getByRole('button', { name: organise.button }));
  await waitFor(() => expect(requested.merged).toHaveLength(1));
  expect(requested.merged[0]?.options.pages).toEqual([
    { source: 0, page: 1, rotate: 0 },
    { source: 2, page: 1, rotate: 90 },
    { source: 0, page: 2, rotate: 0 },
    { source: 1, page: 1, rotate: 0 },
  ]);
  expect(taps).toBeLessThanOrEqual(12);
}, 30_000);

test('buttons move and remove selected pages without dragging, and each step can be undone and redone', async () => {
  await open();
  await user.click(cells()[0] as HTMLElement);
  await press(organise.actions.later);
  expect(order()).toEqual(['2/10', '1/10', '1/2']);
  await press(organise.actions.later);
  await press(organise.actions.remove);
  expect(order()).toEqual(['2/10', '1/2']);
  await press(organise.undo);
  await press(organise.undo);
  expect(order()).toEqual(['2/10', '1/10', '1/2']);
  await press(organise.redo);
  expect(order()).toEqual(['2/10', '1/2', '1/10']);
});

test('buttons on a page act on that page alone, whatever is selected, and the focus goes to the next page', async () => {
  await open();
  await user.click(cells()[0] as HTMLElement);
  const buttonOf = (act: string, page: string) =>
    user.click(screen.getByRole('button', { name: `${act}: ${page}` }));
  const last = formatMessage(organise.page, { position: 3, page: 1, file: 'annex 2.pdf' });
  await buttonOf(organise.actions.turn, last);
  expect(cells().map((cell) => cell.labels?.[0]?.textContent?.includes('rotated'))).toEqual([
    false,
    false,
    true,
  ]);
  await buttonOf(
    organise.actions.remove,
    formatMessage(organise.page, { position: 2, page: 2, file: 'annex 10.pdf' }),
  );
  expect(order()).toEqual(['1/10', '1/2']);
  expect(document.activeElement).toBe(cells()[1]);
});

test('each page has the letter of its file and its number there', async () => {
  await open();
  const tags = () =>
    [...document.querySelectorAll('[data-id] [data-tag]')].map(({ textContent }) => textContent?.trim());
  expect(tags()).toEqual(['A p. 1', 'A p. 2', 'B p. 1']);
  await user.click(cells()[1] as HTMLElement);
  await press(organise.actions.later);
  expect(tags()).toEqual(['A p. 1', 'B p. 1', 'A p. 2']);
});

test('a double click enlarges a page and does not change the selection', async () => {
  await open();
  await user.dblClick(cells()[1] as HTMLElement);
  expect(
    await screen.findByRole('dialog', {
      name: formatMessage(organise.page, { position: 2, page: 2, file: 'annex 10.pdf' }),
    }),
  ).toBeTruthy();
  expect(cells().map(({ checked }) => checked)).toEqual([false, false, false]);
});

test('the actions are in sight from the start; without a selection a press says that pages are to be chosen first', async () => {
  await open();
  const remove = () =>
    within(screen.getByRole('toolbar')).getByRole('button', { name: organise.actions.remove });
  expect(screen.getByText(organise.hint)).toBeTruthy();
  expect(remove().getAttribute('aria-disabled')).toBe('true');
  await user.click(remove());
  expect(order()).toEqual(['1/10', '2/10', '1/2']);
  expect(screen.getByText(organise.chooseFirst)).toBeTruthy();
  await user.click(cells()[1] as HTMLElement);
  expect(screen.queryByText(organise.chooseFirst)).toBeNull();
  expect(remove().getAttribute('aria-disabled')).toBeNull();
  await press(organise.actions.remove);
  await waitFor(() => expect(order()).toEqual(['1/10', '1/2']));
  expect(document.activeElement).toBe(cells()[1]);
  expect(remove().getAttribute('aria-disabled')).toBe('true');
});

test('without a selection a blank page is added at the end, and gets the focus', async () => {
  await open();
  const blank = () =>
    within(screen.getByRole('toolbar')).getByRole('button', { name: organise.actions.blank });
  expect(blank().getAttribute('aria-disabled')).toBeNull();
  await user.click(blank());
  await waitFor(() => expect(cells()).toHaveLength(4));
  expect(cells()[3]?.labels?.[0]?.textContent).toContain(formatMessage(organise.blankPage, { position: 4 }));
  expect(document.activeElement).toBe(cells()[3]);
});

test('a rotated page shows by how much, beside its number', async () => {
  await open();
  await user.click(cells()[0] as HTMLElement);
  await press(organise.actions.turn);
  const tag = () => document.querySelector('[data-id] [data-tag]')?.textContent;
  await waitFor(() => expect(tag()).toContain(formatMessage(organise.degrees, { degrees: 90 })));
});

test('after a refused removal the focus stays where it is, and the sheet of options stays folded', async () => {
  await open();
  for (const cell of cells()) await user.click(cell);
  await press(organise.actions.remove);
  expect(screen.getByText(organise.keepOne)).toBeTruthy();
  for (const cell of cells()) await user.click(cell);
  expect(document.activeElement).toBe(cells()[2]);
  expect(document.querySelectorAll('[data-sheet]')).toHaveLength(1);
  expect(document.querySelector('[data-sheet]')?.getAttribute('data-sheet')).toBe('folded');
});

test('two buttons beside one visible word rotate a page to the left and to the right', async () => {
  await open();
  await user.click(cells()[0] as HTMLElement);
  const label = () => cells()[0]?.labels?.[0]?.textContent;
  await press(organise.actions.turnBack);
  expect(label()).toContain(formatMessage(organise.rotatedBy, { degrees: 270 }));
  await press(organise.actions.turn);
  expect(label()).not.toContain('rotated');
  expect(screen.getByText(organise.pairs.rotate).getAttribute('aria-hidden')).toBe('true');
});

test('the tag of a page has the whole name of its file as its tooltip', async () => {
  showTool('merge-pdf', MergePdf, [
    await file('audited-accounts-of-the-year-2024-25.pdf', ['one']),
    await file('audited-accounts-of-the-year-2025-26.pdf', ['two']),
  ]);
  await user.click(await screen.findByRole('button', { name: organise.show }));
  const tags = [...document.querySelectorAll<HTMLElement>('[data-id] [data-tag]')];
  expect(tags.map(({ title }) => title)).toEqual([
    'audited-accounts-of-the-year-2024-25.pdf',
    'audited-accounts-of-the-year-2025-26.pdf',
  ]);
  expect(tags.map(({ textContent }) => textContent)).toEqual(['A p. 1', 'B p. 1']);
});

test('a blank page and the pages of another file are inserted between two pages, and Undo removes the blank one', async () => {
  await open();
  const { insert } = organise;
  await press(formatMessage(insert.before, { position: 3 }));
  await press(insert.blank);
  expect(order()).toEqual(['1/10', '2/10', '/', '1/2']);
  await press(organise.undo);
  expect(order()).toEqual(['1/10', '2/10', '1/2']);
  await press(formatMessage(insert.before, { position: 2 }));
  await user.upload(screen.getByLabelText(insert.file), await file('annex 7.pdf', ['four', 'five']));
  await waitFor(() => expect(order()).toEqual(['1/10', '1/7', '2/7', '2/10', '1/2']));
  expect(screen.queryByLabelText(insert.file)).toBeNull();
  await press(insert.end);
  await press(insert.blank);
  expect(order()).toEqual(['1/10', '1/7', '2/7', '2/10', '1/2', '/']);
  // The list of files can restore the original order.
  await press(organise.hide);
  await press(organise.reset);
  await press(organise.show);
  expect(order()).toEqual(['1/10', '2/10', '1/2', '1/7', '2/7']);
}, 30_000);

test('More adds a file after the selected pages, and then closes', async () => {
  await open();
  await user.click(cells()[0] as HTMLElement);
  await press(organise.more);
  const field = screen.getByLabelText(organise.insert.fileAfter);
  await user.upload(field, await file('annex 7.pdf', ['four']));
  await waitFor(() => expect(order()).toEqual(['1/10', '1/7', '2/10', '1/2']));
  expect(screen.queryByRole('button', { name: organise.reverse })).toBeNull();
});

test('what More opened stays beside the pages when one is selected, until Escape closes it and returns the focus to its button', async () => {
  await open();
  const more = () => screen.getByRole('button', { name: organise.more });
  await user.click(more());
  await user.click(cells()[0] as HTMLElement);
  screen.getByRole('button', { name: organise.reverse }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: organise.reverse })).toBeNull();
  expect(document.activeElement).toBe(more());
});

test('on a phone a press on a page closes the sheet that More opened', async () => {
  stubMedia(phone);
  await open();
  await press(organise.more);
  expect(screen.getByRole('button', { name: organise.reverse })).toBeTruthy();
  await user.click(cells()[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: organise.reverse })).toBeNull();
});

test('the size of the pages chosen in the grid is kept in the result, and the size chosen there is kept in the grid', async () => {
  await open();
  const isLarge = () =>
    document.querySelector('fieldset[data-look], ol[data-short-result]')?.hasAttribute('data-large');
  expect(isLarge()).toBe(false);
  await press(organise.larger);
  expect(isLarge()).toBe(true);
  await press(organise.hide);
  await press(organise.show);
  expect(isLarge()).toBe(true);
  await user.click(cells()[0] as HTMLElement);
  await press(organise.actions.turn);
  await press(organise.button);
  await screen.findByRole('heading', { name: formatMessage(organise.title, { count: 3 }) });
  expect(isLarge()).toBe(true);
  await press(organise.smaller);
  await press(organise.editPages);
  expect(screen.getByRole('button', { name: organise.larger })).toBeTruthy();
}, 30_000);

test('a moved page of the only file says where it was', async () => {
  showTool('merge-pdf', MergePdf, [await file('scan.pdf', ['one', 'two', 'three'])]);
  await user.click(await screen.findByRole('button', { name: organise.show }));
  const countFormer = (page: number) =>
    screen.queryAllByText(formatMessage(organise.originalNumber, { page })).length;
  expect([1, 2, 3].map(countFormer)).toEqual([0, 0, 0]);
  await user.click(cells()[0] as HTMLElement);
  await press(organise.actions.later);
  expect([1, 2, 3].map(countFormer)).toEqual([1, 1, 0]);
});

test('the proposed name is based on the name of the only file, and a typed name stays', async () => {
  showTool('merge-pdf', MergePdf, [await file('scan.pdf', ['one', 'two'])]);
  await user.click(await screen.findByRole('button', { name: organise.show }));
  await user.click(cells()[0] as HTMLElement);
  await press(organise.actions.remove);
  expect(screen.getByDisplayValue('scan-organised')).toBeTruthy();
  // A typed name stays, whatever is done afterwards.
  await user.clear(screen.getByDisplayValue('scan-organised'));
  await user.type(screen.getByRole('textbox', { name: sharedMessages.name }), 'mine');
  await press(organise.undo);
  expect(screen.getByDisplayValue('mine')).toBeTruthy();
});

test('the heading of the file list has the focus after files are added, also when they have been read', async () => {
  showTool('merge-pdf', MergePdf, [await file('a.pdf', ['one']), await file('b.pdf', ['two'])]);
  await screen.findByRole('button', { name: organise.show });
  const heading = screen.getByRole('heading', {
    name: formatMessage(messagesOf('merge-pdf').title, { count: 2 }),
  });
  expect(document.activeElement).toBe(heading);
});

test('back in the list of files, the options panel says how many pages the rearranged file has', async () => {
  await open();
  await user.click(cells()[0] as HTMLElement);
  await press(organise.actions.turn);
  await press(organise.hide);
  expect(
    screen.getByText(formatMessage(sharedMessages.pages, { count: 3 }), { selector: 'b, b *' }),
  ).toBeTruthy();
});

test('the last pages cannot be removed', async () => {
  const { announce } = await open();
  await press(organise.more);
  const menuId = screen.getByRole('button', { name: organise.more }).getAttribute('aria-controls') ?? '';
  expect(document.getElementById(menuId)?.contains(screen.getByRole('button', { name: organise.all }))).toBe(
    true,
  );
  await press(organise.all);
  await press(organise.actions.remove);
  expect(order()).toHaveLength(3);
  expect(announce).toHaveBeenLastCalledWith(organise.keepOne);
  expect(screen.getByText(organise.keepOne)).toBeTruthy();
  await press(`${formatMessage(organise.chosen, { count: 3 })}: ${organise.none}`);
  expect(document.activeElement).toBe(cells()[0]);
  expect(screen.queryByText(organise.keepOne)).toBeNull();
});

test('pages are sorted by file name, with numbers by value, and by date, reversed, selected as odd or even, and moved to a typed place', async () => {
  await open();
  await press(organise.more);
  await press(organise.byName);
  expect(order()).toEqual(['1/2', '1/10', '2/10']);
  await press(organise.reverse);
  expect(order()).toEqual(['2/10', '1/10', '1/2']);
  await press(organise.byDate);
  expect(order()).toEqual(['1/2', '2/10', '1/10']);
  await press(organise.odd);
  expect(cells().map(({ checked }) => checked)).toEqual([true, false, true]);
  await press(organise.even);
  expect(cells().map(({ checked }) => checked)).toEqual([false, true, false]);
  await user.type(screen.getByRole('textbox', { name: organise.place }), '3');
  await press(organise.placeButton);
  expect(order()).toEqual(['1/2', '1/10', '2/10']);
});

test('a file list with rearranged pages says so, and resets the order on request', async () => {
  await open();
  await press(organise.more);
  await press(organise.reverse);
  await press(organise.hide);
  expect(screen.getByText(organise.own)).toBeTruthy();
  await press(organise.reset);
  expect(screen.queryByText(organise.own)).toBeNull();
  await press(organise.show);
  expect(order()).toEqual(['1/10', '2/10', '1/2']);
});

test('the list of sources says which pages of each file are used, selects the pages of one, and puts removed pages back', async () => {
  const { announce } = await open();
  const { sources } = organise;
  const rows = () =>
    within(screen.getByRole('list', { name: sources.title }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const selectLabel = organise.groups.select;
  expect(rows()).toEqual([
    `Aannex 10.pdf${sources.both}${selectLabel}`,
    `Bannex 2.pdf${formatMessage(sources.all, { count: 1 })}${selectLabel}`,
  ]);
  await press(formatMessage(sources.pick, { count: 2, file: 'annex 10.pdf' }));
  expect(cells().map(({ checked }) => checked)).toEqual([true, true, false]);
  expect(announce).toHaveBeenLastCalledWith(formatMessage(organise.chosen, { count: 2 }));
  await press(organise.actions.turn);
  await user.click(cells()[1] as HTMLElement);
  await press(organise.actions.later);
  await user.click(cells()[1] as HTMLElement);
  cells()[1]?.focus();
  await user.keyboard('b');
  cells()[1]?.focus();
  await user.keyboard('{Delete}');
  const state = [
    formatMessage(sources.some, { count: 1, of: 2 }),
    formatMessage(sources.turned, { count: 1 }),
    formatMessage(sources.removedPages, { count: 1, pages: '1' }),
  ].join(' · ');
  expect(rows()[0]).toBe(`Aannex 10.pdf${state}${sources.back}`);
  expect(rows().at(-1)).toBe(formatMessage(sources.blanks, { count: 1 }));
  await press(`${sources.back}: annex 10.pdf`);
  expect(order().filter(Boolean)).toContain('1/10');
  expect(announce).toHaveBeenLastCalledWith(formatMessage(sources.returned, { count: 1 }));
  const allPages = `${sources.both} · ${formatMessage(sources.turned, { count: 1 })}`;
  expect(rows()[0]).toBe(`Aannex 10.pdf${allPages}${selectLabel}`);
  await press(organise.button);
  await screen.findByRole('heading', { name: sharedMessages.copyTitle });
  expect(rows()).toEqual([
    `Aannex 10.pdf${allPages}`,
    `Bannex 2.pdf${formatMessage(sources.all, { count: 1 })}`,
    formatMessage(sources.blanks, { count: 1 }),
  ]);
}, 30_000);
