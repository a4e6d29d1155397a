import type { Locator, Page } from '@playwright/test';
import { home } from '@/content/home';
import type { SampleDocument } from '@/lib/schema/samples';
import { violations } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { focusNow } from '@/tests/helpers/focus';
import { sideways } from '@/tests/helpers/sideways';
import { smallTargets } from '@/tests/helpers/targets';

const { samples } = home;
const [invoice] = samples.documents as [SampleDocument];
const [, question] = invoice.questions as [unknown, SampleDocument['questions'][number]];
const changed = invoice.lines.flatMap(({ changes }) => changes);

const form = (page: Page, { name } = invoice) =>
  page.getByRole('form', { name: `${samples.sample} ${name}`, exact: true });
const office = (page: Page, { tab }: SampleDocument) => page.getByRole('radio', { name: tab, exact: true });
const tag = (page: Page, index: number) => {
  const tag = invoice.lines[index]?.tag;
  return form(page).getByRole('radio', { name: `${tag?.name} ${tag?.value}` });
};
const lines = (page: Page) => form(page).getByRole('log').getByRole('listitem');

/** Words on the sheet that are marked now. */
const marked = (sheet: Locator) =>
  sheet.locator('mark').evaluateAll((marks) =>
    marks.flatMap((mark) =>
      getComputedStyle(mark).backgroundImage === 'none'
        ? []
        : // biome-ignore lint/performance/useDomNodeTextContent: old words in it are hidden
          [(mark as HTMLElement).innerText],
    ),
  );

const times = /^\d\d:\d\d:\d\d/;
const wordsOf = (line: string) => line.replace(times, '').replace(/\s+/g, ' ').trim();
const logged = async (page: Page) =>
  (await lines(page).filter({ visible: true }).allInnerTexts()).map(wordsOf);

test.beforeEach(({ page }) => page.goto('/'));

/** Each act by the mouse, the same with scripts and without. */
function acts() {
  test('each office shows its own document, and only that', full, async ({ page }) => {
    for (const document of samples.documents) {
      await office(page, document).check();
      for (const other of samples.documents)
        await expect(form(page, other)).toBeVisible({ visible: other === document });
    }
  });

  test('a tag marks the words it was read from, in every document', full, async ({ page }) => {
    for (const document of samples.documents) {
      await office(page, document).check();
      for (const line of document.lines) {
        if (!line.tag) continue;
        await form(page, document)
          .getByRole('radio', { name: `${line.tag.name} ${line.tag.value}` })
          .check();
        const now = (await marked(form(page, document))).join(' ').replaceAll('\n', ' ');
        for (const phrase of line.tag.words) expect(now).toContain(phrase);
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
      expect((await marked(form(page))).join()).toBe(question.words.join());
    },
  );

  test('versions are compared: what was there is struck, and nothing is marked', full, async ({ page }) => {
    const old = form(page).locator('del');
    await expect(old.first()).toBeHidden();
    await form(page).getByRole('radio', { name: samples.compare }).check();
    const was = changed.flatMap((change) => change.was ?? []);
    expect(was.length).toBeGreaterThan(0);
    await expect(old.filter({ visible: true })).toHaveCount(was.length);
    for (const phrase of was)
      await expect(old.filter({ hasText: phrase })).toHaveCSS('text-decoration-line', 'line-through');
    expect(await marked(form(page))).toEqual([]);
  });

  test('a signature stays while something else is marked, and can be taken back', async ({ page }) => {
    const signatures = form(page).locator('svg').filter({ visible: true });
    await expect(signatures).toHaveCount(1);
    await form(page).getByRole('checkbox', { name: samples.sign }).check();
    await tag(page, 0).check();
    await expect(signatures).toHaveCount(2);
    await form(page).getByRole('checkbox', { name: samples.signed }).uncheck();
    await expect(signatures).toHaveCount(1);
  });

  test('starting again shows the document as it was', full, async ({ page }) => {
    const just = new RegExp(`^${samples.just} `);
    const stateBefore = [await marked(form(page)), await logged(page)];
    await form(page).getByRole('checkbox').check();
    await form(page).getByRole('radio', { name: question.ask }).check();
    await form(page).getByRole('button', { name: samples.again }).click();
    await expect(form(page).getByRole('checkbox')).not.toBeChecked();
    await expect
      .poll(async () => [
        await marked(form(page)),
        (await logged(page)).map((line) => line.replace(just, '')),
      ])
      .toEqual([stateBefore[0], (stateBefore[1] as string[]).map((line) => line.replace(just, ''))]);
  });
}

acts();

test('the log has the line of what is chosen, and of the signature', full, async ({ page }) => {
  await form(page).getByRole('checkbox').check();
  await form(page).getByRole('radio', { name: samples.compare }).check();
  const { you, did, just } = samples;
  expect((await logged(page)).slice(0, 2)).toEqual([
    `${just} ${you} ${did.signed}`,
    `${just} ${you} ${did.compared}`,
  ]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  acts();
});

test('the keyboard reaches offices, sheet, signature and the way back, each with its focus shown, and sends nothing', async ({
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
  await press('Tab', office(page, invoice));
  await press('Tab', tag(page, invoice.chosen - 1));
  await press('ArrowUp', tag(page, invoice.chosen - 2));
  await expect(tag(page, invoice.chosen - 2)).toBeChecked();
  await page.keyboard.press('Enter');
  await press('Tab', form(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('checkbox')).toBeChecked();
  await press('Tab', form(page).getByRole('button', { name: samples.again }));
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('checkbox')).not.toBeChecked();
  await expect(page).toHaveURL(/\/$/);
});

test('old and new words are distinguished when they are read aloud', full, async ({ page }) => {
  const sheet = form(page).getByRole('group', { name: samples.sheet });
  const [, change] = changed as [unknown, (typeof changed)[number]];
  expect(await sheet.ariaSnapshot()).not.toContain(`${samples.was} ${change.was}`);
  await form(page).getByRole('radio', { name: samples.compare }).check();
  const read = (await sheet.ariaSnapshot()).replace(/\s+/g, ' ');
  expect(read).toContain(`${samples.was} ${change.was}`);
  expect(read).toContain(`${samples.now} ${change.now}`);
});

test(
  'at 320 to 1440 px every state stays inside, and every target is large enough',
  full,
  async ({ page }) => {
    const widths = [320, 360, 768, 1440];
    for (const document of samples.documents) {
      await office(page, document).check();
      await form(page, document).getByRole('checkbox').check();
      for (const control of await form(page, document).getByRole('radio').all()) {
        await control.check();
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect((await sideways(page)).overflow, `${width} px`).toBeLessThanOrEqual(0);
        }
      }
    }
    for (const width of widths.filter((width) => width < 400)) {
      await page.setViewportSize({ width, height: 800 });
      expect(await smallTargets(page), `${width} px`).toEqual([]);
    }
  },
);

test('compared, asked and signed, it has no violation of WCAG 2.2 A and AA', full, async ({ page }) => {
  await form(page).getByRole('checkbox').check();
  for (const name of [samples.compare, question.ask]) {
    await form(page).getByRole('radio', { name }).check();
    expect(await violations(page, 'main > section')).toEqual([]);
  }
});

test('with reduced motion the signature is simply there', full, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await form(page).getByRole('checkbox').check();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('with forced colours what is chosen has a line around it', full, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await form(page).getByRole('checkbox').check();
  for (const control of [
    office(page, invoice),
    tag(page, invoice.chosen - 1),
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

test('on paper are the sheet as it was left and its log, and no controls', full, async ({ page }) => {
  await form(page).getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(form(page).getByText(invoice.name)).toBeVisible();
  await expect(form(page).getByText(samples.signed)).toBeVisible();
  await expect(form(page).getByRole('log')).toBeVisible();
  await expect(form(page).getByText(samples.ask)).toBeHidden();
  await expect(form(page).getByText(samples.compare)).toBeHidden();
  await expect(office(page, invoice)).toBeHidden();
});
