import { expect, test } from '@/tests/helpers/e2e';

test.use({ contextOptions: { forcedColors: 'active' } });

test('with forced colours the chosen plan and the focus can still be seen', async ({ page }) => {
  await page.goto('/pricing');
  const plans = page.getByRole('group', { name: 'Plan' }).getByRole('radio');
  await plans.nth(2).check();
  await expect(plans.nth(2)).toBeChecked();
  const look = await plans.evaluateAll((radios) =>
    radios.map((radio) => {
      const box = radio.getBoundingClientRect();
      const card = getComputedStyle(radio.closest('label') as Element);
      return {
        width: box.width,
        shown: getComputedStyle(radio).opacity !== '0',
        card: `${card.borderColor} ${card.outline} ${card.borderWidth}`,
      };
    }),
  );
  for (const { width, shown } of look) {
    expect(width).toBeGreaterThan(10);
    expect(shown).toBe(true);
  }
  await plans.nth(2).focus();
  await page.keyboard.press('ArrowDown');
  await expect(plans.nth(3)).toBeFocused();
  const ring = await plans.nth(3).evaluate((radio) =>
    [radio, radio.closest('label') as Element].some((element) => {
      const style = getComputedStyle(element);
      return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    }),
  );
  expect(ring).toBe(true);
});
