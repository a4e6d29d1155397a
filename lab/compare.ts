import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@/scripts/lib/chromium';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { fail } from '@/scripts/lib/terminal';

/**
 * `npm run lab -- compare BEFORE AFTER`: compares two folders of pictures taken by `shots`. For each picture, prints the
 * number of differing pixels, the largest difference of a colour channel, and the rectangle that contains them.
 */

type Difference = { pixels: number; maxShift: number; box: string } | { sizes: string };

export const run: Run = async (argv, { commandText }) => {
  const [before = '', after = ''] = parseCommandLine(
    {},
    { argv, commandText, allowPositionals: true },
  ).positionals.map((folder) => resolve(folder));
  if (!existsSync(before) || !existsSync(after))
    fail('Name two folders: npm run lab -- compare BEFORE AFTER');

  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const page = await browser.newPage();
  const names = readdirSync(after).filter((name) => name.endsWith('.png'));
  const lines: string[] = [];
  for (const name of names.sort()) {
    if (!existsSync(resolve(before, name))) lines.push(`${name}: new`);
    else
      lines.push(
        ...describeDifference(name, await compare(page, resolve(before, name), resolve(after, name))),
      );
  }
  await browser.close();
  for (const line of lines) console.log(line);
  console.log(`${names.length - lines.length} of ${names.length} pictures are the same.`);
  return 0;
};

function describeDifference(name: string, difference: Difference | undefined): string[] {
  if (!difference) return [];
  if ('sizes' in difference) return [`${name}: ${difference.sizes}`];
  const { pixels: pixelCount, maxShift, box } = difference;
  return [`${name}: ${pixelCount} pixels by ${maxShift} of 255 at most, ${box}`];
}

async function compare(page: Page, first: string, second: string): Promise<Difference | undefined> {
  const files = [first, second].map((file) => readFileSync(file));
  if (files[0]?.equals(files[1] as Buffer)) return undefined;
  return page.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const bitmap = await createImageBitmap(
            await (await fetch(`data:image/png;base64,${source}`)).blob(),
          );
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!a || !b) return undefined;
      if (a.width !== b.width || a.height !== b.height)
        return { sizes: `${a.width} × ${a.height} before, ${b.width} × ${b.height} after` };
      let [pixelCount, maxShift, left, top, right, bottom] = [0, 0, a.width, a.height, 0, 0];
      for (let offset = 0; offset < a.data.length; offset += 4) {
        const difference = Math.max(
          ...[0, 1, 2].map((channel) =>
            Math.abs((a.data[offset + channel] ?? 0) - (b.data[offset + channel] ?? 0)),
          ),
        );
        if (difference === 0) continue;
        const [x, y] = [(offset / 4) % a.width, Math.floor(offset / 4 / a.width)];
        pixelCount += 1;
        maxShift = Math.max(maxShift, difference);
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
      return pixelCount === 0
        ? undefined
        : { pixels: pixelCount, maxShift, box: `from ${left}, ${top} to ${right}, ${bottom}` };
    },
    files.map((file) => file.toString('base64')),
  );
}
