import type { Page } from '@playwright/test';
import { frame } from '@/content/workbench';
import { works } from '@/content/works';
import { islandSelector } from '@/lib/islands';
import { say } from '@/lib/sentences';
import { png } from '@/tests/helpers/drawn-png';
import { expect, test } from '@/tests/helpers/e2e';
import { bench, choose, goTo, isReading, manyWords, saved, toolWords } from '@/tests/helpers/page-tool';
import { printed } from '@/tests/helpers/papers/chosen';
import { gapped } from '@/tests/helpers/papers/gaps';
import { leaseReturned, leaseSent } from '@/tests/helpers/papers/leases';
import { minutesPdf, textFile } from '@/tests/helpers/papers/reading';
import { toolSample } from '@/tests/helpers/tool-samples';
import { typeSizes } from '@/tests/helpers/type-sizes';
import { withoutLine } from '@/tests/helpers/unlined';
import { type Chosen, nothingSent, pdf } from '@/tests/helpers/workbench';

/** What every tool keeps to while it works, whatever it makes. */

const compare = toolWords('compare-pdf', 'compare');
const screener = toolWords('document-screener', 'screener');
const plagiarism = toolWords('plagiarism-screener', 'plagiarism');
const summary = toolWords('summarize-text', 'summary');
const editor = toolWords('ai-pdf-editor', 'editor');
const split = toolWords('split-pdf', 'split');
const remove = toolWords('remove-pages', 'remove');
const image = toolWords('image-to-pdf', 'image');
const pictures = toolWords('pdf-to-image', 'pictures');

const key = (page: Page, name: string | RegExp) =>
  bench(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const plan = () => pdf('plan.pdf', { pages: manyWords(4) });
const ranged = (field: string, button: string) => async (page: Page) => {
  await bench(page).getByLabel(field, { exact: true }).fill('2');
  await key(page, button).click();
};
const labels = [frame.download, frame.downloadKind, frame.downloadAll];
const downloads = new RegExp(`^(${labels.map((text) => say(text, { file: '', kind: '' })).join('|')})`);
const passage =
  'Rural credit fell in every district while deposits rose, and the cause of it remains disputed to this day';

type Tool = {
  files: () => Promise<Chosen[]>;
  /** What shows that the files are read. */
  read: (page: Page) => Promise<unknown>;
  /** What is done until there is something to save. */
  make?: (page: Page) => Promise<unknown>;
  save: string | RegExp;
  /** Its result is lost with the page: leaving asks. */
  asks: boolean;
  /** Its list, where that is saved apart. */
  list?: string;
};

const drawn = (page: Page) => expect(bench(page).locator('canvas[data-drawn]').first()).toBeVisible();

const tools: Record<string, Tool> = {
  'compare-pdf': {
    files: async () => [
      await printed('lease-sent.pdf', leaseSent),
      await printed('lease-returned.pdf', leaseReturned),
    ],
    read: (page) =>
      expect(bench(page).getByRole('heading', { name: say(compare.changes, { count: 3 }) })).toBeVisible(),
    save: compare.save,
    list: compare.saveList,
    asks: false,
  },
  'document-screener': {
    files: async () => [await printed('deed.pdf', gapped(1).content)],
    read: (page) =>
      expect(
        bench(page).getByRole('heading', { name: new RegExp(`${say(screener.points, { count: '' })}$`) }),
      ).toBeVisible(),
    make: (page) => key(page, say(screener.acts.of, { act: screener.acts.fix, count: 1 })).click(),
    save: screener.save,
    asks: true,
  },
  'plagiarism-screener': {
    files: async () => [
      textFile('chapter.txt', `We begin with what is known. ${passage}, as we shall see.`),
      textFile(
        'survey.txt',
        `The returns leave no doubt. ${passage}. The gap was widest far from the market.`,
      ),
    ],
    read: (page) =>
      expect(
        bench(page).getByRole('heading', { name: say(plagiarism.matches, { count: 1 }), exact: true }),
      ).toBeVisible(),
    save: plagiarism.button,
    asks: false,
  },
  'summarize-text': {
    files: async () => [await minutesPdf()],
    read: (page) => expect(bench(page).locator('[data-look=read]').first()).toBeVisible(),
    save: summary.word,
    asks: false,
  },
  'ai-pdf-editor': {
    files: async () => [await plan()],
    read: (page) => expect(bench(page).getByRole('option').first()).toBeVisible(),
    make: async (page) => {
      await bench(page).getByRole('option').first().click();
      // A letter that the font of the file lacks: another face stands in.
      await bench(page).getByLabel(editor.wording).fill('word-9 Ω');
      await key(page, editor.set).click();
      await key(page, editor.accept).click();
    },
    save: say(editor.download, { copy: say(editor.copy, { count: 1 }).toLowerCase() }),
    asks: true,
  },
  'split-pdf': {
    files: async () => [await plan()],
    read: drawn,
    make: ranged(split.field, say(split.button, { count: 2 })),
    save: frame.downloadAll,
    asks: true,
  },
  'remove-pages': {
    files: async () => [await plan()],
    read: drawn,
    make: ranged(remove.field, say(remove.button, { count: 1 })),
    save: downloads,
    asks: true,
  },
  'pdf-to-image': {
    files: async () => [await plan()],
    read: drawn,
    make: ranged(pictures.field, say(pictures.button, { count: 1 })),
    save: downloads,
    asks: true,
  },
  'image-to-pdf': {
    files: async () => {
      const at = (x: number, y: number): [number, number, number] => [x * 4, y * 6, 90];
      const buffer = Buffer.from(png({ width: 60, height: 40, colour: 2, bits: 8, at }));
      return [{ name: 'chart.png', mimeType: 'image/png', buffer }];
    },
    read: (page) => expect(key(page, image.button)).not.toHaveAttribute('aria-disabled', 'true'),
    make: (page) => key(page, image.button).click(),
    save: downloads,
    asks: true,
  },
};

async function opened(page: Page, slug: string, { files, read }: Tool): Promise<void> {
  await choose(page, slug, ...(await files()));
  await read(page);
}

/** Waits until nothing more has been fetched for a second. */
async function fetchedAll(page: Page): Promise<void> {
  let before = -1;
  const isQuiet = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
}

for (const [slug, tool] of Object.entries(tools)) {
  test.describe(slug, () => {
    test('goes on without a connection, once the files are read', async ({ page, context }) => {
      await opened(page, slug, tool);
      await fetchedAll(page);
      await context.setOffline(true);
      await tool.make?.(page);
      expect((await saved(page, key(page, tool.save).first())).bytes.length).toBeGreaterThan(300);
      const sizes = await typeSizes(page.locator(islandSelector('file')));
      expect(sizes.length, sizes.join('; ')).toBeLessThanOrEqual(5);
      if (tool.list) {
        await key(page, frame.backToMarks).click();
        expect((await saved(page, key(page, tool.list))).bytes.length).toBeGreaterThan(300);
      }
      await expect(page.getByText(nothingSent)).toBeVisible();
      await context.setOffline(false);
    });

    test('works in two tabs at the same time', async ({ page, context }) => {
      const other = await context.newPage();
      await Promise.all([opened(page, slug, tool), opened(other, slug, tool)]);
      for (const tab of [page, other]) {
        await tool.make?.(tab);
        expect((await saved(tab, key(tab, tool.save).first())).bytes.length).toBeGreaterThan(300);
      }
    });

    if (!tool.asks) return;
    test('leaving asks while the result is not saved, and no more once it is', async ({ page }) => {
      await opened(page, slug, tool);
      await tool.make?.(page);
      await expect(key(page, tool.save).first()).toBeVisible();
      const asks = () =>
        page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
      await expect.poll(asks).toBe(true);
      await saved(page, key(page, tool.save).first());
      await expect.poll(asks).toBe(false);
    });
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });
  for (const [slug, work] of Object.entries(works)) {
    test(`${slug}: each control of the workbench has a line around it`, async ({ page }) => {
      await goTo(page, slug);
      await page.locator('#try').setInputFiles([await toolSample(work.words.kind)]);
      await expect(bench(page)).toBeVisible();
      await expect(bench(page).getByText(isReading)).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await withoutLine(page, bench(page))).toEqual([]);
      if (tools[slug]?.make) {
        await opened(page, slug, tools[slug]);
        await tools[slug].make?.(page);
        await expect(key(page, tools[slug].save).first()).toBeVisible();
        expect(await withoutLine(page, bench(page)), 'with its result').toEqual([]);
      }
    });
  }
});
