import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { colours } from '../lib/colours';
import { chromiumFlags, ensureChromium } from './lib/chromium';
import { parseCommandLine } from './lib/command-line';
import { inRoot } from './lib/paths';

/** `npx tsx scripts/icons.ts`: makes every other icon of the site from `app/icon.svg`. Needs a Chromium. */

parseCommandLine({});

const siteIcon = readFileSync(inRoot('app/icon.svg'), 'utf8');
const [, drawing] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(siteIcon) ?? [];
if (!drawing) throw new Error('app/icon.svg is not one <svg> element.');

/** The icon for home screens, on a dark square with the margin that rounded masks need. */
const homeScreenIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><path d="M0 0h32v32H0z" fill="${colours['carbon-950']}"/><g transform="translate(4 4) scale(.75)">${drawing}</g></svg>`;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const smallIcons = [16, 32].map(async (size) => ({ size, png: await pngOf(siteIcon, size) }));
writeFileSync(inRoot('app/favicon.ico'), icoFile(await Promise.all(smallIcons)));
writeFileSync(inRoot('app/apple-icon.png'), await pngOf(homeScreenIcon, 180));
writeFileSync(inRoot('public/icon-192.png'), await pngOf(homeScreenIcon, 192));
writeFileSync(inRoot('public/icon-512.png'), await pngOf(homeScreenIcon, 512));
await browser.close();
console.log('4 icons written in app and public.');

async function pngOf(svg: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An `.ico` file of PNG pictures. @param pictures size in pixels and file, smallest first */
function icoFile(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entryStart = 6 + 16 * index;
    header.writeUInt8(size, entryStart);
    header.writeUInt8(size, entryStart + 1);
    header.writeUInt16LE(1, entryStart + 4);
    header.writeUInt16LE(32, entryStart + 6);
    header.writeUInt32LE(png.length, entryStart + 8);
    header.writeUInt32LE(offset, entryStart + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
