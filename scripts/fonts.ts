import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { punctuation } from '../lib/preview-letters';

const root = join(import.meta.dirname, '..');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

const fontPackages = '@fontsource-variable';
type Source = {
  name: string;
  file: string;
  format: 'woff2' | 'sfnt';
  weight: number | { min: number; max: number };
  /** Characters of the font; default: all that are in use. */
  only?: string;
};

const grotesk = 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const groteskExtended = 'schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2';
const monospace = 'sometype-mono/files/sometype-mono-latin-wght-normal.woff2';

const from400 = { min: 400, max: 700 };
const sources: Source[] = [
  { name: 'schibsted-grotesk.woff2', file: grotesk, format: 'woff2', weight: from400 },
  {
    name: 'schibsted-grotesk-rupee.woff2',
    file: groteskExtended,
    format: 'woff2',
    weight: from400,
    only: '₹',
  },
  { name: 'sometype-mono.woff2', file: monospace, format: 'woff2', weight: { min: 400, max: 600 } },
  // For the share images, whose renderer reads neither woff2 nor variable fonts.
  { name: 'schibsted-grotesk-650.ttf', file: grotesk, format: 'sfnt', weight: 650 },
  { name: 'schibsted-grotesk-400.ttf', file: grotesk, format: 'sfnt', weight: 400 },
  { name: 'schibsted-grotesk-rupee-650.ttf', file: groteskExtended, format: 'sfnt', weight: 650, only: '₹' },
  { name: 'sometype-mono-500.ttf', file: monospace, format: 'sfnt', weight: 500 },
];

/** Non-ASCII letters in the site's texts, without those in `punctuation`. */
function lettersInUse(site: string): string {
  const files = ['content', 'components', 'app'].flatMap((folder) =>
    (readdirSync(join(site, folder), { recursive: true }) as string[])
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(site, folder, name), 'utf8')),
  );
  const letters = new Set(files.join('').match(/[\u00a1-\u024f]/g) ?? []);
  return [...letters]
    .filter((letter) => !punctuation.includes(letter))
    .sort()
    .join('');
}

/** Fingerprint of the inputs of `app/_fonts`: characters, source files and list of outputs. */
export function fontStamp(site = root): string {
  const digest = createHash('sha256').update(Buffer.concat(readSources())).digest('hex').slice(0, 16);
  return `${ascii}${punctuation}${lettersInUse(site)}\n${digest} ${sources.map(({ name }) => name).join(' ')}\n`;
}

function readSources(): Buffer[] {
  return sources.map(({ file }) => readFileSync(join(root, 'node_modules', fontPackages, file)));
}

/**
 * Subsets the fonts to the site's characters (ASCII, punctuation and letters in use) and to the weights of `sources`.
 * Writes to `app/_fonts`, which is not in the repository, unless the inputs are unchanged.
 *
 * @param site folder with `content`, `components` and `app`
 */
export async function fonts(site = root): Promise<void> {
  const outputFolder = join(site, 'app', '_fonts');
  mkdirSync(outputFolder, { recursive: true });
  const stampFile = join(outputFolder, 'characters.txt');
  const stamp = fontStamp(site);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const inputs = readSources();
  const characters = ascii + punctuation + lettersInUse(site);
  for (const [index, { name, format, weight, only }] of sources.entries()) {
    const font = await subsetFont(inputs[index] as Buffer, only ?? characters, {
      targetFormat: format,
      variationAxes: { wght: weight },
    });
    writeFileSync(join(outputFolder, name), font);
  }
  writeFileSync(stampFile, stamp);
}
