import { expect, type Locator, type Page } from '@playwright/test';

/** Controls that have a fill, a ring or a shadow in usual colours, but no line around them in forced colours. */
export async function controlsWithoutOutline(
  page: Page,
  within: Locator = page.locator('html'),
): Promise<string[]> {
  const controls = within
    .locator(
      // A file field is drawn as its label.
      'a, button, label[for=try], label[for=file], input[type=file] + label, input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file], [tabindex="-1"]), textarea, select, dialog',
    )
    .filter({ visible: true });
  await page.emulateMedia({ forcedColors: 'none' });
  const marked = await controls.evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      const spread = boxShadow.replace(/\w+\([^)]*\)/g, '');
      const isMarked =
        backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        /[1-9]/.test(spread) ||
        element.matches('input, textarea, select, dialog');
      element.toggleAttribute('data-marked-off', isMarked);
      return isMarked;
    }),
  );
  expect(marked).toContain(true);
  await page.emulateMedia({ forcedColors: 'active' });
  return controls.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const inside = [element, ...element.querySelectorAll('*')];
        // The line of a search field is around its parent, which holds its icon, too.
        const framed = element.matches('[type=search]') ? [element.parentElement as Element] : inside;
        const styles = framed.flatMap((part) => [getComputedStyle(part), getComputedStyle(part, '::before')]);
        // The outline of the focused element is that of the focus, not a line of its own.
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        return (
          element.hasAttribute('data-marked-off') &&
          !(isOutlined && element !== document.activeElement) &&
          !styles.some(({ borderTopWidth, borderLeftWidth }) =>
            [borderTopWidth, borderLeftWidth].every((width) => Number.parseFloat(width) >= 1),
          )
        );
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}
