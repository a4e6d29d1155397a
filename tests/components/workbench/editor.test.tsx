import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fault } from 'engines';
import { PDFDocument, StandardFonts } from 'engines/testing/pdf-lib';
import { samplePdf } from 'engines/testing/pdf-samples';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AiPdfEditor } from '@/components/workbench/ai-pdf-editor/ai-pdf-editor';
import * as handOver from '@/components/workbench/shell/hand-over';
import { sharedMessages } from '@/content/workbench';
import { phone, wide } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { pageList } from '@/lib/values';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { letterPdf, letterLines as texts } from '@/tests/helpers/letter-pdf';
import { messagePattern } from '@/tests/helpers/message-pattern';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

replaceResults(runPdfEngine);

const messages = messagesOf('ai-pdf-editor');

const lines = () => screen.findByRole('listbox');
/** The lines of the page, as a screen reader reads them. */
const lineTexts = async () =>
  within(await lines())
    .getAllByRole('option')
    .map((option) => option.getAttribute('aria-label'))
    .join(' ');
const wording = () => screen.findByLabelText<HTMLTextAreaElement>(messages.wording);
/** The label of the button that redacts this number of words. */
const redactLabel = (count: number) =>
  formatMessage(messages.redaction.button, {
    what: formatMessage(messages.redaction.amount.words, { count }),
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Matches a text that is split over elements because its arrows are drawn. */
const hasText = (text: string) => (_: string, element: Element | null) => element?.textContent === text;
const copies = () =>
  within(screen.getByRole('heading', { name: messages.copies }).parentElement as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Chooses a line with the arrow keys. @param line counted from 1 */
async function choose(line: number): Promise<void> {
  (await lines()).focus();
  await userEvent.keyboard('{Home}');
  const reached = () => screen.getAllByRole('option')[line - 1]?.getAttribute('aria-selected') === 'true';
  for (let tries = 0; !reached() && tries < texts.length; tries += 1) await userEvent.keyboard('{ArrowDown}');
}

/** Opens the letter, and chooses a line of it. */
async function open(line?: number) {
  const tool = showTool('ai-pdf-editor', AiPdfEditor, [new File([await letterPdf()], 'letter.pdf')]);
  if (line) await choose(line);
  return tool;
}
/** Adds text at the end of a field by one paste: the tool draws a preview at each change, so typing takes seconds. */
async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  const input = field as HTMLInputElement;
  input.setSelectionRange(input.value.length, input.value.length);
  await userEvent.paste(text);
}
/** Writes after the words of the chosen line, or replaces them, and applies the edit. */
async function write(text: string, { replaceAll = false } = {}): Promise<void> {
  if (replaceAll) await userEvent.clear(await wording());
  await paste(await wording(), text);
  await press(messages.apply);
}

test('a press without coordinates, as by a screen reader, chooses its line', async () => {
  await open();
  const option = within(await lines()).getAllByRole('option')[3] as HTMLElement;
  option.click();
  expect((await wording()).value).toBe(texts[3]);
});

test('Escape leaves no line chosen, unless another wording was typed', async () => {
  await open(1);
  const chosen = () => document.querySelectorAll('[aria-selected=true]').length;
  expect(chosen()).toBe(1);
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toBe(0);
  expect(screen.getByText(messages.noneText.mouse)).toBeTruthy();
  await choose(1);
  await paste(await wording(), ' and money');
  (await lines()).focus();
  await userEvent.keyboard('{Escape}');
  expect(chosen()).toBe(1);
  expect((await wording()).value).toBe(`${texts[0]} and money`);
});

test('a page that could not be read reports the fault, not that it has no lines or fields', async () => {
  onTestFinished(() => replaceResults(runPdfEngine));
  replaceResults((name, input) =>
    name === 'readEditable' ? Promise.reject(new Fault('memory')) : runPdfEngine(name, input),
  );
  showTool('ai-pdf-editor', AiPdfEditor, [new File([await letterPdf()], 'letter.pdf')]);
  const title = formatMessage(sharedMessages.memoryAt.file, { file: 'letter.pdf' });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText(messages.noLines.title)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: messages.tasks.fields }));
  expect(screen.queryByText(formatMessage(messages.noFields, { page: 1 }))).toBeNull();
});

test('new words are shown on the page while they are typed, and marked once they are applied', async () => {
  await open();
  const marked = () => document.querySelectorAll('[data-changed]').length;
  await choose(1);
  const edited = () =>
    [...document.querySelectorAll<HTMLElement>('[data-edited]')].map(({ dataset }) => dataset.edited);
  expect(edited()).toEqual([]);
  await paste(await wording(), ' and money');
  expect(marked()).toBe(0);
  // While the visitor types, the page shows the line as it will read.
  expect(edited()).toEqual(['added']);
  const previewedLine = document.querySelector('[data-edited]')?.closest('p');
  expect(previewedLine?.textContent?.trim()).toBe(`${texts[0]} and money`);
  await press(messages.apply);
  const newWords = { name: formatMessage(messages.changed.here, { words: 'and money' }) };
  expect((await screen.findByRole('img', newWords)).querySelectorAll('[data-new]')).toHaveLength(1);
  expect(edited()).toEqual([]);
  expect(screen.queryByRole('button', { name: messages.accept })).toBeNull();
});

test('a line chosen by keyboard is reworded and applied as a copy, which reports the same font and that the old words are gone', async () => {
  const { announce } = await open(1);
  expect((await wording()).value).toBe(texts[0]);
  await write('Re: More time', { replaceAll: true });
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith(formatMessage(messages.accepted, { count: 1 })),
  );
  expect(await screen.findByText(messages.same)).toBeTruthy();
  expect(screen.getByText(messages.oldWordsRemoved)).toBeTruthy();
  const title = formatMessage(messages.copyOf, {
    copy: formatMessage(messages.copy, { count: 1 }),
    file: 'letter.pdf',
  });
  const heading = screen.getByRole('heading', { name: title });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const option = await screen.findByRole('option', { name: /Re: More time$/ });
  expect(option).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.download })).toBeTruthy();
});

test('the suggested corrections fix a typing error and the grouping of an amount', async () => {
  await open(4);
  await press(/recieve → receive/);
  await press(/1234567/);
  expect((await wording()).value).toBe('We receive Rs. 12,34,567 today.');
});

test('before a line is chosen, the fixes for the page are listed, and each opens its paragraph corrected', async () => {
  const { announce } = await open();
  expect(await screen.findByText(formatMessage(messages.fixesOnPage, { count: 3 }))).toBeTruthy();
  await press(/2026-03-15 → 15 March 2026/);
  expect((await wording()).value).toBe(`${texts[1]} ${texts[2]}`.replace('2026-03-15', '15 March 2026'));
  const corrected = { before: '2026-03-15', after: '15 March 2026' };
  expect(announce).toHaveBeenLastCalledWith(formatMessage(messages.corrected, corrected));
  expect(screen.queryByText(formatMessage(messages.fixesOnPage, { count: 3 }))).toBeNull();
});

test('on a phone the chosen paragraph has a preview as wide as the screen, before other words are typed', async () => {
  stubMedia(phone);
  await open(2);
  await wording();
  expect(document.querySelector('[data-preview] p')?.textContent?.trim()).toBe(`${texts[1]} ${texts[2]}`);
});

test('a paragraph is reworded as a whole, unless only the line is chosen', async () => {
  await open(2);
  expect(screen.getByLabelText<HTMLInputElement>(messages.scopes.paragraph).checked).toBe(true);
  expect((await wording()).value).toBe(`${texts[1]} ${texts[2]}`);
  await userEvent.click(screen.getByLabelText(messages.scopes.line));
  expect((await wording()).value).toBe(texts[1]);
  await userEvent.click(screen.getByLabelText(messages.scopes.paragraph));
  await press(/2026-03-15 → 15 March 2026/);
  await press(messages.apply);
  await screen.findByRole('option', { name: /by 15 March 2026, or a penalty/ });
});

test('arrow keys leave a paragraph of several lines in both directions', async () => {
  await open(2);
  await userEvent.keyboard('{ArrowDown}');
  expect((await wording()).value).toBe(texts[3]);
  await userEvent.keyboard('{ArrowUp}');
  expect((await wording()).value).toBe(`${texts[1]} ${texts[2]}`);
  await userEvent.keyboard('{ArrowUp}');
  expect((await wording()).value).toBe(texts[0]);
});

test('a paragraph of one line offers no choice between line and paragraph', async () => {
  await open(1);
  expect(await wording()).toBeTruthy();
  expect(screen.queryByLabelText(messages.scopes.line)).toBeNull();
});

test('before a line is chosen, the lines of the page are marked as editable, and there is no primary button', async () => {
  await open();
  const { length: count } = within(await lines()).getAllByRole('option');
  // Lines are counted only if some cannot be edited.
  expect(screen.queryByText(formatMessage(messages.editable, { count, of: count }))).toBeNull();
  expect((await lines()).hasAttribute('data-offered')).toBe(true);
  expect(screen.getAllByRole('button').filter(({ className }) => /bg-action/.test(className))).toEqual([]);
  await choose(1);
  await wording();
  expect((await lines()).hasAttribute('data-offered')).toBe(false);
});

test('in a wide window the page itself says that a line can be edited, until one is chosen', async () => {
  stubMedia(wide);
  await open();
  const page = await screen.findByRole('region', {
    name: formatMessage(sharedMessages.documentView.page, { page: 1 }),
  });
  expect(await within(page).findByText(messages.noneText.mouse)).toBeTruthy();
  expect(screen.getByRole('heading', { name: messages.edit })).toBeTruthy();
  await choose(1);
  await waitFor(() => expect(screen.queryByText(messages.noneText.mouse)).toBeNull());
});

test('removed words are struck through on the page while typing, and Next goes through the changes of the copy', async () => {
  await open(1);
  await userEvent.clear(await wording());
  await paste(await wording(), 'Re: More time');
  const edited = [...document.querySelectorAll<HTMLElement>('[data-edited]')];
  expect(edited.map(({ dataset, textContent }) => [dataset.edited, textContent])).toEqual([
    ['removed', 'Extension of'],
    ['added', 'More'],
  ]);
  await press(messages.apply);
  expect(
    await screen.findByRole('img', { name: formatMessage(messages.changed.here, { words: 'More' }) }),
  ).toBeTruthy();
  // With one change there is nothing to go through.
  expect(screen.queryByRole('button', { name: messages.changed.next })).toBeNull();
  await choose(4);
  await write('We receive money today.', { replaceAll: true });
  const position = () =>
    screen.getByRole('button', { name: messages.changed.next }).previousSibling?.textContent;
  // The current change is the last edit.
  await screen.findByRole('button', { name: messages.changed.next });
  expect(position()).toBe('Change 2 of 2');
  const current = () =>
    [...document.querySelectorAll('[data-new]')].findIndex((box) => box.matches('[data-current]'));
  expect(current()).toBe(1);
  await press(messages.changed.next);
  expect(current()).toBe(0);
  expect(position()).toBe('Change 1 of 2');
  await press(messages.download);
  await screen.findByRole('heading', { name: sharedMessages.copyTitle });
  await press(messages.changed.previous);
  expect(current()).toBe(1);
}, 60_000);

test('a page is as wide as its frame until it is zoomed', async () => {
  await open();
  const { zoom } = sharedMessages;
  const sheet = (await lines()).parentElement;
  const disabledOf = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
  expect([screen.getByText(zoom.width) && sheet?.dataset.zoomed, disabledOf(zoom.zoomOut)]).toEqual([
    'width',
    // The paper is small: the whole page in a wide window is larger than on paper, so no zoom step is smaller.
    'true',
  ]);
  await press(zoom.zoomIn);
  expect(screen.getByText(formatMessage(zoom.size, { percent: 150 }))).toBeTruthy();
  expect([sheet?.dataset.zoomed, sheet?.style.getPropertyValue('--zoom')]).toEqual(['', '1.5']);
  await press(zoom.zoomIn);
  await press(zoom.zoomIn);
  expect([
    screen.getByText(formatMessage(zoom.size, { percent: 300 })) && disabledOf(zoom.zoomIn),
    disabledOf(zoom.zoomOut),
  ]).toEqual(['true', null]);
});

test('a saved copy lists its changes and links back', async () => {
  const { announce } = await open(1);
  await write('Re: More time', { replaceAll: true });
  // The line is marked when the page of the original has been read too.
  expect(
    await screen.findByRole('img', { name: formatMessage(messages.changed.here, { words: 'More' }) }),
  ).toBeTruthy();
  // The applied change is in a copy that is not saved yet.
  const steps = within(screen.getByRole('list', { name: sharedMessages.steps })).getAllByRole('listitem');
  const isDone = (step: HTMLElement) => within(step).queryByText(sharedMessages.stepDone) !== null;
  expect(steps.map(isDone)).toEqual([true, true, false]);
  expect(steps[2]?.getAttribute('aria-current')).toBe('step');
  expect(steps[2]?.textContent).toContain(messages.lastStep);
  await press(messages.download);
  const resultHeading = await screen.findByRole('heading', { name: sharedMessages.copyTitle });
  await waitFor(() => expect(document.activeElement).toBe(resultHeading));
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith(
      formatMessage(sharedMessages.saved, { file: 'letter-edited.pdf' }),
    ),
  );
  expect(screen.getByText(messages.reworded.line, { selector: 'b' })).toBeTruthy();
  expect(screen.getByText('More', { selector: '[translate=no] ins > span' })).toBeTruthy();
  expect(steps.map(isDone)).toEqual([true, true, true]);
  await press(messages.more);
  // Everything is saved, so the steps begin again for the next change of the file.
  expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  expect(copies().at(-1)).toContain('Extension\u00a0of → More');
  expect(screen.getByRole('heading', { name: messages.copies })).toBeTruthy();
});

test('a replaced text shows its beginning, and all of it on request; a changed text shows the words around the change', async () => {
  await open(2);
  const fullText = `${texts[1]} ${texts[2]}`;
  await write('Nothing of it is left.', { replaceAll: true });
  await screen.findByRole('button', { name: messages.undoChange });
  const before = (await screen.findByText(fullText, { selector: 'p > del' })).parentElement;
  expect(before?.dataset.whole).toBeUndefined();
  await press(messages.oldText.all);
  expect(before?.dataset.whole).toBe('true');
  await press(messages.oldText.less);
  expect(before?.dataset.whole).toBeUndefined();
  expect(screen.getByText('Nothing of it is left.', { selector: 'p > ins' })).toBeTruthy();

  await press(messages.undoChange);
  await choose(2);
  await write(`${fullText} It is the end.`, { replaceAll: true });
  expect(await screen.findByText('It is the end.', { selector: 'span > ins > span' })).toBeTruthy();
  expect(document.querySelector('del')).toBeNull();
});

test('undoing an applied edit restores the version before it', async () => {
  const { announce } = await open(1);
  await write(' and money');
  await screen.findByRole('option', { name: /and money$/ });
  await press(messages.undoChange);
  expect(announce).toHaveBeenLastCalledWith(formatMessage(messages.undone, { copy: messages.original }));
  expect(await screen.findByRole('option', { name: new RegExp(`${texts[0]}$`) })).toBeTruthy();
  expect(copies()).toHaveLength(2);
});

test('copies are listed beside each other, and any of them can be shown again', async () => {
  const { announce } = await open();
  for (const text of ['First', 'Second']) {
    await choose(1);
    await write(text, { replaceAll: true });
    await screen.findByRole('option', { name: new RegExp(`${text}$`) });
  }
  const copy = formatMessage(messages.copy, { count: 1 });
  await press(new RegExp(`^${copy}`));
  expect(announce).toHaveBeenLastCalledWith(formatMessage(messages.shown, { copy }));
  expect(await screen.findByRole('option', { name: /First$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.download })).toBeTruthy();
  expect(copies()).toHaveLength(3);
});

test('without a change no copy is made', async () => {
  await open();
  // There is nothing to apply yet: the title says what to do.
  expect(await screen.findByText(messages.noneText.mouse)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.apply })).toBeNull();
  await choose(1);
  expect(screen.queryByText(messages.noneText.mouse)).toBeNull();
  const apply = screen.getByRole('button', { name: messages.apply });
  expect(apply.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(apply);
  expect((await screen.findByRole('alert')).textContent).toBe(messages.unchanged);
  expect(copies()).toEqual([expect.stringContaining(messages.asOpened)]);
  await paste(await wording(), ' more');
  expect(apply.getAttribute('aria-disabled')).toBeNull();
});

/** What is said of a letter that the font of the file lacks. */
const otherFont = hasText(
  formatMessage(sharedMessages.facts['face-replaced'].lost ?? '', { detail: 'Helvetica → Arimo' }),
);

test('while new words are typed, the panel says whether they have the same font and fit, before they are applied', async () => {
  await open(1);
  await paste(await wording(), ' and money');
  expect(await screen.findByText(messages.same)).toBeTruthy();
  await paste(await wording(), ' ₹');
  expect(await screen.findByText(otherFont, { selector: 'li' })).toBeTruthy();
  expect(screen.queryByText(messages.same)).toBeNull();
  // It was read, so applying does not ask again.
  await press(messages.apply);
  await screen.findByRole('option', { name: /and money ₹$/ });
  expect(screen.queryByRole('button', { name: messages.accept })).toBeNull();
  expect(screen.getByText(otherFont, { selector: 'li' })).toBeTruthy();
});

test('a trial that ends after the edit was applied does not take back the question whether to accept it', async () => {
  onTestFinished(() => replaceResults(runPdfEngine));
  const edits: Promise<unknown>[] = [];
  replaceResults((name, input) => {
    const result = runPdfEngine(name, input);
    if (name === 'edit') edits.push(result);
    return result;
  });
  await open(1);
  await paste(await wording(), ' ₹');
  // Applied before the pause in typing after which the wording is tried.
  await press(messages.apply);
  expect(await screen.findByRole('button', { name: messages.accept })).toBeTruthy();
  await waitFor(() => expect(edits).toHaveLength(2));
  await Promise.all(edits);
  expect(await screen.findByText(otherFont, { selector: 'li' })).toBeTruthy();
  await press(messages.accept);
  await screen.findByRole('option', { name: /₹$/ });
});

test('a difference that the visitor could not see before applying must be accepted, and a discarded edit leaves no copy', async () => {
  onTestFinished(() => replaceResults(runPdfEngine));
  let tries = 0;
  // The file is not written while the visitor types, as if it were large.
  replaceResults((name, input) => {
    if (name === 'edit') tries += 1;
    return name === 'edit' && tries === 1 ? Promise.reject(new Fault('memory')) : runPdfEngine(name, input);
  });
  const { announce } = await open(1);
  await paste(await wording(), ' ₹');
  await waitFor(() => expect(tries).toBe(1));
  await press(messages.apply);
  expect(await screen.findByText(otherFont, { selector: 'li' })).toBeTruthy();
  const accept = await screen.findByRole('button', { name: messages.accept });
  await waitFor(() => expect(document.activeElement).toBe(accept));
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith(messages.proposed));
  expect(copies().at(-1)).toContain(messages.pending);
  await press(messages.discard);
  expect(announce).toHaveBeenLastCalledWith(formatMessage(messages.undone, { copy: messages.original }));
  expect(copies()).toEqual([expect.stringContaining(messages.asOpened)]);
  await press(messages.apply);
  await press(messages.accept);
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith(formatMessage(messages.accepted, { count: 1 })),
  );
});

test('fields are filled in, and their values are in the next version', async () => {
  const bytes = await samplePdf({ pages: ['Form'], fields: [{ name: 'tenant', value: '' }] });
  showTool('ai-pdf-editor', AiPdfEditor, [new File([new Uint8Array(bytes)], 'form.pdf')]);
  await lines();
  await userEvent.click(screen.getByLabelText(messages.tasks.fields));
  await paste(await screen.findByLabelText('tenant'), 'Asha Rao');
  await press(messages.fillInFields);
  expect(await screen.findByText(formatMessage(messages.copy, { count: 1 }), { selector: 'b' })).toBeTruthy();
  expect((await screen.findByLabelText<HTMLInputElement>('tenant')).value).toBe('Asha Rao');
});

test('the button to sign opens Sign PDF with the shown version', async () => {
  await open();
  await lines();
  const carry = vi.spyOn(handOver, 'carry').mockResolvedValue();
  await press(messages.sign.button);
  expect(carry.mock.calls[0]?.[0]).toBe('/toolsdetails/ai-pdf-editor#sign');
  expect(carry.mock.calls[0]?.[1]).toMatchObject([{ name: expect.stringMatching(/\.pdf$/) }]);
  expect(screen.queryByRole('radio', { name: /sign/i })).toBeNull();
});

describe('a file handed over by another tool with a place', () => {
  const box = (x: number, y: number) => ({ x, y, width: 60, height: 14 });

  test('opens at that page with the line selected', async () => {
    vi.spyOn(handOver, 'takePlace').mockReturnValueOnce({ page: 2, boxes: [box(40, 90)] });
    const { announce } = await open();
    expect((await wording()).value).toBe('Second page');
    expect(announce).toHaveBeenCalledWith(formatMessage(messages.openedAtIssue.chosen, { page: 2 }));
  });

  test('opens at that page where no line can be selected, and says so', async () => {
    vi.spyOn(handOver, 'takePlace').mockReturnValueOnce({ page: 2, boxes: [box(40, 250)] });
    const { announce } = await open();
    await waitFor(() =>
      expect(announce).toHaveBeenCalledWith(formatMessage(messages.openedAtIssue.shown, { page: 2 })),
    );
    expect(screen.getByText(formatMessage(messages.pageOf, { page: 2, of: 2 }))).toBeTruthy();
    expect(screen.queryByLabelText(messages.wording)).toBeNull();
  });

  test('opens with its personal data marked, and nothing redacted', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.addPage([420, 300]).drawText('AFZPK7190K and AFZPK7190K', { x: 40, y: 200, size: 12, font });
    vi.spyOn(handOver, 'takePlace').mockReturnValueOnce({ page: 1, boxes: [box(40, 90)], redact: 'pan' });
    const file = new File([new Uint8Array(await document.save())], 'pan.pdf');
    const { announce } = showTool('ai-pdf-editor', AiPdfEditor, [file]);
    const { redaction } = messages;
    expect(
      await screen.findByRole('img', { name: formatMessage(redaction.layer, { count: 2 }) }),
    ).toBeTruthy();
    expect(announce).toHaveBeenLastCalledWith(formatMessage(redaction.marked, { count: 2 }));
    expect(screen.getByRole('button', { name: redactLabel(2) })).toBeTruthy();
    expect(copies()).toHaveLength(1);
  });
});

test('Next shows the next page, whose lines can be chosen', async () => {
  await open();
  await lines();
  await press(messages.next);
  const option = await screen.findByRole('option', { name: /Second page$/ });
  expect(screen.getByText(formatMessage(messages.pageOf, { page: 2, of: 2 }))).toBeTruthy();
  option.click();
  expect((await wording()).value).toBe('Second page');
});

test('a page without words is reported', async () => {
  const bytes = await samplePdf({ pages: [''] });
  showTool('ai-pdf-editor', AiPdfEditor, [new File([new Uint8Array(bytes)], 'scan.pdf')]);
  expect(await screen.findByText(messages.noLines.title)).toBeTruthy();
  // On phones a scan is never enlarged.
  expect(document.querySelector('section[tabindex] > [data-enlarged]')).toBeNull();
  await press(messages.noLines.add);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: messages.tasks.add }).checked).toBe(true);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('the browser’s model is used only if it is already downloaded', async () => {
  const model = (availability: string) => ({
    availability: async () => availability,
    create: async () => ({ prompt: async () => 'Re: Please\nwait' }),
  });
  vi.stubGlobal('LanguageModel', model('downloadable'));
  await open();
  expect(await screen.findByText(messages.model.none)).toBeTruthy();
  expect(screen.queryByText(messages.model.title)).toBeNull();
  await choose(1);
  await wording();
  expect(screen.queryByLabelText(messages.model.request)).toBeNull();
  cleanup();
  vi.stubGlobal('LanguageModel', model('available'));
  await open();
  expect(await screen.findByText(messages.model.title)).toBeTruthy();
  await choose(1);
  expect(
    screen.getByText(formatMessage(messages.model.usesModel, { name: messages.model.names.LanguageModel })),
  ).toBeTruthy();
  await paste(await screen.findByLabelText(messages.model.request), 'friendlier');
  await press(messages.model.button);
  await waitFor(async () => expect((await wording()).value).toBe('Re: Please wait'));
  // What the model proposes is accepted or discarded.
  expect(screen.queryByRole('button', { name: messages.apply })).toBeNull();
  await press(messages.discard);
  expect((await wording()).value).toBe(texts[0]);
  await press(messages.model.button);
  await press(messages.accept);
  expect(await screen.findByRole('option', { name: /Re: Please wait$/ })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('words found by a search are only marked, can be unmarked, and are removed when Redact is pressed', async () => {
  const { announce } = await open();
  await userEvent.click(await screen.findByLabelText(messages.tasks.redact));
  const { redaction } = messages;
  expect(screen.getAllByText(redaction.empty).every((text) => text.closest('button') === null)).toBe(true);
  await userEvent.type(await screen.findByLabelText(redaction.search), 'time{Enter}');
  const listed = () =>
    screen.queryAllByRole('button', { name: messagePattern(redaction.remove, { mark: 'time' }) }).length;
  await waitFor(() => expect(listed()).toBeGreaterThan(0));
  const listedBefore = listed();
  await waitFor(() =>
    expect(announce).toHaveBeenLastCalledWith(formatMessage(redaction.marked, { count: listedBefore })),
  );
  await press(redaction.undo);
  expect(listed()).toBe(0);
  await press(redaction.searchButton);
  await waitFor(() => expect(listed()).toBe(listedBefore));
  expect(
    screen.getByRole('img', { name: formatMessage(redaction.layer, { count: listedBefore }) }),
  ).toBeTruthy();
  await press(redactLabel(listedBefore));
  await press(messages.accept);
  await userEvent.click(screen.getByLabelText(messages.tasks.words));
  const options = within(await lines()).getAllByRole('option');
  expect(options.some((option) => /time/i.test(option.getAttribute('aria-label') ?? ''))).toBe(false);
  expect(copies().at(-1)).toContain(
    formatMessage(redaction.note, { what: formatMessage(redaction.amount.words, { count: listedBefore }) }),
  );
});

test('the first place found is scrolled into view, and the list shows the words around each place', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -900, 300, 400),
  );
  await open();
  await userEvent.click(await screen.findByLabelText(messages.tasks.redact));
  await userEvent.type(await screen.findByLabelText(messages.redaction.search), 'time{Enter}');
  const [remove] = await screen.findAllByRole('button', {
    name: messagePattern(messages.redaction.remove, { mark: 'time' }),
  });
  // It is scrolled to once: a search does not change the size of the page.
  expect(scrolled.mock.calls).toEqual([[{ block: 'center' }]]);
  const line = texts.find((text) => /time/i.test(text))?.split(/ /) ?? [];
  const wordIndex = line.findIndex((word) => /time/i.test(word));
  const row = remove?.closest('li')?.textContent;
  expect(row).toContain(line.slice(Math.max(0, wordIndex - 2), wordIndex + 1).join(' '));
  await press(messages.redaction.undo);
  expect(scrolled).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test.each([
  ['redact', messages.redaction.step, [messages.redaction.check]],
  ['add', messages.adding.step, [messages.lastStep]],
] as const)('the task %s has steps of its own', async (task, second, last) => {
  await open();
  await userEvent.click(await screen.findByLabelText(messages.tasks[task]));
  const list = screen.getByRole('list', { name: sharedMessages.steps });
  const steps = within(list).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replace(/^\d|^.*: /, ''))).toEqual(
    [messages.firstStep, second, ...last].map((title) => expect.stringContaining(title ?? '?')),
  );
});

test('an area given in millimetres and a whole page can be marked, and a search without matches is announced', async () => {
  const { announce } = await open();
  const { redaction } = messages;
  await userEvent.click(await screen.findByLabelText(messages.tasks.redact));
  await press(redaction.areaButton);
  await press(formatMessage(redaction.pageButton, { page: 1 }));
  const button = (what: string) =>
    screen.getByRole('button', { name: formatMessage(redaction.button, { what }) });
  expect(button(formatMessage(redaction.amount.places, { count: 2 }))).toBeTruthy();
  await press(redaction.patterns.pan);
  await waitFor(() => expect(announce).toHaveBeenLastCalledWith(redaction.notFound));
  expect(screen.getByText(redaction.notFound)).toBeTruthy();
  await press(formatMessage(redaction.remove, { mark: redaction.anArea, page: 1 }));
  expect(button(formatMessage(redaction.amount.pages, { count: 1 }))).toBeTruthy();
});

test('a search lists the pages without readable text, and one that fails does not say that nothing was found', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([420, 300]).drawText('Asha Rao', { x: 40, y: 200, size: 12, font });
  document.addPage([420, 300]).drawRectangle({ x: 40, y: 40, width: 100, height: 100 });
  const file = new File([new Uint8Array(await document.save())], 'scan.pdf');
  showTool('ai-pdf-editor', AiPdfEditor, [file]);
  const { redaction } = messages;
  await userEvent.click(await screen.findByLabelText(messages.tasks.redact));
  await userEvent.type(await screen.findByLabelText(redaction.search), 'Rao{Enter}');
  expect(
    await screen.findByText(formatMessage(redaction.unsearched, { count: 1, pages: pageList([2]) })),
  ).toBeTruthy();
  replaceResults((name, input) =>
    name === 'findMarks' ? Promise.reject(new Error('no memory')) : runPdfEngine(name, input),
  );
  await press(redaction.patterns.pan);
  expect(await screen.findByText(redaction.failed)).toBeTruthy();
  expect(screen.queryByText(redaction.notFound)).toBeNull();
  replaceResults(runPdfEngine);
});

describe('additions', () => {
  const { adding } = messages;
  const pick = (name: string) => press(name);
  const stamps = () =>
    [...document.querySelectorAll('[data-place] button[aria-describedby]')].map(
      (element) => messagePattern(adding.stamp).exec(element.getAttribute('aria-label') ?? '')?.groups?.what,
    );
  const openTask = async () => {
    await open();
    await lines();
    await userEvent.click(screen.getByRole('radio', { name: messages.tasks.add }));
  };

  test('are not made without contents: the form says what is missing', async () => {
    await openTask();
    await pick(adding.kinds.text);
    await press(formatMessage(adding.addToPage, { what: adding.kinds.text, page: 1 }));
    expect(screen.getByText(adding.missing.text)).toBeTruthy();
    await pick(adding.kinds.date);
    expect(screen.queryByText(adding.missing.text)).toBeNull();
  });

  test('are put on the page, undone and redone, step by step', async () => {
    await openTask();
    await pick(adding.kinds.tick);
    const put = formatMessage(adding.addToPage, { what: adding.kinds.tick, page: 1 });
    await press(put);
    await press(put);
    await pick(adding.kinds.highlight);
    await press(formatMessage(adding.addToPage, { what: adding.kinds.highlight, page: 1 }));
    expect(stamps()).toEqual(['Tick', 'Tick', 'Highlight']);
    await press(adding.undo);
    await press(adding.undo);
    expect(stamps()).toEqual(['Tick']);
    await press(adding.redo);
    expect(stamps()).toEqual(['Tick', 'Tick']);
  });

  test('are written to a copy of the file, with the words typed', async () => {
    // Without OffscreenCanvas, the check that draws the page is skipped, which must be read before the copy is accepted.
    vi.stubGlobal('OffscreenCanvas', undefined);
    await openTask();
    await paste(screen.getByLabelText(adding.kinds.text), 'Paid in full');
    const put = await screen.findByRole('button', {
      name: formatMessage(adding.addToPage, { what: adding.kinds.text, page: 1 }),
    });
    await waitFor(() => expect(put.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(put);
    await press(messages.apply);
    await press(messages.accept);
    expect(copies()).toContain(
      `${formatMessage(messages.copy, { count: 1 })} ${formatMessage(adding.note, { count: 1 })}`,
    );
    await userEvent.click(screen.getByRole('radio', { name: messages.tasks.words }));
    expect(await lineTexts()).toContain('Paid in full');
  });

  test('must exist before a copy can be made', async () => {
    await openTask();
    await pick(adding.kinds.drawing);
    expect(
      screen
        .getByRole('button', {
          name: formatMessage(adding.addToPage, { what: adding.kinds.drawing, page: 1 }),
        })
        .getAttribute('aria-disabled'),
    ).toBe('true');
    expect(screen.getByRole('button', { name: messages.apply }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('find and replace', () => {
  const { replacing } = messages;
  const openTask = async (phrase: string, replacement: string) => {
    await open();
    await lines();
    await userEvent.click(screen.getByRole('radio', { name: messages.tasks.replace }));
    await paste(screen.getByLabelText(replacing.find), phrase);
    await paste(screen.getByLabelText(replacing.replaceWith), replacement);
    await press(replacing.button);
  };
  const [word = ''] = /\p{L}{4,}/u.exec(texts[0] ?? '') ?? [];

  test('shows each place as it will read, and replaces those that stay ticked', async () => {
    await openTask(word, 'Quince');
    const row = (await screen.findAllByRole('checkbox', { name: /Quince/ }))[0] as HTMLInputElement;
    expect(row.closest('label')?.querySelector('del')?.textContent).toBe(word);
    await press(messages.apply);
    await waitFor(() => expect(copies()).toHaveLength(2));
    await userEvent.click(screen.getByRole('radio', { name: messages.tasks.words }));
    expect(await lineTexts()).toContain((texts[0] ?? '').replace(word, 'Quince'));
    await press(messages.undoChange);
    await waitFor(async () => expect(await lineTexts()).not.toContain('Quince'));
    await press(messages.redoChange);
    await waitFor(async () => expect(await lineTexts()).toContain('Quince'));
  });

  test('the search is the primary action until something is found', async () => {
    await open();
    await lines();
    await userEvent.click(screen.getByRole('radio', { name: messages.tasks.replace }));
    const button = () => screen.getByRole('button', { name: replacing.button });
    expect(button().className).toMatch(/bg-action/);
    expect(screen.queryByRole('button', { name: messages.apply })).toBeNull();
    await userEvent.click(button());
    expect(document.activeElement).toBe(screen.getByLabelText(replacing.find));
    await paste(screen.getByLabelText(replacing.find), word);
    await userEvent.click(button());
    expect((await screen.findByRole('button', { name: messages.apply })).className).toMatch(/bg-action/);
    expect(button().className).not.toMatch(/bg-action/);
  });

  test('replaces nothing if no match is ticked, and announces when nothing is found', async () => {
    await openTask(word, 'Quince');
    for (const row of await screen.findAllByRole('checkbox', { name: /Quince/ })) await userEvent.click(row);
    expect(screen.getByRole('button', { name: messages.apply }).getAttribute('aria-disabled')).toBe('true');
    await paste(screen.getByLabelText(replacing.find), 'zzz');
    await press(replacing.button);
    expect(await screen.findByText(formatMessage(replacing.found, { count: 0 }))).toBeTruthy();
  });

  test('reports the pages that could not be read', async () => {
    replaceResults((name, input) =>
      name === 'readEditable' && (input as { page?: number }).page === 2
        ? Promise.reject(new Error('no memory'))
        : runPdfEngine(name, input),
    );
    await openTask(word, 'Quince');
    expect(
      await screen.findByText(formatMessage(replacing.unread, { count: 1, pages: pageList([2]) })),
    ).toBeTruthy();
    replaceResults(runPdfEngine);
  });
});

test('the page with redacted places is shown at once, and the other pages can be shown before the copy is accepted', async () => {
  const { redaction } = messages;
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: messages.tasks.redact }));
  await userEvent.type(await screen.findByLabelText(redaction.search), 'Second');
  await press(redaction.searchButton);
  await press(redactLabel(1));
  const places = { name: formatMessage(redaction.redacted, { count: 1 }) };
  const framed = await screen.findByRole('img', places, { timeout: 20_000 });
  expect(framed.querySelectorAll('polygon')).toHaveLength(1);
  expect(screen.getByText(formatMessage(messages.pageOf, { page: 2, of: 2 }))).toBeTruthy();
  await press(messages.previous);
  await screen.findByText(formatMessage(messages.pageOf, { page: 1, of: 2 }));
  expect(document.querySelector('[data-redact]')).toBeNull();
  await press(messages.next);
  expect(await screen.findByRole('img', places)).toBeTruthy();
}, 60_000);
