import {
  createVisibilityObserver,
  type VisibilityEntry,
  type VisibilityObserver,
} from '@/components/ui/visibility-observer';
import { isPrintRequested, onRequestChange, undrawn } from './print-all';
import { paintReduced } from './reduced';
import { whenResized } from './when-resized';

/** Largest number of drawn canvases, for phones with little memory; canvases in view are drawn even beyond it. */
const maxDrawn = 24;
/** Largest total of canvas pixels while everything is drawn for print: 400 MB. */
const maxPixels = 100_000_000;

/** Milliseconds without a further change of size before a canvas is drawn again. */
const resizeDelay = 300;

type Sheet = {
  isInView: boolean;
  drawn: boolean;
  /** Number of failed attempts: the engine was stopped, or the page is broken. */
  failures: number;
  draw: () => Promise<void>;
  /** Frees the pixels of the canvas. */
  free: () => void;
};

/** Sheets by canvas, least recently seen first. */
const sheets = new Map<HTMLCanvasElement, Sheet>();
let busy = false;

const byCanvas = ({ target }: VisibilityEntry) => sheets.get(target as HTMLCanvasElement);

let watcher: VisibilityObserver | undefined;
const watch = () => {
  watcher ??= createVisibilityObserver(
    (entries) => {
      for (const entry of entries) {
        const sheet = byCanvas(entry);
        if (!sheet) continue;
        sheet.isInView = entry.isIntersecting;
        if (sheet.isInView) continue;
        // Moves to the end of the map, as the most recently seen.
        sheets.delete(entry.target as HTMLCanvasElement);
        sheets.set(entry.target as HTMLCanvasElement, sheet);
      }
      void drawAll();
    },
    { rootMargin: '200px' },
  );
  return watcher;
};

/**
 * Draws a thumbnail when its canvas comes into view, one at a time, so that the engine stays free for the
 * visitor's own requests. Thumbnails out of view are freed when there are many.
 *
 * @param width gives the canvas's width in device pixels, to which a larger picture is reduced: letters then keep their
 *   position to a fraction of a pixel, and the browser's own scaling does not blur them. For print, the picture keeps its
 *   pixels.
 * @param height gives the canvas's height in whole device pixels
 * @returns a function that stops drawing and frees the pixels
 */
export function showWhenSeen(
  canvas: HTMLCanvasElement,
  picture: () => Promise<ImageBitmap>,
  width?: () => number,
  height?: () => number,
): () => void {
  const sheet: Sheet = {
    isInView: false,
    drawn: false,
    failures: 0,
    async draw() {
      const bitmap = await picture();
      if (sheets.get(canvas) === sheet && (sheet.isInView || isPrintRequested())) {
        const across = isPrintRequested() ? bitmap.width : Math.min(bitmap.width, width?.() ?? bitmap.width);
        paintReduced(canvas, bitmap, across, isPrintRequested() ? undefined : height?.());
        canvas.dataset.drawn = '';
        canvas.removeAttribute(undrawn);
      } else sheet.drawn = false;
      bitmap.close();
    },
    free() {
      canvas.width = 0;
      delete canvas.dataset.drawn;
      canvas.setAttribute(undrawn, '');
      sheet.drawn = false;
    },
  };
  sheets.set(canvas, sheet);
  canvas.setAttribute(undrawn, '');
  const unwatch = onRequestChange(() => void drawAll());
  watch().observe(canvas);
  // After a change of window size or orientation, the canvas is drawn again if its pixels are not those of the screen.
  const endResizing = width
    ? whenResized(canvas, resizeDelay, () => {
        if (!sheet.drawn || canvas.width === 0 || canvas.width === width()) return;
        sheet.drawn = false;
        void drawAll();
      })
    : undefined;
  return () => {
    endResizing?.();
    unwatch();
    watcher?.unobserve(canvas);
    sheets.delete(canvas);
    sheet.free();
  };
}

function freeOutOfSight(): void {
  if (isPrintRequested()) return;
  const drawnSheets = [...sheets.values()].filter(({ drawn }) => drawn);
  const outOfSight = drawnSheets.filter(({ isInView }) => !isInView);
  for (const sheet of outOfSight.slice(0, Math.max(0, drawnSheets.length - maxDrawn))) sheet.free();
}

async function drawAll(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let sheet = next(); sheet; sheet = next()) {
    sheet.drawn = true;
    freeOutOfSight();
    try {
      await sheet.draw();
    } catch {
      // A page that fails twice stays empty; the report lists lost pages.
      sheet.failures += 1;
      sheet.drawn = sheet.failures > 1;
    }
  }
  busy = false;
}

function next(): Sheet | undefined {
  const undrawnSheets = [...sheets.values()].filter(({ drawn }) => !drawn);
  const inSight = undrawnSheets.find(({ isInView }) => isInView);
  if (inSight || !isPrintRequested()) return inSight;
  const pixels = [...sheets.keys()].reduce((sum, { width, height }) => sum + width * height, 0);
  return pixels < maxPixels ? undrawnSheets[0] : undefined;
}
