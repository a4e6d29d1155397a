/** Canvases that may hold a picture at a time, for phones with little memory; those in view always do. */
const most = 24;

type Sheet = {
  seen: boolean;
  drawn: boolean;
  /** Times that it could not be drawn: the engine was ended, or the page is broken. */
  failed: number;
  draw: () => Promise<void>;
  /** Gives its pixels back. */
  free: () => void;
};

/** Sheets by their canvas; those that left the view longest ago come first. */
const sheets = new Map<HTMLCanvasElement, Sheet>();
let busy = false;

const byCanvas = ({ target }: IntersectionObserverEntry) => sheets.get(target as HTMLCanvasElement);

let watcher: IntersectionObserver | undefined;
const watch = () => {
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const sheet = byCanvas(entry);
        if (!sheet) continue;
        sheet.seen = entry.isIntersecting;
        if (sheet.seen) continue;
        // To the end: it was seen last.
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
 * Draws a small picture when its canvas comes into view: one after the other, so that the engine stays free for what the
 * visitor asks of it. What is out of view is given back when there are many.
 *
 * @returns ends it and gives the pixels back
 */
export function showWhenSeen(canvas: HTMLCanvasElement, picture: () => Promise<ImageBitmap>): () => void {
  const sheet: Sheet = {
    seen: false,
    drawn: false,
    failed: 0,
    async draw() {
      const bitmap = await picture();
      if (sheets.get(canvas) === sheet && sheet.seen) {
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        canvas.dataset.drawn = '';
      } else sheet.drawn = false;
      bitmap.close();
    },
    free() {
      canvas.width = 0;
      delete canvas.dataset.drawn;
      sheet.drawn = false;
    },
  };
  sheets.set(canvas, sheet);
  watch().observe(canvas);
  return () => {
    watcher?.unobserve(canvas);
    sheets.delete(canvas);
    sheet.free();
  };
}

function freeOld(): void {
  const drawn = [...sheets.values()].filter(({ drawn }) => drawn);
  const old = drawn.filter(({ seen }) => !seen);
  for (const sheet of old.slice(0, Math.max(0, drawn.length - most))) sheet.free();
}

async function drawAll(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let sheet = next(); sheet; sheet = next()) {
    sheet.drawn = true;
    freeOld();
    try {
      await sheet.draw();
    } catch {
      // A page that cannot be drawn twice stays an empty sheet; the report tells of pages that are lost.
      sheet.failed += 1;
      sheet.drawn = sheet.failed > 1;
    }
  }
  busy = false;
}

const next = () => [...sheets.values()].find(({ seen, drawn }) => seen && !drawn);
