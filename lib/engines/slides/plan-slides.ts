import type { Host, SourceFile } from '../engine';
import { withDocument } from './document';
import type { Box } from './model';

/** What a page becomes: places of its text and its pictures, in points from the top left. */
export type PlannedSlide = {
  width: number;
  height: number;
  texts: Box[];
  pictures: Box[];
  /** What else is drawn is one picture behind them. */
  drawing: boolean;
};

/**
 * Tells what pages would become, in their order, without making anything.
 *
 * @throws Fault as `pdfToSlides` does
 */
export const planSlides = (
  { file, pages }: { file: SourceFile; pages: readonly number[] },
  host: Host,
): Promise<PlannedSlide[]> =>
  withDocument(file, host, async ({ slide }) => {
    const plans: PlannedSlide[] = [];
    for (const page of pages) {
      const { width, height, texts, pictures, background } = await slide(page);
      plans.push({
        width,
        height,
        texts: texts.map(({ box }) => box),
        pictures: pictures.map(({ box }) => box),
        drawing: background !== undefined,
      });
    }
    return plans;
  });
