import type { Page } from './laid-block';

/** Whether the borders of its section are drawn on a page (ECMA-376 part 1, 17.18.62). */
export const isBordered = ({ section: { borders }, first }: Page): boolean =>
  borders !== undefined && (borders.display === 'all' || (borders.display === 'first') === first);
