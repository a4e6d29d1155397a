import { type Element, elementsOf } from '../../text/docx/xml';

/** Whether the outline around which text wraps is the rectangle of its shape. */
export function isRectangle(polygon: Element | undefined): boolean {
  const points = elementsOf(polygon).map(({ attributes: { x, y } }) => [Number(x), Number(y)]);
  return points.every(([x = 0, y = 0]) =>
    [x, y].every((value) => Math.abs(value) < 400 || Math.abs(value - 21_600) < 400),
  );
}
