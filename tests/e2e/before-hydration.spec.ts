import { islandSelector } from '@/lib/islands';
import { expect, fullUnless, test } from '@/tests/helpers/e2e';
import { withIslands } from '@/tests/helpers/islands';

/**
 * The first press on an island happens before React has loaded. It is not lost if the control works without React, or
 * is hidden until React has loaded.
 */
test.use({ allowedErrors: [/Failed to load resource/] });

for (const path of [...withIslands, '/nothing-here']) {
  test(
    `${path} hides every control that needs React until React has loaded`,
    fullUnless(['/pricing', '/contact', '/toolsdetails/merge-pdf'].includes(path)),
    async ({ page }) => {
      await page.route(/_next\/static\/(?!wake\/loader-).*\.js$/, (route) => route.abort());
      await page.goto(path);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const typingField = `${islandSelector('file')} textarea`;
        const deadControls = await page.locator(islandSelector()).evaluateAll(
          (islands, typingField) =>
            islands
              .flatMap((island) => [
                ...island.querySelectorAll('a, button, input, select, textarea, [role=button]'),
              ])
              .filter((control) => control.checkVisibility({ visibilityProperty: true }))
              .filter((control) => {
                const inForm = control.closest('form')?.hasAttribute('action');
                if (control.matches('a')) return !control.hasAttribute('href');
                if (control.matches('button[type=button]'))
                  return !control.matches('[popovertarget], [command][commandfor]');
                // CSS shows what is chosen: home-sample-documents.spec.ts tests this without a script.
                if (control.matches('form[method=dialog] :is([type=radio], [type=checkbox], [type=reset])'))
                  return false;
                // The field keeps what is typed or chosen, and the loader wakes React.
                if (control.matches(`input[type=file], ${typingField}`)) return false;
                return !inForm;
              })
              .map((control) => control.outerHTML.slice(0, 120)),
          typingField,
        );
        expect(deadControls, `${width} px`).toEqual([]);
      }
    },
  );
}
