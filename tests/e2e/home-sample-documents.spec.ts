import type { Locator, Page } from '@playwright/test';
import { home } from '@/content/home';
import type { SampleDocument } from '@/lib/schema/samples';
import { violations } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { focusNow } from '@/tests/helpers/focus';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { smallTargets } from '@/tests/helpers/small-targets';

const { samples } = home;
const [invoice] = samples.documents as [SampleDocument];
const [, question] = invoice.questions as [unknown, SampleDocument['questions'][number]];
const changes = invoice.lines.flatMap(({ changes }) => changes);

const form = (page: Page, { name } = invoice) =>
  page.getByRole('form', { name: `${samples.sample} ${name}`, exact: true });
const officeRadio = (page: Page, { tab }: SampleDocument) =>
  page.getByRole('radio', { name: tab, exact: true });
const tagRadio = (page: Page, index: number) => {
  const line = invoice.lines[index];
  return form(page).getByRole('radio', { name: `${line?.tag?.name} ${line?.tag?.value}` });
};
const logLines = (page: Page) => form(page).getByRole('log').getByRole('listitem');

/** Words on the sheet that are marked now. */
const readMarks = (sheet: Locator) =>
  sheet.locator('mark').evaluateAll((marks) =>
    marks.flatMap((mark) =>
      getComputedStyle(mark).backgroundImage === 'none'
        ? []
        : // biome-ignore lint/performance/useDomNodeTextContent: old words in it are hidden
          [(mark as HTMLElement).innerText],
    ),
  );

const timeOfDay = /^\d\d:\d\d:\d\d/;
const wordsOf = (line: string) => line.replace(timeOfDay, '').replace(/\s+/g, ' ').trim();
const readLog = async (page: Page) =>
  (await logLines(page).filter({ visible: true }).allInnerTexts()).map(wordsOf);

test.beforeEach(({ page }) => page.goto('/'));

/** Tests each control with the mouse. The tests run with scripts and without. */
function testControls() {
  test('each office shows its own document, and only that', full, async ({ page }) => {
    for (const document of samples.documents) {
      await officeRadio(page, document).check();
      for (const other of samples.documents)
        await expect(form(page, other)).toBeVisible({ visible: other === document });
    }
  });

  test('a tag marks the words it was read from, in every document', full, async ({ page }) => {
    for (const document of samples.documents) {
      await officeRadio(page, document).check();
      for (const line of document.lines) {
        if (!line.tag) continue;
        await form(page, document)
          .getByRole('radio', { name: `${line.tag.name} ${line.tag.value}` })
          .check();
        const markedWords = (await readMarks(form(page, document))).join(' ').replaceAll('\n', ' ');
        for (const phrase of line.tag.words) expect(markedWords).toContain(phrase);
      }
    }
  });

  test(
    'a question is answered with the number of its line, and the line is marked',
    full,
    async ({ page }) => {
      await expect(form(page).getByText(question.answer)).toBeHidden();
      await form(page).getByRole('radio', { name: question.ask }).check();
      await expect(form(page).getByText(question.answer)).toBeVisible();
      await expect(
        form(page).getByText(`${samples.source} ${question.line}`, { exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
      await expect(form(page).getByText(samples.hint)).toBeHidden();
      expect((await readMarks(form(page))).join()).toBe(question.words.join());
    },
  );

  test('the comparison of versions strikes out the old words, and marks nothing', full, async ({ page }) => {
    const old = form(page).locator('del');
    await expect(old.first()).toBeHidden();
    await form(page).getByRole('radio', { name: samples.compare }).check();
    const oldWords = changes.flatMap((change) => change.was ?? []);
    expect(oldWords.length).toBeGreaterThan(0);
    await expect(old.filter({ visible: true })).toHaveCount(oldWords.length);
    for (const phrase of oldWords)
      await expect(old.filter({ hasText: phrase })).toHaveCSS('text-decoration-line', 'line-through');
    expect(await readMarks(form(page))).toEqual([]);
  });

  test('a signature stays while a tag is chosen, and can be removed', async ({ page }) => {
    const signatures = form(page).locator('svg').filter({ visible: true });
    await expect(signatures).toHaveCount(1);
    await form(page).getByRole('checkbox', { name: samples.sign }).check();
    await tagRadio(page, 0).check();
    await expect(signatures).toHaveCount(2);
    await form(page).getByRole('checkbox', { name: samples.signed }).uncheck();
    await expect(signatures).toHaveCount(1);
  });

  test('starting again shows the document as it was', full, async ({ page }) => {
    const justNow = new RegExp(`^${samples.timeNow} `);
    const stateBefore = [await readMarks(form(page)), await readLog(page)];
    await form(page).getByRole('checkbox').check();
    await form(page).getByRole('radio', { name: question.ask }).check();
    await form(page).getByRole('button', { name: samples.startAgain }).click();
    await expect(form(page).getByRole('checkbox')).not.toBeChecked();
    await expect
      .poll(async () => [
        await readMarks(form(page)),
        (await readLog(page)).map((line) => line.replace(justNow, '')),
      ])
      .toEqual([stateBefore[0], (stateBefore[1] as string[]).map((line) => line.replace(justNow, ''))]);
  });
}

testControls();

test('the log begins with a line for the signature and one for what is chosen', full, async ({ page }) => {
  await form(page).getByRole('checkbox').check();
  await form(page).getByRole('radio', { name: samples.compare }).check();
  const { you, logEntries, timeNow } = samples;
  expect((await readLog(page)).slice(0, 2)).toEqual([
    `${timeNow} ${you} ${logEntries.signed}`,
    `${timeNow} ${you} ${logEntries.compared}`,
  ]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  testControls();
});

test('the keyboard reaches offices, sheet, signature and reset, each with a visible focus, and Enter sends no form', async ({
  page,
}) => {
  await page.getByRole('main').getByRole('link', { name: home.hero.tools.label }).focus();
  const press = async (key: string, control: Locator) => {
    await page.keyboard.press(key);
    await expect(control).toBeFocused();
    const { ring, covered } = await focusNow(page);
    expect(ring).toBeDefined();
    expect(covered).toBe(false);
  };
  await press('Tab', officeRadio(page, invoice));
  await press('Tab', tagRadio(page, invoice.chosen - 1));
  await press('ArrowUp', tagRadio(page, invoice.chosen - 2));
  await expect(tagRadio(page, invoice.chosen - 2)).toBeChecked();
  await page.keyboard.press('Enter');
  await press('Tab', form(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('checkbox')).toBeChecked();
  await press('Tab', form(page).getByRole('button', { name: samples.startAgain }));
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  await expect(page).toHaveURL(/\/$/);
});

test('a screen reader can tell old words from new ones', full, async ({ page }) => {
  const sheet = form(page).getByRole('group', { name: samples.sheet });
  const [, change] = changes as [unknown, (typeof changes)[number]];
  expect(await sheet.ariaSnapshot()).not.toContain(`${samples.was} ${change.was}`);
  await form(page).getByRole('radio', { name: samples.compare }).check();
  const outline = (await sheet.ariaSnapshot()).replace(/\s+/g, ' ');
  expect(outline).toContain(`${samples.was} ${change.was}`);
  expect(outline).toContain(`${samples.now} ${change.now}`);
});

test(
  'no state scrolls sideways from 320 to 1440 px, and each target is large enough on a phone',
  full,
  async ({ page }) => {
    const widths = [320, 360, 768, 1440];
    for (const document of samples.documents) {
      await officeRadio(page, document).check();
      await form(page, document).getByRole('checkbox').check();
      for (const control of await form(page, document).getByRole('radio').all()) {
        await control.check();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect((await horizontalOverflow(page)).overflow, `${width} px`).toBeLessThanOrEqual(0);
        }
      }
    }
    for (const width of widths.filter((width) => width < 400)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
  },
);

test(
  'a document that is signed, compared and asked about has no violation of WCAG 2.2 A and AA',
  full,
  async ({ page }) => {
    await form(page).getByRole('checkbox').check();
    for (const name of [samples.compare, question.ask]) {
      await form(page).getByRole('radio', { name }).check();
      expect(await violations(page, 'main > section')).toEqual([]);
    }
  },
);

test('with reduced motion the signature appears without an animation', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await form(page).getByRole('checkbox').check();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with forced colours each chosen control has an outline', full, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await form(page).getByRole('checkbox').check();
  for (const control of [
    officeRadio(page, invoice),
    tagRadio(page, invoice.chosen - 1),
    form(page).getByRole('checkbox'),
  ]) {
    await expect(control.locator('..')).toHaveCSS('outline-style', 'solid');
    await expect(control.locator('..')).toHaveCSS('outline-width', '2px');
  }
  await form(page).getByRole('radio', { name: question.ask }).check();
  await expect(form(page).getByRole('radio', { name: question.ask }).locator('..')).toHaveCSS(
    'outline-width',
    '2px',
  );
});

test('print has the sheet as it was left and its log, and no controls', full, async ({ page }) => {
  await form(page).getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(form(page).getByText(invoice.name)).toBeVisible();
  await expect(form(page).getByText(samples.signed)).toBeVisible();
  await expect(form(page).getByRole('log')).toBeVisible();
  await expect(form(page).getByText(samples.ask)).toBeHidden();
  await expect(form(page).getByText(samples.compare)).toBeHidden();
  await expect(officeRadio(page, invoice)).toBeHidden();
});
