import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureNames } from '@/lib/schema/pictures';
import { copyColours, toHex } from '@/scripts/lib/colours';
import { inRoot } from '@/scripts/lib/paths';
import { sourceFiles } from '@/tests/helpers/source-files';
import { parseSvg, type SvgNode, withDescendants } from '@/tests/helpers/svg';
import { colourOf } from '@/tests/helpers/tokens';

/** File-format labels and portraits show no subject, so nothing in them is highlighted. */
const isPlainPicture = (name: string) => /^(fmt-|avatar)/.test(name);

/** Drawings of the home page: yellow marks only what the AI did, so some have none. */
const isHomeDrawing = (name: string) => /^[bph]-/.test(name);

/** The colours of a picture are tokens of app/styles/tokens.css, in sRGB because an SVG file reads no custom property. */
const token = (name: string) => toHex(colourOf(name, 'light'));
const paperAndLines = [
  'bond',
  ...[950, 800, 700, 600, 500, 400, 300, 200, 100].map((step) => `carbon-${step}`),
];
const tones = ['lilac-300', 'rose-300', 'mint-300', 'sky-300', 'gold-300'];
/** Colours of office things: the marker, the blue pen, the red stamp, bars of continuous stationery, tape of case files. */
const stationeryColours = [
  'canary-400',
  'pen-600',
  'red-600',
  'mint-100',
  'mint-200',
  'mint-400',
  'rose-ink',
];
const accents = ['lilac-300', 'canary-400'].map(token);

const picturesIn = (folder: string) =>
  readdirSync(inRoot(folder)).map((file) => {
    const text = readFileSync(inRoot(folder, file), 'utf8');
    return { name: file.replace(/\.svg$/, ''), text, root: parseSvg(text) };
  });
/** Pictures that content names. Parts of drawings are not checked for highlights: the drawing they are in has them. */
const drawings = picturesIn('public/art');
const parts = picturesIn('components/drawings/pictures');
const pictures = [...drawings, ...parts];

const coloursOf = (node: SvgNode) =>
  withDescendants(node)
    .flatMap(({ attributes }) => [attributes.fill ?? [], attributes.stroke ?? []].flat())
    .map(withSixDigits);

/** Shapes without their colours and without their place on the canvas. */
const shapeOf = (root: SvgNode) =>
  withDescendants(root)
    .flatMap(
      ({ attributes: { d, width, height, r } }) => d?.replace(/[Mm][^a-zA-Z]*/g, 'm') ?? [width, height, r],
    )
    .join(' ');

describe('the picture files', () => {
  test('have exactly the names that content may use', () => {
    expect(drawings.map(({ name }) => name).sort()).toEqual([...pictureNames].sort());
  });

  test('are each named by content or by a component', () => {
    const namedIn = (...folders: string[]) => {
      const sources = sourceFiles(folders, /\.tsx?$/).filter(({ file }) => !/schema\/pictures/.test(file));
      const text = sources.map((source) => source.text).join('\n');
      return new Set(text.match(/(?<=['"])[a-z0-9-]+(?=['"])/g));
    };
    const namedPictures = namedIn('content', 'components');
    expect(drawings.filter(({ name }) => !namedPictures.has(name)).map(({ name }) => name)).toEqual([]);
    // The names of parts are built from a prefix and a name in the source: `life-` + `log`.
    const suffixes = namedIn('components', 'lib/schema');
    const unknown = parts.filter(
      ({ name }) =>
        !namedPictures.has(name) && !suffixes.has(/^(?:slot|life|legend)-(.*)/.exec(name)?.[1] ?? ''),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  test('begin with the <svg> element, whose attributes a page reads', () => {
    const root = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="[^"]+"/;
    expect(pictures.filter(({ text }) => !root.test(text)).map(({ name }) => name)).toEqual([]);
  });

  test('weigh at most 2 KB each', () => {
    expect(pictures.filter(({ text }) => Buffer.byteLength(text) > 2048).map(({ name }) => name)).toEqual([]);
  });

  test('hold shapes only: no text, gradient, filter, style, id or reference', () => {
    const elements = new Set(pictures.flatMap(({ root }) => withDescendants(root).map(({ name }) => name)));
    expect([...elements].sort()).toEqual(['circle', 'g', 'path', 'rect', 'svg']);
    const attributes = pictures.flatMap(({ root }) =>
      withDescendants(root).flatMap((node) => Object.keys(node.attributes)),
    );
    const allowed =
      'xmlns viewBox fill fill-opacity stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-dasharray transform d x y width height rx cx cy r pathLength';
    expect([...new Set(attributes)].filter((name) => !allowed.split(' ').includes(name))).toEqual([]);
  });

  test('are all different, even without their colours', () => {
    const names = new Map<string, string>();
    for (const { name, root } of pictures) {
      const shape = shapeOf(root);
      expect(names.get(shape), `${name} is drawn like`).toBeUndefined();
      names.set(shape, name);
    }
  });
});

describe('the icons of the site', () => {
  test('fill whole pixels at 16 px: lines of two units in 32 begin on odd coordinates and run in even steps', () => {
    const [outlines] = parseSvg(readFileSync(inRoot('app/icon.svg'), 'utf8')).children;
    for (const { attributes } of outlines?.children ?? []) {
      const [, x, y, steps = ''] = /^M(\d+) (\d+)(.*)$/.exec(attributes.d ?? '') ?? [];
      expect([Number(x) % 2, Number(y) % 2], attributes.d).toEqual([1, 1]);
      expect(steps.match(/\d+/g)?.filter((step) => Number(step) % 2 === 1)).toEqual([]);
    }
    expect(outlines?.children).toHaveLength(4);
  });

  test('come in both sizes that a browser tab uses', () => {
    const ico = readFileSync(inRoot('app/favicon.ico'));
    const count = ico.readUInt16LE(4);
    expect(Array.from({ length: count }, (_, index) => ico.readUInt8(6 + 16 * index))).toEqual([16, 32]);
  });
});

describe('the colours of the pictures', () => {
  test('never include pale yellow, so that only markers are yellow', () => {
    const pale = token('canary-300');
    expect(pictures.filter(({ root }) => coloursOf(root).includes(pale)).map(({ name }) => name)).toEqual([]);
  });

  test('are lilac or yellow in one top-level group only', () => {
    for (const { name, root } of drawings.filter(({ name }) => !isHomeDrawing(name))) {
      const groups = root.children.filter((part) =>
        coloursOf(part).some((colour) => accents.includes(colour)),
      );
      expect(groups.length, name).toBe(isPlainPicture(name) ? 0 : 1);
    }
  });

  test('include at most three tones per picture', () => {
    const coloured = tones.map(token);
    for (const { name, root } of drawings) {
      const used = new Set(coloursOf(root).filter((colour) => coloured.includes(colour)));
      expect(used.size, `${name}: ${[...used].join(' ')}`).toBeLessThanOrEqual(3);
    }
  });

  test('include red only where something lapsed or was refused', () => {
    const reds = drawings
      .filter(({ root }) => coloursOf(root).includes(token('red-600')))
      .map(({ name }) => name);
    expect(reds.sort()).toEqual(['p-missed', 'upload']);
  });

  test('change with the token that they are drawn in', () => {
    const copy = mkdtempSync(join(tmpdir(), 'colours-'));
    const folders = ['app', 'components/drawings', 'public/art', 'lib/colours.ts'];
    for (const folder of folders) cpSync(inRoot(folder), join(copy, folder), { recursive: true });
    const sheet = join(copy, 'app/styles/tokens.css');
    const grey = 'oklch(0.5 0 0)';
    const written = readFileSync(sheet, 'utf8').replace(/(--color-[\w-]+: )oklch\([^)]+\)/g, `$1${grey}`);
    writeFileSync(sheet, written);
    copyColours(copy);
    const texts = folders.flatMap((folder) =>
      folder.endsWith('.ts')
        ? [readFileSync(join(copy, folder), 'utf8')]
        : readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
            .filter((file) => /(?<!avatar\d)\.svg$|\.module\.css$/.test(file))
            .map((file) => readFileSync(join(copy, folder, file), 'utf8')),
    );
    rmSync(copy, { recursive: true });
    const used = texts.flatMap((text) => text.match(/(?:#|%23)(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? []);
    const ids = new Set(used.map((id) => id.replace('%23', '#')));
    expect([...ids]).toEqual([toHex(grey)]);
  });

  test('are colours of the site, except in portraits', () => {
    const allowedColours = new Set([
      'none',
      'currentColor',
      ...[...paperAndLines, ...tones, ...stationeryColours].map(token),
    ]);
    for (const { name, root } of pictures.filter(({ name }) => !name.startsWith('avatar'))) {
      expect(
        coloursOf(root).filter((colour) => !allowedColours.has(colour)),
        name,
      ).toEqual([]);
    }
  });
});

describe('the entries of the content', () => {
  test('each have a picture of their own', async () => {
    const owners = new Map<string, string[]>();
    for (const file of readdirSync(inRoot('content')).filter((name) => /^(?!index).*\.ts$/.test(name))) {
      collect(await import(`@/content/${file.slice(0, -3)}.ts`), file, owners);
    }
    expect(owners.size).toBeGreaterThan(60);
    expect([...owners].filter(([, places]) => places.length > 1)).toEqual([]);
  });
});

/** Records which entries show each picture. Two fields of an entry may share one; a draft may reuse one of another entry. */
function collect(value: unknown, place: string, owners: Map<string, string[]>): void {
  if (typeof value !== 'object' || value === null) return;
  const { picture, portrait, draft } = value as Record<string, unknown>;
  if (draft === true) return;
  for (const name of new Set([picture, portrait])) {
    if (pictureNames.some((pictureName) => pictureName === name)) {
      owners.set(name as string, [...(owners.get(name as string) ?? []), place]);
    }
  }
  for (const [key, inner] of Object.entries(value)) collect(inner, `${place} ${key}`, owners);
}

/** `#abc` as `#aabbcc`. */
function withSixDigits(colour: string): string {
  return /^#\w{3}$/.test(colour) ? colour.replace(/\w/g, '$&$&') : colour;
}
