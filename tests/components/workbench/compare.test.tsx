import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeWordFile } from 'engines/testing/documents/word';
import { expect, test } from 'vitest';
import { ComparePdf } from '@/components/workbench/compare-pdf/compare-pdf';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { openingOf } from '@/lib/values';
import { leaseReturned, leaseSent } from '@/tests/helpers/documents/leases';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf, toolPage } from '@/tests/helpers/tool-messages';

const messages = messagesOf('compare-pdf');

const sent = () => new File([writeWordFile(leaseSent) as Uint8Array<ArrayBuffer>], 'sent.docx');
const returned = () => new File([writeWordFile(leaseReturned) as Uint8Array<ArrayBuffer>], 'returned.docx');
/** The paragraphs of a shown document, as they would be copied. */
const textsOf = (view: HTMLElement) =>
  [...view.querySelectorAll('p[data-kind]')].map(({ textContent }) => textContent?.trim());
const heading = (count: number) =>
  screen.findByRole('heading', { name: formatMessage(messages.changes, { count }) });

test('the list shows what was replaced, added and moved, and the buttons and F8 step through the changes', async () => {
  const { announce } = showTool('compare-pdf', ComparePdf, [sent(), returned()]);
  await heading(3);
  await waitFor(() => expect(announce).toHaveBeenCalledWith('3 changes: 1 replaced, 1 added, 1 moved'));
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector(':scope > button'));
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/one month’s.*three months’/),
    expect.stringContaining('The tenant bears the cost.'),
    expect.stringContaining('Two sets of keys'),
  ]);
  // A row names no page, as a Word file without page breaks has no page numbers.
  expect(rows[0]?.textContent).toMatch(/Lease$/);
  const newer = screen.getByRole('region', { name: 'returned.docx, new' });
  const replaced = await within(newer).findByText(/three months’/, { selector: 'ins' });
  expect(replaced.dataset.current).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: messages.next }));
  const added = await within(newer).findByText(/The tenant bears/, { selector: 'ins' });
  expect(added.dataset.current).toBe('true');
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  expect(screen.getByText(formatMessage(messages.position, { place: 1, of: 3 }))).toBeTruthy();
});

test('after the files are swapped, an added passage counts as removed', async () => {
  showTool('compare-pdf', ComparePdf, [sent(), returned()]);
  await heading(3);
  await userEvent.click(screen.getByRole('button', { name: messages.swap }));
  expect(await screen.findByText('1 replaced, 1 removed, 1 moved')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'returned.docx, old' })).toBeTruthy();
});

test('each file shows only its own words: where words of the other file are missing, a gap is named by these words', async () => {
  const text = (name: string, lines: string[]) =>
    new File([lines.join('\n\n')], name, { type: 'text/plain' });
  const first = 'The tenant pays the rent on the fifth day.';
  const removedSentence = 'The lift is inspected in May.';
  const middle = 'Possession of the flat is given in June.';
  const last = 'Two sets of keys are returned.';
  const files = [
    text('a.txt', [first, removedSentence, middle, last]),
    text('b.txt', [first, middle]),
  ] as const;
  showTool('compare-pdf', ComparePdf, [...files]);
  await heading(2);
  const newer = screen.getByRole('region', { name: 'b.txt, new' });
  const { markNames: looks } = sharedMessages.documentView;
  const removed = await within(newer).findByRole('img', { name: `${looks.removed} ${removedSentence}` });
  expect(removed.dataset.current).toBe('true');
  // The words at the end of a file have a gap, too, and so do those of a change that is not the current one.
  expect(within(newer).getByRole('img', { name: `${looks.removed} ${last}` })).toBeTruthy();
  expect(newer.querySelector('ins, del')).toBeNull();
  expect(textsOf(newer)).toEqual([first, middle]);
  // After the files are swapped, the same words count as added.
  await userEvent.click(screen.getByRole('button', { name: messages.swap }));
  const old = await screen.findByRole('region', { name: 'b.txt, old' });
  const added = await within(old).findByRole('img', { name: `${looks.added} ${removedSentence}` });
  expect(added.dataset.current).toBe('true');
  expect(within(old).getByRole('img', { name: `${looks.added} ${last}` })).toBeTruthy();
  expect(old.querySelector('ins, del')).toBeNull();
  expect(textsOf(old)).toEqual([first, middle]);
});

test('the gap of words that ended a paragraph follows its last word, also in the last paragraph', async () => {
  const text = (name: string, lines: string[]) =>
    new File([lines.join('\n\n')], name, { type: 'text/plain' });
  const [both, second] = [
    'Both parties agree beforehand in writing.',
    'Two sets of keys are returned in June.',
  ];
  const old = [`${both} The tenant bears the cost.`, `${second} The lift is inspected.`];
  showTool('compare-pdf', ComparePdf, [text('a.txt', old), text('b.txt', [both, second])]);
  await heading(2);
  const newer = screen.getByRole('region', { name: 'b.txt, new' });
  const { removed } = sharedMessages.documentView.markNames;
  const gaps = [
    await within(newer).findByRole('img', { name: `${removed} The tenant bears the cost.` }),
    await within(newer).findByRole('img', { name: `${removed} The lift is inspected.` }),
  ];
  expect(textsOf(newer)).toEqual([both, second]);
  // Each gap is the last element of its paragraph.
  expect(
    gaps.map((gap) => gap.parentElement?.lastChild === gap && gap.parentElement.textContent?.trim()),
  ).toEqual([both, second]);
});

test('the button that saves names no file, so that its label stays on one line', async () => {
  const text = (name: string, lines: string) => new File([lines], name, { type: 'text/plain' });
  showTool('compare-pdf', ComparePdf, [
    text('tender-long.txt', 'The rent is due in May.\n\nThe lift is inspected.'),
    text('tender-amended.txt', 'The rent is due in May.'),
  ]);
  await heading(1);
  expect(screen.getByRole('button', { name: messages.saveOne }).textContent).not.toMatch(/-/);
});

test('a single document is compared as soon as another is added; until then the tool says what to do', async () => {
  showTool('compare-pdf', ComparePdf, [sent()]);
  expect(await screen.findByText(messages.addNewHere)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.start })).toBeNull();
  await userEvent.upload(screen.getByLabelText(messages.addNew), sent());
  expect(await screen.findByRole('heading', { name: messages.none })).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.save })).toBeNull();
});

test('a change of capitals counts until the option to ignore capitals is on', async () => {
  const text = (name: string, line: string) => new File([line], name, { type: 'text/plain' });
  showTool('compare-pdf', ComparePdf, [text('a.txt', 'The Rent is due.'), text('b.txt', 'The rent is due.')]);
  await heading(1);
  await userEvent.click(screen.getByLabelText(new RegExp(`^${messages.options.case}`)));
  expect(await screen.findByRole('heading', { name: messages.none })).toBeTruthy();
  expect(screen.getAllByText(messages.options.case)).toHaveLength(2);
});

test('the list can be limited to changed numbers or dates, and F8 then steps through those', async () => {
  const text = (name: string, lines: string[]) =>
    new File([lines.join('\n\n')], name, { type: 'text/plain' });
  const old = [
    'The tenant pays.',
    'The rent is ₹80,000.',
    'Signed on 4 March 2026.',
    'Notice is two months.',
  ];
  const newer = [
    'The guest pays.',
    'The rent is ₹85,000.',
    'Signed on 5 March 2026.',
    'Notice is six months.',
  ];
  const { announce } = showTool('compare-pdf', ComparePdf, [text('a.txt', old), text('b.txt', newer)]);
  await heading(4);
  const label = (kind: 'all' | 'number' | 'date', count: number) =>
    formatMessage(messages.topics[kind], { count });
  expect(screen.getByRole('radio', { name: label('all', 4) })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: label('number', 2) }));
  const rows = () => screen.getAllByRole('listitem').filter((row) => row.querySelector(':scope > button'));
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('85,000'),
    expect.stringMatching(/two.*six/),
  ]);
  expect(announce).toHaveBeenLastCalledWith(
    expect.stringContaining(formatMessage(messages.position, { place: 1, of: 2 })),
  );
  await userEvent.keyboard('{F8}');
  expect(rows()[1]?.querySelector('button')?.getAttribute('aria-current')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: label('date', 1) }));
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringMatching(/4.*5/)]);
});

test('a third document waits until it is chosen as the new one', async () => {
  showTool('compare-pdf', ComparePdf, [sent(), sent(), returned()]);
  await screen.findByRole('heading', { name: messages.none });
  expect(screen.getByText(formatMessage(messages.fileWaiting, { file: 'returned.docx' }))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: messages.useAsNew }));
  await heading(3);
});

test('an unsupported file is refused with a message, and the other files are processed', async () => {
  showTool('compare-pdf', ComparePdf, [
    sent(),
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.docx'),
    new File([], 'empty.txt'),
    returned(),
  ]);
  await heading(3);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(`“photo.docx” is ${sharedMessages.kinds.jpg}`),
    expect.stringContaining(formatMessage(sharedMessages.faults.empty.title, { file: 'empty.txt' })),
  ]);
});

test('while no file is open the tool says so, and that both can be chosen at once', async () => {
  showTool('compare-pdf', ComparePdf, [new File([], 'empty.txt')]);
  await screen.findByText(formatMessage(sharedMessages.faults.empty.title, { file: 'empty.txt' }));
  expect(screen.getByRole('heading', { name: sharedMessages.noneOpen })).toBeTruthy();
  expect(screen.getByText(messages.own.orDrop)).toBeTruthy();
  expect(screen.getByText(messages.howWeCompareText)).toBeTruthy();
});

test('the step of reviewing begins when both files are compared', async () => {
  showTool('compare-pdf', ComparePdf, [sent(), returned()]);
  const step = () => document.querySelector('[aria-current="step"]')?.textContent;
  const [, second, third] = toolPage('compare-pdf').steps.map(({ title }) => title);
  expect(step()).toContain(second);
  await heading(3);
  expect(step()).toContain(third);
});

test('two files that match leave nothing to review: the step says so', async () => {
  showTool('compare-pdf', ComparePdf, [sent(), sent()]);
  await screen.findByRole('heading', { name: messages.none });
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
  const steps = within(screen.getByRole('list', { name: sharedMessages.steps })).getAllByRole('listitem');
  expect(steps.at(-1)?.textContent).toBe(`${sharedMessages.stepDone}${messages.noChanges}`);
  expect(screen.queryByText(sharedMessages.stepsDone)).toBeNull();
});

test.each([
  ['The rent is due', 20, 'The rent is due'],
  ['The rent is due', 15, 'The rent is due'],
  ['The rent is due', 14, 'The rent is…'],
  ['The rent is due', 11, 'The rent is…'],
  ['The rent is due', 10, 'The rent…'],
  ['रकमभरपाई', 4, 'रकमभ…'],
])('“%s” is shortened to %i characters at a whole word', (text, max, expected) => {
  expect(openingOf(text, max)).toBe(expected);
});

test('while the new file is missing, the panel says how much the old one has', async () => {
  showTool('compare-pdf', ComparePdf, [new File(['Rent is due today.'], 'old.txt', { type: 'text/plain' })]);
  const title = await screen.findByRole('heading', { name: messages.compared.beforeOne });
  const counts = title.parentElement as HTMLElement;
  expect(within(counts).getByText(messages.compared.words).nextElementSibling?.textContent).toBe('4');
  expect(within(counts).queryByText(messages.compared.pages)).toBeNull();
});
