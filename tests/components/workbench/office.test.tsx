import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fault } from 'engines';
import { lockedAgile } from 'engines/testing/locked-office';
import { samplePdf } from 'engines/testing/pdf-samples';
import { p, wordFile } from 'engines/testing/word-file';
import { workbook } from 'engines/testing/workbook';
import { expect, test, vi } from 'vitest';
import { ExcelToPdf } from '@/components/workbench/excel-to-pdf/excel-to-pdf';
import { PdfToPpt } from '@/components/workbench/pdf-to-ppt/pdf-to-ppt';
import { WordToPdf } from '@/components/workbench/word-to-pdf/word-to-pdf';
import { sharedMessages } from '@/content/workbench';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

const excelToPdf = messagesOf('excel-to-pdf');
const pdfToPpt = messagesOf('pdf-to-ppt');
const wordToPdf = messagesOf('word-to-pdf');
const longTimeout = { timeout: 20_000 };
const fileOf = (name: string, bytes: Uint8Array) => new File([bytes as Uint8Array<ArrayBuffer>], name);

const pages = () => screen.findByRole('list', { name: excelToPdf.pages }, longTimeout);
const download = (file: string) =>
  screen.findByRole('button', { name: formatMessage(sharedMessages.download, { file }) }, longTimeout);

test('Excel to PDF: visible sheets with contents are ticked, and the pages of all ticked sheets are shown', async () => {
  const sheets = [
    { name: 'April', rows: [['Rent', 12]] },
    { name: 'Rates', state: 'hidden', rows: [['secret']] },
    { name: 'Blank', rows: [] },
  ];
  showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', workbook({ sheets }))]);
  expect(within(await pages()).getAllByRole('listitem')).toHaveLength(1);
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([/^April/, /^Rates/, /^Blank/].map((name) => box(name).checked)).toEqual([true, false, false]);
  await userEvent.click(box(/^Rates/));
  expect(within(await pages()).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: excelToPdf.button }));
  await download('ledger.pdf');
  expect(screen.getByText(formatMessage(sharedMessages.facts.sheets.kept ?? '', { count: 2 }))).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: formatMessage(sharedMessages.pages, { count: 2 }) }),
  ).toBeTruthy();
}, 60_000);

test('Excel to PDF: the values count as checked once the PDF is made, and each layout explains itself', async () => {
  const sheets = [{ name: 'April', rows: [['Rent', 12]] }];
  showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', workbook({ sheets }))]);
  await pages();
  const checked = formatMessage(sharedMessages.facts['read-back'].kept ?? '', { count: 2 });
  expect(
    await screen.findByText(formatMessage(sharedMessages.facts.sheets.kept ?? '', { count: 1 })),
  ).toBeTruthy();
  expect(screen.queryByText(checked)).toBeNull();
  expect(screen.getByText(excelToPdf.layoutHints.fit)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: excelToPdf.layouts.saved }));
  expect(screen.queryByText(excelToPdf.layoutHints.fit)).toBeNull();
  expect(screen.getByText(excelToPdf.layoutHints.saved)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: excelToPdf.button }));
  await download('ledger.pdf');
  expect(await screen.findByText(checked)).toBeTruthy();
}, 60_000);

test('Excel to PDF: on phones up to three sheets are listed with the reason why one is left out', async () => {
  stubMedia(phone);
  const sheets = [
    { name: 'April', rows: [['Rent', 12]] },
    { name: 'Rates', state: 'hidden', rows: [['secret']] },
  ];
  showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', workbook({ sheets }))]);
  await pages();
  const leftOut = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Rates/ });
  expect(leftOut.checked).toBe(false);
  expect(leftOut.closest('label')?.textContent).toContain(excelToPdf.hidden);
  expect(leftOut.closest('details')).toBeNull();
}, 60_000);

test('Excel to PDF: on phones the folded list of sheets names the one that is left out', async () => {
  stubMedia(phone);
  const sheets = [
    { name: 'April', rows: [['Rent', 12]] },
    { name: 'May', rows: [['Rent', 12]] },
    { name: 'June', rows: [['Rent', 12]] },
    { name: 'Rates', state: 'hidden', rows: [['secret']] },
  ];
  showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', workbook({ sheets }))]);
  await pages();
  const without = (count: number, values: object) =>
    formatMessage(excelToPdf.sheetsWithout, { count, of: 4, ...values });
  const one = without(1, { picked: 3, sheet: 'Rates' });
  await userEvent.click(await screen.findByText(one));
  await userEvent.click(screen.getByRole('checkbox', { name: /^April/ }));
  expect(await screen.findByText(without(2, { picked: 2, sheet: 'April', others: 1 }))).toBeTruthy();
}, 60_000);

test('Excel to PDF: a message says that no sheet is chosen, or that one is empty', async () => {
  const sheets = [
    { name: 'Rent', rows: [['x']] },
    { name: 'Blank', rows: [] },
  ];
  showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', workbook({ sheets }))]);
  await pages();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Rent/ }));
  const button = screen.getByRole('button', { name: excelToPdf.button });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(screen.getByRole('alert').textContent).toBe(excelToPdf.tickOne);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Blank/ }));
  expect(await screen.findByText(excelToPdf.own.faults.nothing.title, undefined, longTimeout)).toBeTruthy();
}, 60_000);

test('Excel to PDF: Retry lays out the pages that failed without a connection', async () => {
  replaceResults((name) => (name === 'convertWorkbook' ? Promise.reject(new Fault('offline')) : undefined));
  try {
    const sheets = [{ name: 'Rent', rows: [['x']] }];
    showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', workbook({ sheets }))]);
    const retryButton = await screen.findByRole('button', { name: sharedMessages.retry }, longTimeout);
    replaceResults(undefined);
    await userEvent.click(retryButton);
    expect(within(await pages()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: sharedMessages.retry })).toBeNull();
  } finally {
    replaceResults(undefined);
  }
}, 60_000);

test('Excel to PDF: a message counts what is printed in a simplified way', async () => {
  const after =
    '<hyperlinks><hyperlink ref="A1" location="B9"/><hyperlink ref="A2" location="B9"/></hyperlinks>';
  const bytes = workbook({ sheets: [{ rows: [['Rent'], ['Fees']], after }] });
  showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', bytes)]);
  await pages();
  const reported = formatMessage(excelToPdf.own.facts.settings.lost, {
    count: 2,
    detail: excelToPdf.own.settings.hyperlink,
  });
  expect(await screen.findByText(reported, undefined, longTimeout)).toBeTruthy();
}, 60_000);

/** Tries a wrong password first, then the right one. */
async function unlockWith(file: string, password: string) {
  const label = formatMessage(sharedMessages.passwordOf, { file });
  const field = await screen.findByLabelText(label, undefined, longTimeout);
  const unlock = () => userEvent.click(screen.getByRole('button', { name: sharedMessages.unlock }));
  await userEvent.type(field, 'wrong');
  await unlock();
  const { title } = sharedMessages.faults['wrong-password'];
  await screen.findByText(new RegExp(`^${title}`), undefined, longTimeout);
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await unlock();
}

test('Excel to PDF: a locked workbook opens with its password', async () => {
  const bytes = lockedAgile(workbook({ sheets: [{ rows: [['Rent', 12]] }] }), 'right');
  showTool('excel-to-pdf', ExcelToPdf, [fileOf('ledger.xlsx', bytes)]);
  await unlockWith('ledger.xlsx', 'right');
  expect(within(await pages()).getAllByRole('listitem')).toHaveLength(1);
}, 60_000);

test('Word to PDF: a locked file opens with its password, and becomes a PDF', async () => {
  const bytes = lockedAgile(wordFile({ body: p('Offer') }), 'right');
  showTool('word-to-pdf', WordToPdf, [fileOf('offer.docx', bytes)]);
  await unlockWith('offer.docx', 'right');
  const make = await screen.findByRole('button', { name: wordToPdf.button }, longTimeout);
  await vi.waitFor(() => expect(make.getAttribute('aria-disabled')).toBeNull(), longTimeout);
  await userEvent.click(make);
  await download('offer.pdf');
}, 60_000);

test('PDF To PPT: limits and contents of the slides are shown first; pages without text are reported before and after', async () => {
  const file = fileOf('report.pdf', await samplePdf({ pages: ['one', ''] }));
  showTool('pdf-to-ppt', PdfToPpt, [file]);
  const button = await screen.findByRole(
    'button',
    { name: formatMessage(pdfToPpt.button, { count: 2 }) },
    longTimeout,
  );
  expect(screen.getByText(pdfToPpt.limits)).toBeTruthy();
  const { texts, scans } = pdfToPpt.contents;
  for (const line of [texts, scans])
    expect(await screen.findAllByText(formatMessage(line, { count: 1 }), undefined, longTimeout)).not.toEqual(
      [],
    );
  await userEvent.click(button);
  await download('report.pptx');
  expect(
    screen.getByText(formatMessage(sharedMessages.facts['no-text'].lost ?? '', { count: 1, pages: '2' })),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: formatMessage(pdfToPpt.title, { count: 2 }) })).toBeTruthy();
  expect(
    screen.getByText(formatMessage(sharedMessages.slides, { count: 2 }), { selector: 'p > span' }),
  ).toBeTruthy();
}, 60_000);

test('PDF To PPT: when planning the slides fails, the tool no longer says that it examines them', async () => {
  const planRequested = Promise.withResolvers<void>();
  const plan = Promise.withResolvers<never>();
  replaceResults((name) => {
    if (name !== 'planSlides') return undefined;
    planRequested.resolve();
    return plan.promise;
  });
  try {
    showTool('pdf-to-ppt', PdfToPpt, [fileOf('report.pdf', await samplePdf({ pages: ['one'] }))]);
    expect(await screen.findByText(pdfToPpt.preview.checking, undefined, longTimeout)).toBeTruthy();
    await planRequested.promise;
    plan.reject(new Fault('offline'));
    await vi.waitFor(() => expect(screen.queryByText(pdfToPpt.preview.checking)).toBeNull(), longTimeout);
    expect(screen.getByText(pdfToPpt.limits)).toBeTruthy();
  } finally {
    replaceResults(undefined);
  }
}, 60_000);

test('PDF To PPT: while no file is open there is no name and no button, and the first step is current', async () => {
  showTool('pdf-to-ppt', PdfToPpt, [fileOf('scan.pdf', new TextEncoder().encode('no PDF'))]);
  await screen.findByRole('alert', {}, longTimeout);
  const formats = 'PDF, with or without a password';
  expect(screen.getByText(formatMessage(sharedMessages.takes, { formats }))).toBeTruthy();
  expect(screen.queryByLabelText(sharedMessages.name)).toBeNull();
  expect(screen.queryByRole('button', { name: formatMessage(pdfToPpt.button, { count: 0 }) })).toBeNull();
  const steps = within(screen.getByRole('list', { name: sharedMessages.steps })).getAllByRole('listitem');
  expect(steps.findIndex((step) => step.getAttribute('aria-current') === 'step')).toBe(0);
});

const twoFiles = () => [
  fileOf('offer.docx', wordFile({ body: p('Offer') })),
  fileOf('terms.docx', wordFile({ body: p('Terms').repeat(2) })),
];

test('Word to PDF: each of several files becomes a PDF of the same name, with its own report', async () => {
  showTool('word-to-pdf', WordToPdf, twoFiles());
  const make = () =>
    screen.getByRole('button', { name: formatMessage(wordToPdf.several.button, { count: 2 }) });
  const choice = await screen.findByRole('radio', { name: /^terms\.docx/ }, longTimeout);
  await vi.waitFor(() => expect(make().getAttribute('aria-disabled')).toBeNull(), longTimeout);
  await userEvent.click(choice);
  expect(await screen.findByRole('heading', { name: 'terms.docx' })).toBeTruthy();
  await userEvent.click(make());
  await screen.findByText(wordToPdf.several.zip, undefined, longTimeout);
  expect(
    screen.getByRole('heading', { name: formatMessage(sharedMessages.copies, { count: 2 }) }),
  ).toBeTruthy();
  const panel = screen.getByText(wordToPdf.several.zip).closest('div')?.parentElement as HTMLElement;
  for (const name of ['offer.docx', 'terms.docx'])
    expect(within(panel).getByRole('heading', { name })).toBeTruthy();
}, 60_000);

test('Word to PDF: several files become one PDF in their order, without one that was removed', async () => {
  const third = fileOf('notes.docx', wordFile({ body: p('Notes') }));
  showTool('word-to-pdf', WordToPdf, [...twoFiles(), third]);
  const removeButton = await screen.findByRole(
    'button',
    { name: formatMessage(sharedMessages.removeFile, { file: 'notes.docx' }) },
    longTimeout,
  );
  await userEvent.click(removeButton);
  await userEvent.click(screen.getByRole('radio', { name: wordToPdf.several.results.joined }));
  const make = screen.getByRole('button', { name: wordToPdf.button });
  await vi.waitFor(() => expect(make.getAttribute('aria-disabled')).toBeNull(), longTimeout);
  await userEvent.click(make);
  await download('offer.pdf');
  expect(
    screen.getByText(formatMessage(sharedMessages.pages, { count: 2 }), { selector: 'p > span' }),
  ).toBeTruthy();
}, 60_000);

test('Word to PDF: the report names each ignored setting once, by its key if it has no message', async () => {
  const body = p(
    'Marked',
    '',
    '<w:em w:val="dot"/><w:kern w:val="2"/><w:ligatures w:val="all"/><w:unheardOf/>',
  );
  showTool('word-to-pdf', WordToPdf, [fileOf('marked.docx', wordFile({ body }))]);
  const { em, 'kern ligatures numForm numSpacing stylisticSets cntxtAlts': pairs } = wordToPdf.own.settings;
  const detail = [em, pairs, formatMessage(wordToPdf.own.settings.other, { names: 'unheardOf' })].join(', ');
  await screen.findByText(
    formatMessage(sharedMessages.facts.settings.lost ?? '', { detail }),
    undefined,
    longTimeout,
  );
});

test('Word to PDF: one locked file of several can be removed without its password', async () => {
  const locked = new Uint8Array(lockedAgile(wordFile({ body: p('Secret') }), 'ledger'));
  const unlocked = wordFile({ body: p('Open') });
  showTool('word-to-pdf', WordToPdf, [fileOf('locked.docx', locked), fileOf('open.docx', unlocked)]);
  await screen.findByLabelText(
    formatMessage(sharedMessages.passwordOf, { file: 'locked.docx' }),
    undefined,
    longTimeout,
  );
  const removeLabel = formatMessage(sharedMessages.removeFile, { file: 'locked.docx' });
  await userEvent.click(await screen.findByRole('button', { name: removeLabel }, longTimeout));
  expect(await screen.findByRole('button', { name: wordToPdf.button }, longTimeout)).toBeTruthy();
  expect(screen.queryByText(/locked\.docx/)).toBeNull();
  expect(screen.getByText('open.docx')).toBeTruthy();
}, 60_000);
