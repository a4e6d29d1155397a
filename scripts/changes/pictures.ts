import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { exitCodeOf, nextArgs, startNode } from '../lib/child';
import { chromiumFlags, ensureChromium, loadPictures } from '../lib/chromium';
import { freePorts } from '../lib/ports';

/** Screenshots of pages as data URLs, by address; a page that does not exist has none. */
export type Pictures = ReadonlyMap<string, string>;

/** Takes full-page screenshots of a built site at the width of a small laptop, without animation. */
export async function takeScreenshots(folder: string, paths: readonly string[]): Promise<Pictures> {
  const pictures = new Map<string, string>();
  if (paths.length === 0) return pictures;
  const port = await freePorts(4700, 1);
  const site = startNode(nextArgs('start', '-H', '127.0.0.1', '-p', String(port)), {
    env: { SITE_URL: 'https://changes.example', LEAN: '0' },
    stdio: 'ignore',
    cwd: folder,
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  try {
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(url).catch(() => undefined))) await wait(200);
    const page = await browser.newPage({ viewport: { width: 1100, height: 900 }, reducedMotion: 'reduce' });
    for (const path of paths) {
      const answer = await page.goto(url + path);
      if (answer?.status() !== 200) continue;
      await loadPictures(page);
      const shot = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 55 });
      pictures.set(path, `data:image/jpeg;base64,${shot.toString('base64')}`);
    }
  } finally {
    await browser.close();
    const ended = exitCodeOf(site);
    site.kill('SIGTERM');
    await ended;
  }
  return pictures;
}
