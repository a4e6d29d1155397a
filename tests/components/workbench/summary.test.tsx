import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SummarizeText } from '@/components/workbench/summarize-text/summarize-text';
import { sharedMessages } from '@/content/workbench';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { minutesText } from '@/tests/helpers/documents/reading';
import { showTool } from '@/tests/helpers/shown-tool';
import { stubMedia } from '@/tests/helpers/stub-media';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('summarize-text');

test('after saving, a button leads back to the summary, and another length counts as unsaved', async () => {
  showTool('summarize-text', SummarizeText, [new File([minutesText], 'minutes.txt')]);
  await userEvent.click(await screen.findByRole('button', { name: messages.word }));
  const resultHeading = await screen.findByRole('heading', { name: messages.own.copyTitle });
  // After saving, no step is current.
  expect(document.querySelector('[aria-current="step"]')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(resultHeading));
  expect(screen.getByText(sharedMessages.savedHere)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: messages.own.backToMarks }));
  await userEvent.click(screen.getByRole('radio', { name: messages.lengths.short }));
  expect(screen.queryByRole('heading', { name: messages.own.copyTitle })).toBeNull();
  expect(screen.getByRole('button', { name: messages.word })).toBeTruthy();
});

test('while the text is read, and then while its sentences are compared, the panel and the step say so', async () => {
  showTool('summarize-text', SummarizeText, [new File([minutesText], 'minutes.txt')]);
  // The heading and the step change together, so both are read at one moment.
  const shows = (heading: string, step: string) =>
    waitFor(() => {
      expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
      expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(step);
    });
  await shows(messages.reading, '1');
  await shows(messages.working, messages.working);
  expect(await screen.findByRole('button', { name: messages.word })).toBeTruthy();
});

test('if the document is unreadable, the panel describes what a summary will be', async () => {
  showTool('summarize-text', SummarizeText, [new File([], 'empty.pdf')]);
  expect(
    await screen.findByText(formatMessage(sharedMessages.faults.empty.title, { file: 'empty.pdf' })),
  ).toBeTruthy();
  expect(screen.getByRole('heading', { name: messages.before })).toBeTruthy();
  expect(screen.getByText(messages.note)).toBeTruthy();
});

test('a long text is added to the page in batches until all of it is there', async () => {
  const paragraphs = Array.from(
    { length: 150 },
    (_, index) =>
      `Point ${index + 1}. The tenant pays the rent of room ${index + 1} on the first day of each month.`,
  );
  showTool('summarize-text', SummarizeText, [new File([paragraphs.join('\n\n')], 'rent.txt')]);
  await screen.findByText(/^Point 1\. /);
  expect(screen.queryByText(/^Point 150\. /)).toBeNull();
  await waitFor(() =>
    expect(document.querySelectorAll('[data-page] p[translate=no]')).toHaveLength(paragraphs.length),
  );
});

test('decisions beyond the largest number of points are listed below the points, and copied with them', async () => {
  const motions = Array.from(
    { length: 30 },
    (_, index) => `Motion ${index + 1} on store ${index + 1} was adopted.`,
  );
  showTool('summarize-text', SummarizeText, [new File([motions.join('\n\n')], 'minutes.txt')]);
  await screen.findByRole('heading', { name: formatMessage(messages.points, { count: 20 }) });
  const further = screen.getByText(formatMessage(messages.further.open, { count: 10 })).closest('details');
  expect(further?.open).toBe(false);
  const items = [...document.querySelectorAll('ol > li > button')];
  const listed = items.map(({ textContent }) => textContent ?? '');
  for (const motion of motions) expect(listed.filter((text) => text.includes(motion))).toHaveLength(1);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: messages.copy }));
  const copied = await navigator.clipboard.readText();
  for (const motion of motions) expect(copied).toContain(motion);
  expect(copied).toContain(messages.further.title);
});

test('a long list of amounts says how many it has, shows all on request, and is copied with the points', async () => {
  const payments = Array.from(
    { length: 80 },
    (_, index) => `The sum of ₹${index + 1},000 is paid by the tenant of store ${index + 1} every year.`,
  );
  showTool('summarize-text', SummarizeText, [new File([payments.join('\n\n')], 'rents.txt')]);
  await screen.findByText(/more sums of money/);
  const amounts = () => document.querySelectorAll('[data-part=amounts] li');
  expect(amounts()).toHaveLength(24);
  const user = userEvent.setup();
  await user.click(
    screen.getByRole('button', { name: formatMessage(messages.facts.showAll, { count: 80 }) }),
  );
  expect(amounts()).toHaveLength(80);
  expect(document.activeElement).toBe(amounts()[24]?.querySelector('button'));
  await user.click(screen.getByRole('button', { name: messages.copy }));
  expect(await navigator.clipboard.readText()).toContain('₹1,000; ₹2,000; ₹3,000');
});

test('on a phone the first few facts of each kind are shown, and a button shows the rest', async () => {
  stubMedia(phone);
  const payments = Array.from(
    { length: 9 },
    (_, index) => `The sum of ₹${index + 1},000 is paid by the tenant of store ${index + 1} every year.`,
  );
  showTool('summarize-text', SummarizeText, [new File([payments.join('\n\n')], 'rents.txt')]);
  const button = await screen.findByRole('button', {
    name: formatMessage(messages.facts.showAll, { count: 9 }),
  });
  const amounts = () => document.querySelectorAll('[data-part=amounts] li');
  expect(amounts()).toHaveLength(4);
  await userEvent.click(button);
  expect(amounts()).toHaveLength(9);
});
