import { expect, type Page } from '@playwright/test';
import { violationsInCurrentState } from './axe';
import { controlsWithoutOutline } from './controls-without-outline';
import { toolShell } from './page-tool';

/** Checks the current state of a tool in the dark scheme, with forced colours and on paper. */

/** Expects that in the dark scheme panes are dark, paper on them stays white, and all text has enough contrast. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(toolShell(page).locator('h2').first()).toHaveCSS('color-scheme', 'dark');
  for (const paper of await toolShell(page).locator('.paper').all())
    await expect(paper).toHaveCSS('color-scheme', 'light');
  expect.soft(await violationsInCurrentState(page), 'in the dark').toEqual([]);
}

/** Tools with segmented controls beside their files. */
const segmented = ['compare-pdf', 'summarize-text', 'image-to-pdf', 'excel-to-pdf', 'text-to-speech'];

/** Expects that each segmented control shows what is chosen. Call it while forced colours are emulated. */
async function expectChoiceShown(page: Page): Promise<void> {
  const radios = toolShell(page).locator('label:has(> input[type=radio])').filter({ visible: true });
  const appearances = await radios.evaluateAll((labels) => {
    const groups: Record<string, { chosen: string[]; others: string[] }> = {};
    for (const label of labels) {
      const radio = label.querySelector('input') as HTMLInputElement;
      groups[radio.name] ??= { chosen: [], others: [] };
      // A visible radio button shows its state; an invisible one needs the background of its label.
      const isDrawn = getComputedStyle(radio).opacity !== '0';
      const appearance = isDrawn ? String(radio.checked) : getComputedStyle(label).backgroundColor;
      groups[radio.name]?.[radio.checked ? 'chosen' : 'others'].push(appearance);
    }
    return Object.values(groups);
  });
  expect.soft(appearances.length, 'segmented controls').toBeGreaterThan(0);
  for (const { chosen, others } of appearances) {
    expect.soft(chosen).toHaveLength(1);
    expect.soft(others).not.toContain(chosen[0]);
  }
}

/** Expects that each control has a border with forced colours. Ends their emulation. */
export async function expectControlOutlines(page: Page, state: string, slug?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  expect.soft(await controlsWithoutOutline(page, toolShell(page)), `forced colours, ${state}`).toEqual([]);
  if (slug && segmented.includes(slug)) await expectChoiceShown(page);
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}

/** Expects that elements which scroll on the screen are printed whole. */
export async function expectWholeOnPaper(page: Page): Promise<void> {
  const cutOff = () =>
    toolShell(page)
      .locator('*')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              element.checkVisibility() &&
              element.localName !== 'textarea' &&
              /auto|scroll/.test(getComputedStyle(element).overflowY),
          )
          .map(({ localName, className }) => `${localName} ${className}`),
      );
  await expect.poll(async () => (await cutOff()).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect.soft(await cutOff(), 'on paper').toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}
