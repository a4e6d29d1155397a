/** Compare PDF, “as pictures”: draws each page of both PDFs and lists the regions that differ. */
import type { SourceFile } from 'engines';
import type { Box, Picture, Place } from 'engines/text';
import { commonWidth } from 'engines/text/client';
import type { Engines, Side as MarkedSide } from '../documents/report-file';
import type { RunOptions } from '../shell/run-engine';
import type { Difference, Result } from './differences';

type Side = Pick<MarkedSide, 'source' | 'doc'>;

/** Only the first differences of the list have thumbnails: up to this number. */
const maxThumbnails = 60;
/** Regions higher than this share of the page's height have no thumbnails. */
const maxThumbnailHeight = 0.2;

/** Compares drawn pages of two PDFs with the same number: one entry for each difference. */
export async function comparePages(
  { pdf, text }: Engines,
  before: Side,
  after: Side,
  { signal, onProgress, onStalled }: RunOptions,
): Promise<Result> {
  const run: RunOptions = { signal, onStalled };
  const [oldPageCount, newPageCount] = [before.doc.sheets.length, after.doc.sheets.length];
  const count = Math.max(oldPageCount, newPageCount);
  const differences: Difference[] = [];
  let alike = count;
  for (let page = 1; page <= count; page += 1) {
    onProgress?.({ stage: 'comparing', done: page, total: count });
    if (page > Math.min(oldPageCount, newPageCount)) alike -= 1;
    if (page > newPageCount)
      differences.push(differenceAt('only-old', wholePage(before, page), emptyPlace(newPageCount)));
    else if (page > oldPageCount)
      differences.push(differenceAt('only-new', emptyPlace(oldPageCount), wholePage(after, page)));
    else {
      const [oldPage, newPage] = [
        await drawnPage(pdf, before.source, page, run),
        await drawnPage(pdf, after.source, page, run),
      ];
      const { areas, shift } = await text.run(
        'comparePictures',
        { before: pictureOf(oldPage), after: pictureOf(newPage) },
        run,
      );
      if (areas.length > 0) alike -= 1;
      for (const { onlyIn, ...area } of areas) {
        const shifted = { ...area, x: area.x + shift.x, y: area.y + shift.y };
        const hasThumbnails = differences.length < maxThumbnails && area.height < maxThumbnailHeight;
        differences.push({
          ...differenceAt('picture', onPage(before, page, [area]), onPage(after, page, [shifted])),
          ...(onlyIn && { onlyIn }),
          ...(hasThumbnails && {
            crops: { before: await crop(oldPage, area), after: await crop(newPage, shifted) },
          }),
        });
      }
    }
  }
  return { differences, blockCounts: { count, alike }, pictures: true };
}

async function drawnPage(
  pdf: Engines['pdf'],
  source: SourceFile,
  page: number,
  run: RunOptions,
): Promise<ImageData> {
  const bitmap = await pdf.run('drawPage', { source, page, width: commonWidth }, run);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError('out of memory');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

const pictureOf = ({ width, height, data }: ImageData): Picture => ({ width, height, pixels: data });

/** Margin around a region in its thumbnail, as a share of the page's width: enough to recognise the place. */
const margin = 0.08;

/** A bitmap of a region with its margin, cut off at the page's edges. */
function crop(page: ImageData, area: Box): Promise<ImageBitmap> {
  const { width, height } = page;
  const marginPixels = Math.round(margin * width);
  const left = Math.max(0, Math.round(area.x * width) - marginPixels);
  const top = Math.max(0, Math.round(area.y * height) - marginPixels);
  const right = Math.min(width, Math.round((area.x + area.width) * width) + marginPixels);
  const bottom = Math.min(height, Math.round((area.y + area.height) * height) + marginPixels);
  return createImageBitmap(page, left, top, Math.max(1, right - left), Math.max(1, bottom - top));
}

const differenceAt = (kind: Difference['kind'], before: Place, after: Place): Difference => ({
  kind,
  before,
  after,
  zone: 'body',
});

const emptyPlace = (page: number): Place => ({ page, line: 1, from: 0, to: 0, text: '', boxes: [] });

const wholePage = (side: Side, page: number) => onPage(side, page, [{ x: 0, y: 0, width: 1, height: 1 }]);

/** Converts shares of a page to boxes in points. */
function onPage({ doc }: Side, page: number, shares: Box[]): Place {
  const { width = 595, height = 842 } = doc.sheets[page - 1] ?? {};
  const boxes = shares.map((share) => ({
    page,
    x: share.x * width,
    y: share.y * height,
    width: share.width * width,
    height: share.height * height,
  }));
  return { ...emptyPlace(page), boxes };
}
