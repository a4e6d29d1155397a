import type { Pen } from '../draw/pen';
import { headersAndFootersFor } from './headers-and-footers';
import type { Page } from './laid-block';
import type { Setup } from './setup';

/** Aligns the text of a page vertically between the margins, and adds the page's borders. */
export function finishPage(page: Page, setup: Setup): void {
  const { vertical, borders } = page.section;
  if (vertical) alignVertically(page, vertical);
  if (!borders) return;
  const draw = (pen: Pen) =>
    pen.shape(borders.id, () =>
      setup.graphics?.drawBorders(pen, borders, page, headersAndFootersFor(page, setup), setup.document),
    );
  const rule = { x: 0, y: 0, laidBlock: { draw } };
  if (borders.behind) page.rules.push(rule);
  else page.content.push(rule);
}

/** References by which floats move together with the text. */
const moving = new Set(['paragraph', 'line', 'character']);

function alignVertically(page: Page, vertical: 'center' | 'bottom') {
  const { page: size, margin } = page.section;
  const free = (page.notesTop ?? size.height - Math.abs(margin.bottom)) - page.end;
  if (free <= 0) return;
  const shift = vertical === 'center' ? free / 2 : free;
  for (const placed of page.content) placed.y += shift;
  page.floats = page.floats.map((placed) => {
    if (!moving.has(placed.float.y.from)) return placed;
    return {
      ...placed,
      y: placed.y + shift,
      draw: (pen, right = 0, down = 0) => placed.draw(pen, right, down + shift),
    };
  });
}
