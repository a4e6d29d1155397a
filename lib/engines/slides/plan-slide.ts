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
 * Tells what a page would become, without making anything.
 *
 * @throws Fault as `pdfToSlides` does
 */
export const planSlide = (
  { file, page }: { file: SourceFile; page: number },
  host: Host,
): Promise<PlannedSlide> =>
  withDocument(file, host, async ({ slide }) => {
    const { width, height, texts, pictures, background } = await slide(page);
    return {
      width,
      height,
      texts: texts.map(({ box }) => box),
      pictures: pictures.map(({ box }) => box),
      drawing: background !== undefined,
    };
  });
