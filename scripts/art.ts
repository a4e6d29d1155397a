import { readdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { appIcon, icoFile, tabIcon } from './art/icons';
import { pictures } from './art/pictures';
import { chromiumFlags, ensureChromium } from './lib/chromium';
import { commandLine } from './lib/command-line';
import { inRoot } from './lib/paths';

/**
 * `npm run art`: writes every picture that scripts/art draws into public/art. Files that came another way stay.
 * `npm run art -- --icons` also writes the icons of the site, whose pixels a Chromium makes.
 */

const { values } = commandLine({ icons: { type: 'boolean' } });

for (const [name, drawing] of Object.entries(pictures)) {
  writeFileSync(inRoot('public/art', `${name}.svg`), drawing);
}
console.log(`${Object.keys(pictures).length} pictures written to public/art.`);
const others = readdirSync(inRoot('public/art')).filter((file) => !(file.replace(/\.svg$/, '') in pictures));
if (others.length > 0)
  console.log(`Left as they are, since scripts/art does not draw them: ${others.join(', ')}.`);

if (values.icons) await writeIcons();

async function writeIcons(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  const png = async (svg: string, size: number) => {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
    const picture = await page.screenshot({ omitBackground: true });
    await page.close();
    return picture;
  };
  writeFileSync(inRoot('app/icon.svg'), tabIcon);
  const small = [16, 32].map(async (size) => ({ size, png: await png(tabIcon, size) }));
  writeFileSync(inRoot('app/favicon.ico'), icoFile(await Promise.all(small)));
  writeFileSync(inRoot('app/apple-icon.png'), await png(appIcon, 180));
  writeFileSync(inRoot('public/icon-192.png'), await png(appIcon, 192));
  writeFileSync(inRoot('public/icon-512.png'), await png(appIcon, 512));
  await browser.close();
  console.log('5 icons in app and public.');
}
