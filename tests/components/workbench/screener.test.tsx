import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withSeededFaults } from 'engines/testing/documents/seeded-faults';
import { writeWordFile } from 'engines/testing/documents/word';
import { p, run, wordFile } from 'engines/testing/word-file';
import { expect, test, vi } from 'vitest';
import { DocumentScreener } from '@/components/workbench/document-screener/document-screener';
import { sharedMessages } from '@/content/workbench';
import { narrow, phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('document-screener');
const docx = (bytes: Uint8Array, name = 'deed.docx') => new File([bytes as Uint8Array<ArrayBuffer>], name);
const draft = () =>
  docx(wordFile({ body: `${p('Signed on behalf of [NAME OF TENANT].')}${p('It ends on 31 June 2026.')}` }));
const issues = () => screen.getAllByRole('listitem').filter((row) => row.querySelector('b'));
const actButton = (name: string, count: number) =>
  screen.getByRole('button', { name: formatMessage(messages.actions.withIssue, { act: name, count }) });

test('each issue says what it is, why, where and in which line, and is marked there', async () => {
  const { announce } = showTool('document-screener', DocumentScreener, [draft()]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  await waitFor(() => expect(announce).toHaveBeenCalledWith('2 issues'));
  const { placeholder, 'date-impossible': impossible } = messages.rules;
  // Dates have no-break spaces.
  const texts = issues().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  for (const [paragraph, { title, why }, text] of [
    [1, placeholder, '[NAME OF TENANT]'],
    [2, impossible, '31 June 2026'],
  ] as const)
    for (const part of [
      formatMessage(title, { text }),
      why,
      formatMessage(messages.paragraph, { paragraph }),
    ])
      expect(texts[paragraph - 1]).toContain(part);
  const doc = screen.getByRole('region', { name: 'deed.docx' });
  const marked = await within(doc).findByText(/NAME OF TENANT/, { selector: 'mark' });
  expect(marked.dataset.current).toBe('true');
  // The full stop after it is not part of it.
  expect(marked.textContent).toMatch(/\[NAME OF TENANT\]$/);
  expect(screen.queryByRole('button', { name: messages.saveMarked })).toBeNull();
  await userEvent.click(actButton(messages.actions.show, 2));
  expect(within(doc).getByText(/31 June/, { selector: 'mark' }).dataset.current).toBe('true');
});

test('an issue can be fixed or passed and reopened, and the open ones are counted', async () => {
  const { announce, onUnsaved } = showTool('document-screener', DocumentScreener, [draft()]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  await userEvent.click(actButton(messages.actions.fix, 1));
  expect(screen.getByText(formatMessage(messages.openIssues, { count: 1 }))).toBeTruthy();
  // The counts beside the number of issues add up to that number.
  const counts = [
    formatMessage(messages.resolvedCount, { count: 1 }),
    formatMessage(messages.mustOpen, { count: 1 }),
  ];
  expect(screen.getByText(counts.join(', '))).toBeTruthy();
  expect(issues()[0]?.querySelector('b')?.className).toContain('line-through');
  expect(issues()[1]?.querySelector('b')?.className).not.toContain('line-through');
  expect(announce).toHaveBeenLastCalledWith(
    formatMessage(messages.stateAnnounced, { count: 1, state: messages.fixed }),
  );
  expect(onUnsaved).toHaveBeenLastCalledWith(true);
  await userEvent.click(actButton(messages.actions.pass, 2));
  expect(screen.getByText(messages.noOpenIssues)).toBeTruthy();
  expect(screen.getByText(formatMessage(messages.dismissedByYou, { count: 1 }))).toBeTruthy();
  await userEvent.click(actButton(sharedMessages.undo, 1));
  expect(screen.getByText(formatMessage(messages.openIssues, { count: 1 }))).toBeTruthy();
});

test('settling an issue shows the next open one, with the focus on the same button', async () => {
  showTool('document-screener', DocumentScreener, [draft()]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  await userEvent.click(actButton(messages.actions.pass, 1));
  expect(document.activeElement).toBe(actButton(messages.actions.pass, 2));
  expect(issues()[1]?.getAttribute('aria-current')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(actButton(sharedMessages.undo, 2));
});

test('while issues are open the primary button is Fix; when all are settled, it saves the list', async () => {
  showTool('document-screener', DocumentScreener, [draft()]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  const primaryButtons = () =>
    screen
      .getAllByRole('button')
      .filter(({ className }) => className.includes('bg-action'))
      .map(({ textContent }) => textContent);
  const step = () => document.querySelector('[aria-current="step"]');
  expect(primaryButtons()).toEqual([
    expect.stringContaining(messages.actions.fix),
    expect.stringContaining(messages.actions.fix),
  ]);
  // While an issue is open, settling is the current step.
  expect(step()?.textContent).toContain('2');
  await userEvent.click(actButton(messages.actions.fix, 1));
  expect(step()?.textContent).toContain('2');
  await userEvent.click(actButton(messages.actions.pass, 2));
  expect(primaryButtons()).toEqual([messages.save]);
  expect(step()?.textContent).toContain('3');
  await userEvent.click(actButton(sharedMessages.undo, 2));
  expect(step()?.textContent).toContain('2');
});

test('on a phone the buttons of the current issue are outside the list, at the end of the window', async () => {
  stubMedia(phone, narrow);
  showTool('document-screener', DocumentScreener, [draft()]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  const fix = actButton(messages.actions.fix, 1);
  expect(fix.closest('li')).toBeNull();
  // The list is scrolled: the next issue scrolls the tool back into view.
  const shell = fix.closest('section') as HTMLElement;
  const scrolled = vi.fn();
  shell.scrollIntoView = scrolled;
  shell.getBoundingClientRect = () => new DOMRect(0, -300, 360, 1500);
  await userEvent.click(fix);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(actButton(messages.actions.fix, 2));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(messages.noOpenIssues)).toBeTruthy();
  expect(document.activeElement).toBe(actButton(sharedMessages.undo, 2));
});

test('on a phone the report can be downloaded beside the current issue, before all are settled', async () => {
  stubMedia(phone, narrow);
  showTool('document-screener', DocumentScreener, [draft()]);
  await userEvent.click(await screen.findByRole('button', { name: messages.saveSoFar.name }));
  await screen.findByRole('heading', { name: messages.listTitle });
  expect(document.querySelector('p.mono')?.textContent).toContain(
    formatMessage(messages.savedWithOpen, { issues: formatMessage(messages.issues, { count: 2 }), count: 2 }),
  );
});

test('open issues are shown after saving, and in the list', async () => {
  showTool('document-screener', DocumentScreener, [draft()]);
  const openCount = formatMessage(messages.openIssues, { count: 1 });
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  await userEvent.click(actButton(messages.actions.fix, 1));
  await userEvent.click(screen.getByRole('button', { name: messages.save }));
  await screen.findByRole('heading', { name: messages.listTitle });
  expect(screen.getByRole('button', { name: sharedMessages.again.report })).toBeTruthy();
  // The download is done, and the step of reviewing says what was not.
  const [, second, third] = within(screen.getByRole('list', { name: sharedMessages.steps })).getAllByRole(
    'listitem',
  );
  expect(second?.getAttribute('aria-current')).toBeNull();
  expect(second?.textContent).toBe(formatMessage(messages.stillOpen, { count: 1 }));
  expect(third?.textContent).toContain(sharedMessages.stepDone);
  const issueCount = formatMessage(messages.issues, { count: 2 });
  expect(document.querySelector('p.mono')?.textContent).toContain(
    formatMessage(messages.savedWithOpen, { issues: issueCount, count: 1 }),
  );
  expect(
    screen.getByText(formatMessage(messages.rules['date-impossible'].title, { text: '31 June 2026' })),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: messages.own.backToMarks }));
  expect(screen.getByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) })).toBeTruthy();
  expect(screen.getByText(openCount)).toBeTruthy();
});

test.each([0, 3, 7])('every fault that was seeded into a Word file has its sentence (%i)', async (number) => {
  const { content, faults } = withSeededFaults(number);
  showTool('document-screener', DocumentScreener, [docx(writeWordFile(content))]);
  await screen.findByRole('heading', { name: /issues$/ });
  expect(issues().length).toBeGreaterThanOrEqual(faults.length);
  for (const { textContent } of issues()) expect(textContent).not.toMatch(/\{|undefined/);
});

test('tracked changes, hidden text and the author’s name are issues too', async () => {
  const body = `<w:p><w:ins w:author="A">${run('put in')}</w:ins><w:del w:author="A"><w:r><w:delText>taken out</w:delText></w:r></w:del>${run('secret', '<w:vanish/>')}</w:p>${p('Rent is due.')}`;
  const core = '<dc:creator>Meera Shah</dc:creator>';
  showTool('document-screener', DocumentScreener, [docx(wordFile({ body, core }))]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 4 }) });
  const text = issues()
    .map(({ textContent }) => textContent)
    .join('\n');
  expect(text).toContain(messages.rules.inserted.title);
  expect(text).toContain(messages.rules.deleted.title);
  expect(text).toContain(messages.rules.hidden.title);
  expect(text).toContain(
    formatMessage(messages.rules.metadata.title, {
      property: messages.properties.author,
      value: 'Meera Shah',
    }),
  );
  expect(text).toContain(messages.wholeFile);
});

test('a document without issues is reported as such, without approving it', async () => {
  showTool('document-screener', DocumentScreener, [
    new File(['The rent is due.'], 'note.txt', { type: 'text/plain' }),
  ]);
  const steps = () =>
    within(screen.getByRole('list', { name: sharedMessages.steps }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  // While the document is read, there are no issues to review yet.
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(messages.reading);
  expect(await screen.findByRole('heading', { name: messages.none })).toBeTruthy();
  // Without an open issue, only the report is left.
  expect(steps()).toHaveLength(3);
  expect(steps()[1]).toBe(`${sharedMessages.stepDone}${messages.noIssues}`);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('3');
  expect(screen.getByText(messages.noneText)).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.save })).toBeTruthy();
});

test('the list of checks claims nothing about what a rule does not read, such as a number in a header', async () => {
  const header = p(run('Call 98200 12345'));
  const body = `${p(run('The rent is due.'))}<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>`;
  const bytes = wordFile({ body, headersAndFooters: { header1: header } });
  showTool('document-screener', DocumentScreener, [docx(bytes)]);
  await screen.findByRole('heading', { name: messages.none });
  const checks = Object.entries(messages.checked).filter(([key]) => key !== 'title');
  for (const [, check] of checks) expect(check).not.toMatch(/^No |, and no /);
  expect(screen.getByText(messages.noneText).textContent).toContain('headers and footers');
});

test('on a phone the checks of a document without issues are folded below its result', async () => {
  stubMedia(phone, narrow);
  showTool('document-screener', DocumentScreener, [
    new File(['The rent is due.'], 'note.txt', { type: 'text/plain' }),
  ]);
  await screen.findByRole('heading', { name: messages.none });
  const fold = screen.getByText(messages.checked.title, { selector: 'summary' }).closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.textContent).toContain(messages.checked.blanks);
});

test('a settled issue says how it was settled; in a text without pages each issue names its paragraph', async () => {
  const text = 'The deed is made by [NAME].\n\nPossession is given on TBD.';
  showTool('document-screener', DocumentScreener, [new File([text], 'deed.txt', { type: 'text/plain' })]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  expect(issues()[0]?.textContent).toContain(formatMessage(messages.paragraph, { paragraph: 1 }));
  expect(issues()[1]?.textContent).toContain(formatMessage(messages.paragraph, { paragraph: 2 }));
  const fix = formatMessage(messages.actions.withIssue, { act: messages.actions.fix, count: 1 });
  await userEvent.click(screen.getByRole('button', { name: fix }));
  expect(screen.getByText(messages.fixed).className).not.toContain('sr-only');
});

test('a second file waits and can be opened instead of the first', async () => {
  showTool('document-screener', DocumentScreener, [
    draft(),
    docx(writeWordFile(withSeededFaults(1).content), 'other.docx'),
  ]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  await userEvent.click(
    screen.getByRole('button', { name: formatMessage(sharedMessages.openInstead, { file: 'other.docx' }) }),
  );
  expect(await screen.findByRole('region', { name: 'other.docx' })).toBeTruthy();
  expect(issues().length).toBeGreaterThan(5);
});

test('a list of issues does not say what was checked', async () => {
  showTool('document-screener', DocumentScreener, [draft()]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  expect(screen.queryByText(messages.checked.title)).toBeNull();
});

test('a result without issues says what was checked in a document of this kind', async () => {
  const { checked } = messages;
  showTool('document-screener', DocumentScreener, [docx(wordFile({ body: p('The rent is paid monthly.') }))]);
  expect(await screen.findByRole('heading', { name: checked.title })).toBeTruthy();
  // A Word file has tracked changes, but no form fields.
  expect(screen.getByText(checked.tracked)).toBeTruthy();
  expect(screen.queryByText(checked.fields)).toBeNull();
});

test('an issue of a Word file has no link to the PDF editor', async () => {
  showTool('document-screener', DocumentScreener, [draft()]);
  await screen.findByRole('heading', { name: formatMessage(messages.issues, { count: 2 }) });
  expect(screen.queryByRole('button', { name: new RegExp(`^${messages.actions.edit}`) })).toBeNull();
});
