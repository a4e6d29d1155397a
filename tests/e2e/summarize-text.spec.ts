import type { Page } from '@playwright/test';
import { filePayload, textFile } from 'engines/testing/file-payload';
import { notesOf } from 'engines/testing/pdf-read';
import { readPlain, summarizeDocument } from 'engines/text';
import { sharedMessages } from '@/content/workbench';
import type { TextField } from '@/lib/schema/drop-zone';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { expectAccessibleNarrowTool, expectAccessibleTool, sentFrom } from '@/tests/helpers/states';
import { toolPage } from '@/tests/helpers/tool-messages';
import 'engines/testing/engine-host';
import { minutesPdf, minutesText, minutesWord, wordLines } from '@/tests/helpers/documents/reading';
import { messagesOf, namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { add, choose, drop, goTo, passwordOf, pdf, saveBy } from '@/tests/helpers/tool-files';

// Without this, axe could measure colours in the middle of a transition between schemes.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const slug = 'summarize-text';
const messages = messagesOf(slug);
const field = toolPage(slug).dropZone.text as TextField;

const expected = summarizeDocument(readPlain(minutesText, field.name));
const expectedPoints = (length: 'short' | 'medium' | 'long') =>
  expected.lengths[length].map((number) => expected.points[number]?.text as string);

const textField = (page: Page) => page.getByLabel(field.label);
const takeButton = (page: Page) => page.getByRole('button', { name: field.take });
/** The texts of the points, in order. */
const points = (page: Page) =>
  toolShell(page)
    .getByRole('button', { name: messages.facts.show })
    .filter({ has: page.locator('span > span') })
    .locator(':scope > span > span:first-child')
    .allTextContents();
const marks = (page: Page) => toolShell(page).locator('[data-look=read]');
const side = (page: Page, name: string) => toolShell(page).getByRole('radio', { name, exact: true });
const title = (page: Page, count: number) =>
  toolShell(page).getByRole('heading', { name: formatMessage(messages.points, { count }), exact: true });

async function paste(page: Page, text = minutesText): Promise<void> {
  await goTo(page, slug);
  await textField(page).fill(text);
  await takeButton(page).click();
  await expect(toolShell(page)).toBeVisible();
}

test(
  'typed text stays while React wakes, and its main sentences are listed and marked',
  full,
  async ({ page }) => {
    await goTo(page, slug);
    await expect(takeButton(page)).toBeHidden();
    await textField(page).focus();
    await page.keyboard.type('Typed before React. ');
    await expect(takeButton(page)).toBeVisible();
    await expect(textField(page)).toHaveValue('Typed before React. ');
    await textField(page).fill(minutesText);
    await takeButton(page).click();
    await expect(title(page, expectedPoints('medium').length)).toBeVisible();
    expect(await points(page)).toEqual(expectedPoints('medium'));
    // Each point is marked whole in the text; the first word of a mark is a label for screen readers.
    const texts = (await marks(page).allTextContents()).map((text) => text.replace(/^\S+ /, ''));
    expect(texts).toEqual(expectedPoints('medium'));
    await expect(marks(page).first()).toHaveAttribute('data-number', '1');
  },
);

test('each of the three lengths lists and marks its points', full, async ({ page }) => {
  await paste(page);
  for (const length of ['short', 'long', 'medium'] as const) {
    await toolShell(page).getByRole('radio', { name: messages.lengths[length] }).check({ force: true });
    await expect(title(page, expectedPoints(length).length)).toBeVisible();
    expect(await points(page)).toEqual(expectedPoints(length));
    await expect(marks(page)).toHaveCount(expectedPoints(length).length);
  }
});

test('a point, a date, an amount and a party each show their line when pressed', full, async ({ page }) => {
  await choose(page, slug, await minutesPdf());
  const last = namedButton(page, new RegExp(formatMessage(messages.page, { page: 2, line: '\\d+' }))).last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeFocused();
  await expect(toolShell(page).locator('[data-look=read][data-current]')).toBeInViewport();
  await expect(page.getByRole('status')).toHaveText(formatMessage(messages.shownOnPage, { page: 2 }));
  const facts = toolShell(page).getByRole('region', { name: messages.facts.title });
  for (const kind of ['dates', 'amounts', 'parties'] as const) {
    const fact = expected.facts[kind][0];
    await facts.getByRole('button', { name: fact?.text }).first().click();
    await expect(toolShell(page).locator('[data-look=read][data-current]')).toContainText(
      fact?.text as string,
    );
    await expect(toolShell(page).locator('[data-look=read][data-current]')).toBeInViewport();
  }
});

for (const [kind, file] of [
  ['a PDF', minutesPdf],
  ['a Word file', async () => minutesWord()],
  ['a text file', async () => textFile('minutes.txt', minutesText)],
] as const) {
  test(
    `${kind} gives the same points, below their headings, and a Word file of them`,
    fullUnless(kind === 'a PDF'),
    async ({ page }) => {
      const doc = await file();
      await choose(page, slug, doc);
      await expect(title(page, expectedPoints('medium').length)).toBeVisible();
      expect(await points(page)).toEqual(expectedPoints('medium'));
      const { name, bytes } = await saveBy(page, namedButton(page, messages.word));
      expect(name).toBe('minutes-summary.docx');
      const lines = wordLines(bytes);
      expect(lines[0]).toBe(formatMessage(messages.report.title, { file: doc.name }));
      expect(lines[1]).toBe(messages.note);
      for (const text of expectedPoints('medium'))
        expect(
          lines.some((line) => line.startsWith(text)),
          text,
        ).toBe(true);
      expect(lines).toContain('Minutes of a society');
      expect(lines).toContain(expected.facts.dates.map(({ text }) => text).join('; '));
      await expect(page.getByRole('status')).toHaveText(formatMessage(sharedMessages.saved, { file: name }));
    },
  );
}

test(
  'a PDF is saved with highlights that have the numbers of the points as titles',
  full,
  async ({ page }) => {
    await choose(page, slug, await minutesPdf());
    const { name, bytes } = await saveBy(page, namedButton(page, messages.pdf));
    expect(name).toBe('minutes-marked.pdf');
    const notes = await notesOf(bytes);
    expect([...new Set(notes.map(({ kind }) => kind))]).toEqual(['Highlight']);
    const numbers = new Set(notes.map(({ title }) => title));
    expect([...numbers].sort()).toEqual(
      expectedPoints('medium')
        .map((_, index) => `${index + 1}`)
        .sort(),
    );
  },
);

test(
  'the points are copied as text, and a refusal of the browser is reported',
  full,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, slug, await minutesPdf());
    await namedButton(page, messages.copy).click();
    await expect(namedButton(page, messages.copied)).toBeFocused();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(formatMessage(messages.report.title, { file: 'minutes.pdf' }));
    expect(text).toContain(
      `1. ${expectedPoints('medium')[0]} (${formatMessage(messages.report.page, { page: 1 })})`,
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await toolShell(page).getByRole('radio', { name: messages.lengths.short }).check({ force: true });
    await namedButton(page, messages.copy).click();
    await expect(toolShell(page).getByRole('alert')).toHaveText(messages.copyRefused);
  },
);

test('the tool works by keyboard alone, also with a second text', full, async ({ page }) => {
  await goTo(page, slug);
  await tabTo(page, textField(page));
  await page.keyboard.insertText(minutesText);
  await expect(takeButton(page)).toBeVisible();
  await tabTo(page, takeButton(page), 'Enter');
  await expect(toolShell(page).getByRole('heading', { name: field.name })).toBeFocused();
  const other = namedButton(page, messages.changeText);
  await tabTo(page, other, 'Enter');
  await tabTo(page, toolShell(page).getByLabel(messages.textIn.label));
  await page.keyboard.insertText(
    'The rent is ₹5,000 from 1 May 2026. It must be paid by the tenant every month.',
  );
  await tabTo(page, namedButton(page, messages.textIn.take), 'Enter');
  await expect(title(page, 2)).toBeVisible();
  // The first text is still in the list, so the second one gets another name.
  const secondName = field.name.replace(/(\.\w+)$/, ' (2)$1');
  await expect(toolShell(page).getByRole('heading', { name: secondName })).toBeFocused();
  expect(await points(page)).toEqual([
    'The rent is ₹5,000 from 1 May 2026.',
    'It must be paid by the tenant every month.',
  ]);
});

test('the first of the dropped files is opened, and another one on request', full, async ({ page }) => {
  await goTo(page, slug);
  await drop(page, [minutesWord(), textFile('other.txt', 'Another text stands here in one sentence.')]);
  await expect(toolShell(page).getByRole('heading', { name: 'minutes.docx' })).toBeFocused();
  await namedButton(page, formatMessage(sharedMessages.openInstead, { file: 'other.txt' })).click();
  await expect(toolShell(page).getByRole('heading', { name: 'other.txt' })).toBeFocused();
  await expect(title(page, 1)).toBeVisible();
});

test(
  'a file that cannot be read is reported in a sentence, and a text can be pasted instead',
  full,
  async ({ page }) => {
    await choose(page, slug, filePayload('empty.pdf', ''));
    const alert = toolShell(page).getByRole('alert');
    await expect(alert).toContainText(
      formatMessage(sharedMessages.faults.empty.title, { file: 'empty.pdf' }),
    );
    const wrong = [
      textFile('page.html', '<!doctype html><title>404</title>'),
      filePayload('broken.pdf', `%PDF-1.7\n${'nothing that makes sense '.repeat(80)}`),
      await pdf('scan.pdf', { pages: [''] }),
    ];
    const expectedAlerts = [
      formatMessage(sharedMessages.faults.kind.title, {
        file: 'page.html',
        detail: sharedMessages.kinds.html,
      }),
      formatMessage(sharedMessages.faults.damaged.title, { file: 'broken.pdf' }),
      formatMessage(sharedMessages.faults['no-text'].title, { file: 'scan.pdf' }),
    ];
    for (const [index, file] of wrong.entries()) {
      await add(page, file);
      await expect(alert.nth(index + 1)).toContainText(expectedAlerts[index] as string);
    }
    await expectAccessibleTool(page);
    const submitText = namedButton(page, messages.textIn.take);
    await submitText.click({ force: true });
    await expect(toolShell(page).getByText(messages.textIn.empty)).toBeVisible();
    await toolShell(page).getByLabel(messages.textIn.label).fill(minutesText);
    await submitText.click();
    await expect(title(page, expectedPoints('medium').length)).toBeVisible();

    await namedButton(page, messages.changeText).click();
    await add(page, await pdf('locked.pdf', { pages: ['The rent is due'], password: 'kadamba' }));
    const password = passwordOf(page, 'locked.pdf');
    await password.fill('wrong');
    await page.keyboard.press('Enter');
    await expect(toolShell(page).getByText(sharedMessages.faults['wrong-password'].title)).toBeVisible();
    await expectAccessibleTool(page);
    await password.fill('kadamba');
    await page.keyboard.press('Enter');
    await expect(title(page, 1)).toBeVisible();
  },
);

test(
  'on a phone the points come first, and a press on one shows the text at its line instead',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await paste(page);
    await expect(title(page, expectedPoints('medium').length)).toBeVisible();
    await expect(marks(page).first()).toBeHidden();
    const first = toolShell(page).getByRole('button', { name: messages.facts.show }).first();
    await first.click();
    await expect(first).toBeHidden();
    await expect(toolShell(page).locator('[data-look=read][data-current]')).toBeInViewport();
    await expect(
      toolShell(page).getByRole('region', { name: formatMessage(messages.view, { file: field.name }) }),
    ).toBeFocused();
    await expectAccessibleTool(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const pointsLabel = formatMessage(messages.points, { count: expectedPoints('medium').length });
    await side(page, pointsLabel).check({ force: true });
    await expect(first).toBeVisible();
  },
);

test('a text without sentences is reported, and there are no points to copy', full, async ({ page }) => {
  await paste(page, 'Heading alone');
  await expect(toolShell(page).getByText(messages.none.title)).toBeVisible();
  await expect(namedButton(page, messages.copy)).toHaveCount(0);
  await expectAccessibleTool(page);
});

test('every state passes axe and fits 320 px, and nothing is sent', full, async ({ page }) => {
  test.slow();
  const sent = sentFrom(page);
  await goTo(page, slug);
  await textField(page).fill(minutesText);
  await expect(takeButton(page)).toBeVisible();
  await expectAccessibleNarrowTool(page);
  await takeButton(page).click();
  await expect(title(page, expectedPoints('medium').length)).toBeVisible();
  await expectAccessibleNarrowTool(page);
  await side(page, messages.sides.text).check({ force: true });
  await namedButton(page, messages.changeText).click();
  await expectAccessibleNarrowTool(page);
  await expect(toolShell(page).getByText(sharedMessages.privacyNote.none)).toBeVisible();
  expect(sent).toEqual([]);
});

test(
  'a pasted text is summarized without a connection after the tool has loaded',
  full,
  async ({ page, context }) => {
    await paste(page);
    await expect(title(page, expectedPoints('medium').length)).toBeVisible();
    await context.setOffline(true);
    await namedButton(page, messages.changeText).click();
    await toolShell(page)
      .getByLabel(messages.textIn.label)
      .fill('One sentence must do. It is enough for this.');
    await namedButton(page, messages.textIn.take).click();
    await expect(title(page, 2)).toBeVisible();
    await saveBy(page, namedButton(page, messages.word));
    await context.setOffline(false);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the field is hidden, and a note says that the tool needs JavaScript', full, async ({ page }) => {
    await goTo(page, slug);
    await expect(page.locator('#text')).toBeHidden();
    await expect(page.getByText(sharedMessages.noScript.title)).toBeVisible();
  });
});

test.describe('a summarizer that the browser has', () => {
  /** What a stand-in for Chrome's `Summarizer` returns. */
  const stub = (availability: string, answer: string, quota = 100_000) => ({ availability, answer, quota });
  async function withModel(page: Page, model: ReturnType<typeof stub>): Promise<void> {
    await page.addInitScript(({ availability, answer, quota }) => {
      const calls: string[] = [];
      Object.assign(globalThis, {
        modelCalls: calls,
        Summarizer: {
          availability: async () => availability,
          create: async () => {
            calls.push('create');
            return {
              inputQuota: quota,
              measureInputUsage: async (text: string) => text.length,
              summarize: async () => answer,
              destroy: () => calls.push('destroy'),
            };
          },
        },
      });
    }, model);
  }
  const calls = (page: Page) =>
    page.evaluate(() => (globalThis as never as { modelCalls: string[] }).modelCalls);
  const choice = (page: Page) => toolShell(page).getByRole('radio', { name: messages.methods.model });

  test(
    'is offered by name; each of its points is tied to a line, and a point without a line is reported',
    full,
    async ({ page }) => {
      await withModel(
        page,
        stub(
          'available',
          '* The lift motor of B wing is replaced at ₹4,85,000 from the sinking fund\n- The members will fly to the moon',
        ),
      );
      await paste(page);
      await expect(title(page, expectedPoints('medium').length)).toBeVisible();
      expect(await calls(page), 'nothing is asked of it before it is chosen').toEqual([]);
      await choice(page).check({ force: true });
      await expect(title(page, 2)).toBeVisible();
      await expect(toolShell(page).getByText(messages.model.note)).toBeVisible();
      await expect(toolShell(page).getByText(messages.notLocated)).toBeVisible();
      await expect(marks(page)).toHaveCount(1);
      await expect(marks(page)).toContainText('replace the motor of the lift at a cost of ₹4,85,000');
      await expectAccessibleTool(page, violationsAtEnd);
      const { bytes } = await saveBy(page, namedButton(page, messages.word));
      expect(wordLines(bytes)).toContain(`The members will fly to the moon (${messages.notLocated})`);
      expect(await calls(page)).toEqual(['create', 'destroy']);
      await namedButton(page, messages.own.backToMarks).click();
      await toolShell(page).getByRole('radio', { name: messages.methods.sentences }).check({ force: true });
      expect(await points(page)).toEqual(expectedPoints('medium'));
    },
  );

  for (const availability of ['unavailable', 'downloadable', 'downloading']) {
    test(`is not offered while it is ${availability}`, full, async ({ page }) => {
      await withModel(page, stub(availability, ''));
      await paste(page);
      await expect(title(page, expectedPoints('medium').length)).toBeVisible();
      await expect(choice(page)).toHaveCount(0);
      expect(await calls(page)).toEqual([]);
    });
  }

  test(
    'reports a text that is too long for it, beside a button for the text’s own sentences',
    full,
    async ({ page }) => {
      await withModel(page, stub('available', 'A point', 100));
      await paste(page);
      await choice(page).check({ force: true });
      await expect(toolShell(page).getByRole('alert')).toContainText(messages.model.tooLong.title);
      await expectAccessibleTool(page);
      await namedButton(page, messages.model.instead).click();
      expect(await points(page)).toEqual(expectedPoints('medium'));
    },
  );
});
