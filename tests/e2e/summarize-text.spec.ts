import type { Page } from '@playwright/test';
import { chosen, textFile } from 'engines/testing/chosen';
import { notesOf } from 'engines/testing/pdf-read';
import { readPlain, summarizeDocument } from 'engines/text';
import { sharedMessages } from '@/content/workbench';
import type { TextField } from '@/lib/schema/drop-zone';
import { say } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { expectAccessibleNarrowTool, expectAccessibleTool, sentFrom } from '@/tests/helpers/states';
import { toolPage } from '@/tests/helpers/tool-messages';
import 'engines/testing/engine-host';
import { minutesPdf, minutesText, minutesWord, wordLines } from '@/tests/helpers/documents/reading';
import { key, messagesOf, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { add, choose, drop, goTo, passwordOf, pdf, saved } from '@/tests/helpers/tool-files';

// Colours that fade from one scheme to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const slug = 'summarize-text';
const messages = messagesOf(slug);
const field = toolPage(slug).dropZone.text as TextField;

const expected = summarizeDocument(readPlain(minutesText, field.name));
const picked = (length: 'short' | 'medium' | 'long') =>
  expected.lengths[length].map((number) => expected.points[number]?.text as string);

const written = (page: Page) => page.getByLabel(field.label);
const takeKey = (page: Page) => page.getByRole('button', { name: field.take });
/** Texts of the points, in their order. */
const points = (page: Page) =>
  toolShell(page)
    .getByRole('button', { name: messages.facts.show })
    .filter({ has: page.locator('span > span') })
    .locator(':scope > span > span:first-child')
    .allTextContents();
const marked = (page: Page) => toolShell(page).locator('[data-look=read]');
const side = (page: Page, name: string) => toolShell(page).getByRole('radio', { name, exact: true });
const title = (page: Page, count: number) =>
  toolShell(page).getByRole('heading', { name: say(messages.points, { count }), exact: true });

async function paste(page: Page, text = minutesText): Promise<void> {
  await goTo(page, slug);
  await written(page).fill(text);
  await takeKey(page).click();
  await expect(toolShell(page)).toBeVisible();
}

test(
  'typed text stays while React wakes, and its main sentences are picked and marked',
  full,
  async ({ page }) => {
    await goTo(page, slug);
    await expect(takeKey(page)).toBeHidden();
    await written(page).focus();
    await page.keyboard.type('Typed before React. ');
    await expect(takeKey(page)).toBeVisible();
    await expect(written(page)).toHaveValue('Typed before React. ');
    await written(page).fill(minutesText);
    await takeKey(page).click();
    await expect(title(page, picked('medium').length)).toBeVisible();
    expect(await points(page)).toEqual(picked('medium'));
    // In the text each is whole, with its number after it.
    const texts = (await marked(page).allTextContents()).map((text) => text.replace(/^\S+ /, ''));
    expect(texts).toEqual(picked('medium'));
    await expect(marked(page).first()).toHaveAttribute('data-number', '1');
  },
);

test('three lengths: a longer summary has all points of a shorter one', full, async ({ page }) => {
  await paste(page);
  for (const length of ['short', 'long', 'medium'] as const) {
    await toolShell(page).getByRole('radio', { name: messages.lengths[length] }).check({ force: true });
    await expect(title(page, picked(length).length)).toBeVisible();
    expect(await points(page)).toEqual(picked(length));
    await expect(marked(page)).toHaveCount(picked(length).length);
  }
});

test('a point shows its line, and so does a date, a party or an amount', full, async ({ page }) => {
  await choose(page, slug, await minutesPdf());
  const last = key(page, new RegExp(say(messages.page, { page: 2, line: '\\d+' }))).last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'true');
  await expect(last).toBeFocused();
  await expect(toolShell(page).locator('[data-look=read][data-current]')).toBeInViewport();
  await expect(page.getByRole('status')).toHaveText(say(messages.shownOnPage, { page: 2 }));
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
      await expect(title(page, picked('medium').length)).toBeVisible();
      expect(await points(page)).toEqual(picked('medium'));
      const { name, bytes } = await saved(page, key(page, messages.word));
      expect(name).toBe('minutes-summary.docx');
      const lines = wordLines(bytes);
      expect(lines[0]).toBe(say(messages.report.title, { file: doc.name }));
      expect(lines[1]).toBe(messages.note);
      for (const text of picked('medium'))
        expect(
          lines.some((line) => line.startsWith(text)),
          text,
        ).toBe(true);
      expect(lines).toContain('Minutes of a society');
      expect(lines).toContain(expected.facts.dates.map(({ text }) => text).join('; '));
      await expect(page.getByRole('status')).toHaveText(say(sharedMessages.saved, { file: name }));
    },
  );
}

test(
  'a PDF is saved with its lines marked, as notes with the numbers of the points',
  full,
  async ({ page }) => {
    await choose(page, slug, await minutesPdf());
    const { name, bytes } = await saved(page, key(page, messages.pdf));
    expect(name).toBe('minutes-marked.pdf');
    const notes = await notesOf(bytes);
    expect([...new Set(notes.map(({ kind }) => kind))]).toEqual(['Highlight']);
    const numbers = new Set(notes.map(({ title }) => title));
    expect([...numbers].sort()).toEqual(
      picked('medium')
        .map((_, index) => `${index + 1}`)
        .sort(),
    );
  },
);

test(
  'the points are copied as text, or it is said that the browser refused',
  full,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, slug, await minutesPdf());
    await key(page, messages.copy).click();
    await expect(key(page, messages.copied)).toBeFocused();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(say(messages.report.title, { file: 'minutes.pdf' }));
    expect(text).toContain(`1. ${picked('medium')[0]} (${say(messages.report.page, { page: 1 })})`);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await toolShell(page).getByRole('radio', { name: messages.lengths.short }).check({ force: true });
    await key(page, messages.copy).click();
    await expect(toolShell(page).getByRole('alert')).toHaveText(messages.copyRefused);
  },
);

test('all of it goes by keyboard, another text too', full, async ({ page }) => {
  await goTo(page, slug);
  await tabTo(page, written(page));
  await page.keyboard.insertText(minutesText);
  await expect(takeKey(page)).toBeVisible();
  await tabTo(page, takeKey(page), 'Enter');
  await expect(toolShell(page).getByRole('heading', { name: field.name })).toBeFocused();
  const other = key(page, messages.other);
  await tabTo(page, other, 'Enter');
  await tabTo(page, toolShell(page).getByLabel(messages.textIn.label));
  await page.keyboard.insertText(
    'The rent is ₹5,000 from 1 May 2026. It must be paid by the tenant every month.',
  );
  await tabTo(page, key(page, messages.textIn.take), 'Enter');
  await expect(title(page, 2)).toBeVisible();
  // The first text is still in the list, so that this one has a name of its own.
  const secondName = field.name.replace(/(\.\w+)$/, ' (2)$1');
  await expect(toolShell(page).getByRole('heading', { name: secondName })).toBeFocused();
  expect(await points(page)).toEqual([
    'The rent is ₹5,000 from 1 May 2026.',
    'It must be paid by the tenant every month.',
  ]);
});

test('a dropped file is read; others wait, and any of them can be worked on', full, async ({ page }) => {
  await goTo(page, slug);
  await drop(page, [minutesWord(), textFile('other.txt', 'Another text stands here in one sentence.')]);
  await expect(toolShell(page).getByRole('heading', { name: 'minutes.docx' })).toBeFocused();
  await key(page, say(sharedMessages.openInstead, { file: 'other.txt' })).click();
  await expect(toolShell(page).getByRole('heading', { name: 'other.txt' })).toBeFocused();
  await expect(title(page, 1)).toBeVisible();
});

test(
  'what it cannot read is reported in a sentence, and another text can be taken',
  full,
  async ({ page }) => {
    await choose(page, slug, chosen('empty.pdf', ''));
    const alert = toolShell(page).getByRole('alert');
    await expect(alert).toContainText(say(sharedMessages.faults.empty.title, { file: 'empty.pdf' }));
    const wrong = [
      textFile('page.html', '<!doctype html><title>404</title>'),
      chosen('broken.pdf', `%PDF-1.7\n${'nothing that makes sense '.repeat(80)}`),
      await pdf('scan.pdf', { pages: [''] }),
    ];
    const says = [
      say(sharedMessages.faults.kind.title, { file: 'page.html', detail: sharedMessages.kinds.html }),
      say(sharedMessages.faults.damaged.title, { file: 'broken.pdf' }),
      say(sharedMessages.faults['no-text'].title, { file: 'scan.pdf' }),
    ];
    for (const [index, file] of wrong.entries()) {
      await add(page, file);
      await expect(alert.nth(index + 1)).toContainText(says[index] as string);
    }
    await expectAccessibleTool(page);
    const take = key(page, messages.textIn.take);
    await take.click({ force: true });
    await expect(toolShell(page).getByText(messages.textIn.empty)).toBeVisible();
    await toolShell(page).getByLabel(messages.textIn.label).fill(minutesText);
    await take.click();
    await expect(title(page, picked('medium').length)).toBeVisible();

    await key(page, messages.other).click();
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
  'on a phone the points come first, and the text takes their place with the line that is asked for',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await paste(page);
    await expect(title(page, picked('medium').length)).toBeVisible();
    await expect(marked(page).first()).toBeHidden();
    const first = toolShell(page).getByRole('button', { name: messages.facts.show }).first();
    await first.click();
    await expect(first).toBeHidden();
    await expect(toolShell(page).locator('[data-look=read][data-current]')).toBeInViewport();
    await expect(
      toolShell(page).getByRole('region', { name: say(messages.view, { file: field.name }) }),
    ).toBeFocused();
    await expectAccessibleTool(page);
    await page.setViewportSize({ width: 360, height: 800 });
    const points = say(messages.points, { count: picked('medium').length });
    await side(page, points).check({ force: true });
    await expect(first).toBeVisible();
  },
);

test('text without sentences is reported, and so is what is not shortened', full, async ({ page }) => {
  await paste(page, 'Heading alone');
  await expect(toolShell(page).getByText(messages.none.title)).toBeVisible();
  await expect(key(page, messages.copy)).toHaveCount(0);
  await expectAccessibleTool(page);
});

test(
  'every state is clean to axe, fits 320 px and is not cut at twice the letters, and nothing is sent',
  full,
  async ({ page }) => {
    test.slow();
    const sent = sentFrom(page);
    await goTo(page, slug);
    await written(page).fill(minutesText);
    await expect(takeKey(page)).toBeVisible();
    await expectAccessibleNarrowTool(page);
    await takeKey(page).click();
    await expect(title(page, picked('medium').length)).toBeVisible();
    await expectAccessibleNarrowTool(page);
    await side(page, messages.sides.text).check({ force: true });
    await key(page, messages.other).click();
    await expectAccessibleNarrowTool(page);
    await expect(toolShell(page).getByText(sharedMessages.privacyNote.none)).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test('pasted text goes without a connection, once the tool is there', full, async ({ page, context }) => {
  await paste(page);
  await expect(title(page, picked('medium').length)).toBeVisible();
  await context.setOffline(true);
  await key(page, messages.other).click();
  await toolShell(page)
    .getByLabel(messages.textIn.label)
    .fill('One sentence must do. It is enough for this.');
  await key(page, messages.textIn.take).click();
  await expect(title(page, 2)).toBeVisible();
  await saved(page, key(page, messages.word));
  await context.setOffline(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the field is not shown, and another way is named', full, async ({ page }) => {
    await goTo(page, slug);
    await expect(page.locator('#text')).toBeHidden();
    await expect(page.getByText(sharedMessages.noScript.title)).toBeVisible();
  });
});

test.describe('a browser with a model of its own', () => {
  /** The browser's interface, as Chrome has it. */
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
    'is offered by name; each of its points is tied to a line, and one without a line is reported',
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
      await expect(title(page, picked('medium').length)).toBeVisible();
      expect(await calls(page), 'nothing is asked of it before it is chosen').toEqual([]);
      await choice(page).check({ force: true });
      await expect(title(page, 2)).toBeVisible();
      await expect(toolShell(page).getByText(messages.model.note)).toBeVisible();
      await expect(toolShell(page).getByText(messages.untied)).toBeVisible();
      await expect(marked(page)).toHaveCount(1);
      await expect(marked(page)).toContainText('replace the motor of the lift at a cost of ₹4,85,000');
      await expectAccessibleTool(page, violationsAtEnd);
      const { bytes } = await saved(page, key(page, messages.word));
      expect(wordLines(bytes)).toContain(`The members will fly to the moon (${messages.untied})`);
      expect(await calls(page)).toEqual(['create', 'destroy']);
      await key(page, messages.own.backToMarks).click();
      await toolShell(page).getByRole('radio', { name: messages.methods.sentences }).check({ force: true });
      expect(await points(page)).toEqual(picked('medium'));
    },
  );

  for (const availability of ['unavailable', 'downloadable', 'downloading']) {
    test(`is not offered while it is ${availability}`, full, async ({ page }) => {
      await withModel(page, stub(availability, ''));
      await paste(page);
      await expect(title(page, picked('medium').length)).toBeVisible();
      await expect(choice(page)).toHaveCount(0);
      expect(await calls(page)).toEqual([]);
    });
  }

  test('too long a text is reported, and the text’s own sentences are a key away', full, async ({ page }) => {
    await withModel(page, stub('available', 'A point', 100));
    await paste(page);
    await choice(page).check({ force: true });
    await expect(toolShell(page).getByRole('alert')).toContainText(messages.model.tooLong.title);
    await expectAccessibleTool(page);
    await key(page, messages.model.instead).click();
    expect(await points(page)).toEqual(picked('medium'));
  });
});
