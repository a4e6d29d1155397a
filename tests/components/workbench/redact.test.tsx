import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EditablePage } from 'engines/pdf';
import { PDFDocument, StandardFonts } from 'engines/testing/pdf-lib';
import { expect, test, vi } from 'vitest';
import { AiPdfEditor } from '@/components/workbench/ai-pdf-editor/ai-pdf-editor';
import { isWord, type Mark, outlineOf, runsOf } from '@/components/workbench/ai-pdf-editor/marks';
import { factText } from '@/components/workbench/shell/facts';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { fileSize, pageList } from '@/lib/values';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { messagePattern } from '@/tests/helpers/message-pattern';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

replaceResults(runPdfEngine);

const messages = messagesOf('ai-pdf-editor');
const { redaction } = messages;
const steps = tools.tasks.find(({ slug }) => slug === 'redact')?.steps ?? [];
/** The label of the button that redacts this number of marked words. */
const wordsLabel = (count: number) =>
  formatMessage(redaction.button, { what: formatMessage(redaction.amount.words, { count }) });
/** The label if not all marks are words. */
const placesLabel = (count: number) =>
  formatMessage(redaction.button, { what: formatMessage(redaction.amount.places, { count }) });
const onPage = (page: number) => formatMessage(redaction.onPage, { page });
const findButton = (label: string) => screen.findByRole('button', { name: label });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const letter = [['Letter to Asha Rao,', 'signed for Rao and Sons.'], ['Copy: Rao.']];

/** Opens Redact PDF with a PDF of these pages, by default a letter that has “Rao” three times. */
async function openFile({ attachment = '', lines = letter } = {}) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const texts of lines) {
    const page = document.addPage([420, 300]);
    // A page without lines gets a drawing: it cannot be searched.
    if (texts.length === 0) page.drawRectangle({ x: 40, y: 40, width: 200, height: 100 });
    for (const [index, text] of texts.entries())
      page.drawText(text, { x: 40, y: 250 - 20 * index, size: 12, font });
  }
  if (attachment) await document.attach(new TextEncoder().encode(attachment), 'note.txt');
  const file = new File([new Uint8Array(await document.save())], 'letter.pdf');
  return showTool('ai-pdf-editor', AiPdfEditor, [file], { ownTask: 'redact' });
}

/** Opens Redact PDF and marks a word. */
async function open({
  query = 'rao',
  label = wordsLabel(3),
  ...file
}: Parameters<typeof openFile>[0] & { query?: string; label?: string } = {}) {
  const tool = await openFile(file);
  await userEvent.type(await screen.findByLabelText(redaction.search), `${query}{Enter}`);
  await findButton(label);
  return tool;
}

const findPage = (number: number) =>
  screen.findByText(formatMessage(messages.pageOf, { page: number, of: 2 }));
const currentStep = () =>
  within(screen.getByRole('list', { name: sharedMessages.steps }))
    .getAllByRole('listitem')
    .findIndex((item) => item.getAttribute('aria-current') === 'step') + 1;

test('Redact PDF has one task, with steps of its own, and nothing of the other tasks of the editor', async () => {
  await open();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: messages.sign.button })).toBeNull();
  expect(screen.queryByRole('heading', { name: messages.copies })).toBeNull();
  for (const title of steps) expect(screen.getAllByText(title).length).toBeGreaterThan(0);
  expect(currentStep()).toBe(1);
});

test('marks of a search are one group, each leads to its place, and Previous and Next follow the order of the pages', async () => {
  await open();
  // The button has the number of marks, so the only group does not repeat it.
  expect(screen.getByRole('heading', { name: 'rao' })).toBeTruthy();
  const rows = screen
    .getAllByRole('button', { name: /Rao/ })
    .filter(({ textContent }) => textContent?.includes(onPage(1)) || textContent?.includes(onPage(2)));
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Letter to Asha Rao, signed for Rao ${onPage(1)}`,
    `Rao, signed for Rao and Sons. ${onPage(1)}`,
    `Copy: Rao. ${onPage(2)}`,
  ]);
  expect(screen.getByText(formatMessage(redaction.place, { place: 1, of: 3 }))).toBeTruthy();
  await press(redaction.previous);
  await findPage(2);
  expect(screen.getByText(formatMessage(redaction.place, { place: 3, of: 3 }))).toBeTruthy();
  await userEvent.click(rows[1] as HTMLElement);
  await findPage(1);
  await waitFor(() => expect(document.querySelectorAll('[data-redact] [data-current]')).toHaveLength(1));
  await press(formatMessage(redaction.removeAll, { count: 3, mark: 'rao' }));
  expect(screen.getByText(redaction.empty).closest('button')).toBeNull();
});

const data = [['PAN: ABCPE1234F', 'Write to asha@thistle.example'], ['PAN: AAAPL1234C']];

test('personal data in the file is listed at once, each kind with a button that marks it, and stays offered until it is marked', async () => {
  await openFile({ lines: data });
  const pans = formatMessage(redaction.counted.pan, { count: 2 });
  const emails = formatMessage(redaction.counted.email, { count: 1 });
  const pan = await findButton(formatMessage(redaction.markKind, { what: pans }));
  expect(screen.getByText('ABCPE1234F, AAAPL1234C')).toBeTruthy();
  expect(screen.getByText(messagePattern(redaction.notHere)).textContent).toContain(
    redaction.inSentence.phone,
  );
  // The visitor’s own words are the first thing to do; what the tool found is an offer.
  expect((await findButton(redaction.searchButton)).className).toMatch(/bg-action/);
  expect(pan.className).not.toMatch(/bg-action/);
  const outlined = () => document.querySelectorAll('[data-suggested]');
  await waitFor(() => expect(outlined()).toHaveLength(2));
  await userEvent.click(pan);
  await findButton(wordsLabel(2));
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText(pans)).toBeNull();
  await waitFor(() => expect(outlined()).toHaveLength(1));
  await press(formatMessage(redaction.markKind, { what: emails }));
  await findButton(wordsLabel(3));
  expect(outlined()).toHaveLength(0);
  expect(screen.queryByText(redaction.foundHere)).toBeNull();
});

test('before and after it is saved, the finished file is searched for personal data that was not marked', async () => {
  await openFile({ lines: data });
  await press(
    formatMessage(redaction.markKind, { what: formatMessage(redaction.counted.pan, { count: 2 }) }),
  );
  await press(wordsLabel(2));
  const what = formatMessage(redaction.leftKind, {
    what: formatMessage(redaction.counted.email, { count: 1 }),
    texts: 'asha@thistle.example',
  });
  const left = formatMessage(redaction.left, { what });
  expect(await screen.findByText(left, undefined, { timeout: 30_000 })).toBeTruthy();
  await press(redaction.save);
  expect(await screen.findByRole('heading', { name: sharedMessages.copyTitle })).toBeTruthy();
  expect(await screen.findByText(left)).toBeTruthy();
}, 60_000);

test('on a phone a tap on a page with small letters enlarges it and marks nothing; the next tap marks a word', async () => {
  stubMedia(phone);
  await openFile({ lines: data });
  const layer = await screen.findByRole('img', { name: formatMessage(redaction.layer, { count: 0 }) });
  const rect = new DOMRect(0, 0, 420, 300);
  Object.assign(layer, { setPointerCapture: () => undefined, getBoundingClientRect: () => rect });
  let clientWidth = 100;
  Object.defineProperty(layer, 'clientWidth', { get: () => clientWidth });
  const tap = () => {
    const at = { pointerId: 1, button: 0, pointerType: 'touch', clientX: 5, clientY: 5 };
    fireEvent.pointerDown(layer, at);
    fireEvent.pointerUp(layer, at);
  };
  tap();
  const sheet = layer.parentElement;
  await waitFor(() => expect(sheet?.hasAttribute('data-enlarged')).toBe(true));
  expect(screen.queryByText(redaction.noWord)).toBeNull();
  clientWidth = 1000;
  tap();
  // Nothing is in the corner of the page.
  expect(await screen.findByText(redaction.noWord)).toBeTruthy();
});

test('without personal data in the file, the search is the primary action, and what was looked for is named', async () => {
  await openFile({ lines: [['Dear Sir,'], []] });
  const notFound = await screen.findByText(messagePattern(redaction.notHere));
  for (const kind of Object.values(redaction.inSentence)) expect(notFound.textContent).toContain(kind);
  expect(screen.getByText(formatMessage(redaction.unsearched, { count: 1, pages: '2' }))).toBeTruthy();
  const search = await findButton(redaction.searchButton);
  expect(search.className).toMatch(/bg-action/);
  await userEvent.click(search);
  expect(document.activeElement).toBe(screen.getByLabelText(redaction.search));
});

test('marks that follow one another on a line have one frame', () => {
  const sheet = { toFile: [1, 0, 0, 1, 0, 0] as EditablePage['toFile'], width: 400, height: 300 };
  const word = (key: string, x: number, y: number): Mark => ({
    key,
    page: 1,
    kind: 'words',
    group: 'a',
    quads: [[x, y, x + 40, y, x + 40, y + 10, x, y + 10]],
  });
  const marks = [word('b', 144, 20), word('a', 100, 20), word('far', 240, 20), word('below', 144, 40)];
  expect(runsOf(marks, sheet).map(({ keys }) => keys)).toEqual([['a', 'b']]);
  const [run] = runsOf(marks, sheet);
  expect(run?.box.x).toBeCloseTo(99);
  expect(run?.box.width).toBeCloseTo(86);
});

test('removing a group removes all its marks, also those that are not listed', async () => {
  await open({ lines: Array.from({ length: 6 }, () => Array(10).fill('Rao')), label: wordsLabel(60) });
  const group = screen.getByRole('heading', { name: 'rao' });
  expect(group.tagName).toBe('H3');
  expect(group.querySelector('[translate=no]')?.textContent).toBe('rao');
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('[data-marks]'))).toHaveLength(50);
  expect(screen.getByText(formatMessage(redaction.further, { count: 10 }))).toBeTruthy();
  await press(formatMessage(redaction.removeAll, { count: 60, mark: 'rao' }));
  expect(screen.queryByRole('heading', { name: 'rao' })).toBeNull();
}, 30_000);

test('marks of the word PAN and marks of PAN numbers are two groups', async () => {
  await open({ query: 'PAN', lines: [['PAN: ABCPE1234F, PAN: AAAPL1234C']], label: wordsLabel(2) });
  await press(
    formatMessage(redaction.markKind, { what: formatMessage(redaction.counted.pan, { count: 2 }) }),
  );
  await findButton(wordsLabel(4));
  const groups = screen.getAllByRole('heading', {
    name: `PAN ${formatMessage(redaction.times, { count: 2 })}`,
  });
  expect(groups.map((group) => group.querySelector('[translate=no]') !== null)).toEqual([true, false]);
});

test.each([
  ['folds over the page where a mark was found', letter, 'folded'],
  ['stays open, and says so, where pages could not be searched', [['Rao and Sons'], []], 'open'],
])('on a phone the sheet %s', async (_, lines, state) => {
  await open({ lines, label: wordsLabel(lines === letter ? 3 : 1) });
  await press(redaction.open);
  const sheet = () => document.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet;
  expect(sheet()).toBe('open');
  const field = screen.getByLabelText(redaction.search);
  await userEvent.clear(field);
  await userEvent.type(field, 'sons{Enter}');
  await findButton(wordsLabel(lines === letter ? 4 : 2));
  // Waits for React's effects.
  await userEvent.keyboard('{Shift}');
  expect(sheet()).toBe(state);
  await press(redaction.next);
  await waitFor(() => expect(sheet()).toBe('folded'));
});

test('a mark that is made while a search runs stays beside the marks of the search', async () => {
  await open({ lines: [['Rao, rao@firm.in']], label: wordsLabel(2) });
  fireEvent.change(screen.getByLabelText(redaction.search), { target: { value: 'firm' } });
  fireEvent.click(screen.getByRole('button', { name: redaction.searchButton }));
  fireEvent.click(screen.getByText(redaction.areaButton));
  await findButton(placesLabel(4));
  await press(redaction.undo);
  await findButton(placesLabel(3));
});

test('marks count as unsaved until they are removed', async () => {
  const { onUnsaved } = await open();
  await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(true));
  await press(formatMessage(redaction.removeAll, { count: 3, mark: 'rao' }));
  await waitFor(() => expect(onUnsaved).toHaveBeenLastCalledWith(false));
});

test('when a pressed button goes away, the focus moves to the next mark, to Undo or to the heading', async () => {
  await open();
  const remove = () => screen.getAllByRole('button', { name: messagePattern(redaction.remove) });
  await userEvent.click(remove()[1] as HTMLElement);
  expect(document.activeElement).toBe(remove()[1]);
  await userEvent.click(remove()[1] as HTMLElement);
  expect(document.activeElement).toBe(remove()[0]);
  await userEvent.click(remove()[0] as HTMLElement);
  const undo = screen.getByRole('button', { name: redaction.undo });
  expect(document.activeElement).toBe(undo);
  for (let step = 0; step < 3; step++) await userEvent.click(undo);
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: redaction.title.mouse }));
});

test('before it is saved, the new file is shown with what was removed, and its places can be visited', async () => {
  const { announce, onUnsaved } = await open();
  const sheet = document.querySelector<HTMLElement>('[data-redact]')?.parentElement;
  await press(wordsLabel(3));
  expect(await screen.findByText(redaction.searched, undefined, { timeout: 30_000 })).toBeTruthy();
  expect(currentStep()).toBe(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: redaction.save }));
  // On phones all of the lines with what is black are in sight first.
  expect(sheet?.hasAttribute('data-enlarged')).toBe(false);
  // The sheet shows a page of the copy.
  expect(sheet?.hasAttribute('data-copy')).toBe(true);
  // The list of the copy takes the focus: keys scroll it.
  expect(screen.getByRole('group', { name: redaction.check }).tabIndex).toBe(0);
  // The list counts words, so no number of characters is shown beside it.
  expect(screen.queryByText(factText(sharedMessages, { fact: 'redacted-letters', count: 9 }))).toBeNull();
  // The places are those of the finished copy, with the words that are beside them there.
  const removedRegion = await screen.findByRole('region', { name: redaction.removedTitle });
  const rows = within(removedRegion).getAllByRole('button');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `Letter to Asha ${redaction.blank}, ${onPage(1)}`,
    `signed for ${redaction.blank} and Sons. ${onPage(1)}`,
    `Copy: ${redaction.blank}. ${onPage(2)}`,
  ]);
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith(formatMessage(redaction.reviewHint, { count: 2 })),
  );
  // The places of the copy are visited as the marks were.
  expect(screen.getByText(formatMessage(redaction.place, { place: 1, of: 3 }))).toBeTruthy();
  await userEvent.click(rows[2] as HTMLElement);
  await findPage(2);
  // Going to a place enlarges the page.
  expect(sheet?.hasAttribute('data-enlarged')).toBe(true);
  expect(screen.getByText(formatMessage(redaction.place, { place: 3, of: 3 }))).toBeTruthy();
  await screen.findByRole('img', { name: formatMessage(redaction.redacted, { count: 1 }) });
  expect(document.querySelectorAll('[data-redact] [data-current]')).toHaveLength(1);
  await press(redaction.next);
  await findPage(1);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(true);
  await press(redaction.back);
  expect(announce).toHaveBeenLastCalledWith(formatMessage(redaction.list, { count: 3 }));
  expect(document.activeElement?.textContent).toBe(redaction.listTitle);
  expect(screen.getByRole('heading', { name: redaction.listTitle })).toBeTruthy();
  await press(wordsLabel(3));
  await press(redaction.save);
  expect(await screen.findByRole('heading', { name: sharedMessages.copyTitle })).toBeTruthy();
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith(
      formatMessage(sharedMessages.saved, { file: 'letter-redacted.pdf' }),
    ),
  );
  expect(onUnsaved).toHaveBeenLastCalledWith(false);
  expect(screen.getByText(redaction.searched)).toBeTruthy();
  const places = { name: formatMessage(redaction.redacted, { count: 2 }) };
  expect((await screen.findByRole('img', places)).querySelectorAll('polygon')).toHaveLength(2);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(false);
  expect(document.querySelector('[data-redact] [data-current]')).toBeNull();
  await press(messages.next);
  await findPage(2);
  expect(screen.getByRole('heading', { name: sharedMessages.copyTitle })).toBeTruthy();
}, 90_000);

test('a copy that is redacted again reports what was removed both times', async () => {
  await open();
  await press(wordsLabel(3));
  await press(redaction.save);
  await press(redaction.again);
  await userEvent.type(await screen.findByLabelText(redaction.search), 'sons{Enter}');
  await press(wordsLabel(1));
  await press(redaction.save);
  // It is reported once: in the list.
  const removedList = await screen.findByRole('list', { name: redaction.removedTitle });
  const what = formatMessage(redaction.amount.words, { count: 4 });
  expect(screen.queryByText(formatMessage(redaction.note, { what }))).toBeNull();
  const onPages = (pages: number[]) =>
    formatMessage(redaction.onPages, { count: pages.length, pages: pageList(pages) });
  expect(removedList.textContent).toBe(
    `rao ${formatMessage(redaction.times, { count: 3 })}${onPages([1, 2])}sons${onPages([1])}`,
  );
}, 90_000);

test('the visitor is asked about attached files that contain a marked word, and one press removes them too', async () => {
  await open({ attachment: 'Rao, 12 March' });
  await press(wordsLabel(3));
  // The question is asked once, in the panel, whose primary button is the answer.
  const question = await screen.findByText(
    formatMessage(redaction.attachedFiles.containsWord, { count: 1, word: 'Rao' }),
    undefined,
    {
      timeout: 30_000,
    },
  );
  expect(screen.getAllByRole('alert')).toEqual([question.closest('[role=alert]')]);
  expect(screen.getByRole('alert').textContent).toContain(`note.txt (${fileSize(13)})`);
  // The heading asks, the marks are folded away, and the second button is the other answer.
  expect(
    screen.getByRole('heading', { name: formatMessage(redaction.attachedFiles.title, { count: 1 }) }),
  ).toBeTruthy();
  expect(screen.queryByLabelText(redaction.search)).toBeNull();
  expect(screen.queryByRole('button', { name: wordsLabel(3) })).toBeNull();
  await press(redaction.back);
  await press(wordsLabel(3));
  const remove = { name: formatMessage(redaction.attachedFiles.button, { count: 1 }) };
  const button = await screen.findByRole('button', remove, { timeout: 30_000 });
  expect(button.className).toContain('bg-action');
  await userEvent.click(button);
  expect(await screen.findByText(redaction.searched, undefined, { timeout: 30_000 })).toBeTruthy();
  const attached = [{ name: 'note.txt', bytes: 13 }];
  const attachmentsFact = factText(sharedMessages, { fact: 'redacted-attachments', count: 1, attached });
  expect(attachmentsFact).toContain(`“note.txt” (${fileSize(13)})`);
  const line = attachmentsFact.replaceAll('\u00a0', ' ');
  expect(screen.getByText(line)).toBeTruthy();
  await press(redaction.save);
  expect(await screen.findByText(line)).toBeTruthy();
}, 90_000);

test('on a phone a page with large letters is fitted to its text, also after a search; a visited mark and Enlarge, which is announced, enlarge it, and Fit holds while marks are visited', async () => {
  const { announce } = await open();
  const sheet = document.querySelector<HTMLElement>('[data-redact]')?.parentElement;
  expect(sheet?.hasAttribute('data-enlarged')).toBe(false);
  await press(redaction.next);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(true);
  await press(redaction.undo);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(false);
  // Letters of 12 points on a page 420 points wide are 14 pixels high.
  expect(sheet?.style.getPropertyValue('--readable')).toBe('490px');
  expect(sheet?.style.getPropertyValue('--column')).toBe('min(310.17%, max(100%, 490px))');
  await press(redaction.enlarge);
  expect(announce).toHaveBeenLastCalledWith(redaction.enlarged);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(true);
  await press(redaction.searchButton);
  await findButton(wordsLabel(3));
  expect(sheet?.hasAttribute('data-enlarged')).toBe(false);
  await press(redaction.next);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(true);
  await press(redaction.fit);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(false);
  await press(redaction.next);
  expect(sheet?.hasAttribute('data-enlarged')).toBe(false);
}, 90_000);

test('on an enlarged page a finger that moves at once draws nothing; one that rests first draws an area, with a magnifier', async () => {
  await open();
  const layer = document.querySelector<SVGSVGElement>('[data-redact]');
  if (!layer) throw new Error('There is no page.');
  layer.setPointerCapture = () => {};
  vi.spyOn(layer, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 420, 300));
  // As Chromium computes `pan-x pan-y pinch-zoom`.
  layer.style.touchAction = 'manipulation';
  const finger = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      layer,
      new PointerEvent(type, { pointerType: 'touch', button: 0, clientX, clientY, bubbles: true }),
    );
  const drag = (holdTime: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    finger('pointerdown', 200, 100);
    act(() => vi.advanceTimersByTime(holdTime));
    finger('pointermove', 260, 160);
    const isMagnified = document.querySelector('[data-magnifier]') !== null;
    finger('pointerup', 260, 160);
    vi.useRealTimers();
    return isMagnified;
  };
  expect(drag(0)).toBe(false);
  expect(await findButton(wordsLabel(3))).toBeTruthy();
  expect(drag(400)).toBe(true);
  expect(await findButton(placesLabel(4))).toBeTruthy();
  expect(document.querySelector('[data-magnifier]')).toBeNull();
}, 90_000);

test('the outline of words leaves the spaces beside them free, also of turned text; that of an area is the area', () => {
  const sheet = {
    toFile: [1, 0, 0, -1, 0, 300] as [number, number, number, number, number, number],
    width: 420,
    height: 300,
  };
  const words = [40, 248, 90, 248, 90, 258, 40, 258];
  const close = (value: number) => expect.closeTo(value, 5);
  expect(outlineOf({ kind: 'words' }, words, sheet)).toEqual([
    [close(39), close(52.8)],
    [close(91), close(52.8)],
    [close(91), close(41)],
    [close(39), close(41)],
  ]);
  // The frame of a black bar lies outside the bar.
  expect(outlineOf({ kind: 'words' }, words, sheet, 'removed')).toEqual([
    [close(39), close(52.6)],
    [close(91), close(52.6)],
    [close(91), close(41.4)],
    [close(39), close(41.4)],
  ]);
  // The text runs upwards, and is 10 points wide.
  const turned = [100, 40, 100, 90, 90, 90, 90, 40];
  expect(outlineOf({ kind: 'words' }, turned, sheet)).toEqual([
    [close(100.8), close(261)],
    [close(100.8), close(209)],
    [close(89), close(209)],
    [close(89), close(261)],
  ]);
  expect(outlineOf({ kind: 'area' }, words, sheet)).toEqual([
    [40, 52],
    [90, 52],
    [90, 42],
    [40, 42],
  ]);
});

test('a mark counts as a word if it covers one whole word, not several words or a part of one', () => {
  const isWordMark = (text: string, before = '', after = '') =>
    isWord({ kind: 'words', text, around: { before, after } });
  expect([isWordMark('Rao'), isWordMark('Rao', 'Mr ', ', of Pune')]).toEqual([true, true]);
  expect([isWordMark('A Rao'), isWordMark('rao', 'Bha'), isWordMark('Rao', '', 's')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isWord({ kind: 'area', text: undefined, around: undefined })).toBe(false);
});
