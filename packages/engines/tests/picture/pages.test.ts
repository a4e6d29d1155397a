import { expect, test } from 'vitest';
import { Fault } from '../../src/engine';
import { inspect } from '../../src/picture/inspect';
import { type PageChoice, placePicture } from '../../src/picture/place';
import { toPdf } from '../../src/picture/to-pdf';
import { png } from '../helpers/drawn-png';
import { adobe, bytes, exif, jpg, latin } from '../helpers/mosaic-jpg';
import { host, source } from './made-pdf';

const a4: PageChoice = { size: 'a4', orientation: 'auto', margin: 0 };
const fit: PageChoice = { ...a4, size: 'fit' };
const photo = { width: 4000, height: 3000, orientation: 1 };

/** From–to of the picture on its page, in points. */
const box = ({ matrix: [a, b, c, d, e, f] }: ReturnType<typeof placePicture>) => {
  const xs = [e, e + a + c];
  const ys = [f, f + b + d];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((value) =>
    Math.round(value),
  );
};

test('a wide picture gets a landscape A4 page, a tall one a portrait page', () => {
  expect(placePicture(photo, 0, a4).page).toEqual([841.89, 595.276]);
  expect(placePicture({ ...photo, orientation: 6 }, 0, a4).page).toEqual([595.276, 841.89]);
  expect(placePicture(photo, 1, a4).page).toEqual([595.276, 841.89]);
  expect(placePicture(photo, 0, { ...a4, orientation: 'portrait' }).page).toEqual([595.276, 841.89]);
});

test('on paper of a fixed size a picture is whole, centred and within the margin', () => {
  expect(box(placePicture(photo, 0, { ...a4, size: 'letter', margin: 36 }))).toEqual([36, 36, 756, 576]);
  expect(box(placePicture(photo, 0, { ...a4, orientation: 'portrait', margin: 36 }))).toEqual([
    36, 225, 559, 617,
  ]);
});

test('a small picture is enlarged to at most one point per pixel', () => {
  expect(box(placePicture({ width: 100, height: 50, orientation: 1 }, 0, a4))).toEqual([371, 273, 471, 323]);
});

test('a fitted page has the size of the scan, or else is at most A4', () => {
  expect(
    placePicture({ width: 2480, height: 3508, orientation: 1, density: 300 }, 0, fit).page.map(Math.round),
  ).toEqual([595, 842]);
  expect(placePicture({ ...photo, density: 72 }, 0, fit).page.map(Math.round)).toEqual([842, 631]);
  expect(placePicture({ width: 96, height: 48, orientation: 1 }, 0, fit).page).toEqual([72, 36]);
});

test('a fitted page grows by its margin', () => {
  expect(placePicture({ width: 96, height: 48, orientation: 8 }, 0, { ...fit, margin: 10 }).page).toEqual([
    56, 92,
  ]);
});

test('no page is larger than PDF allows', () => {
  const scan = { width: 60_000, height: 200, orientation: 1, density: 100 };
  expect(Math.max(...placePicture(scan, 0, { ...fit, margin: 20 }).page)).toBeLessThanOrEqual(14_400);
});

test('the type of a picture is detected by its bytes, and its size is the shown one', async () => {
  const turned = jpg({
    columns: 3,
    components: [[1, 2, 3, 4, 5, 6]],
    segments: [exif(6, { location: true })],
  });
  expect(await inspect({ file: source(turned, 'photo.png') }, host)).toEqual({
    kind: 'jpg',
    width: 16,
    height: 24,
    orientation: 6,
    unchanged: true,
    lossy: false,
    location: true,
    frames: 1,
    pages: 1,
  });
  const drawing = png({
    width: 5,
    height: 4,
    colour: 6,
    bits: 8,
    pixelAt: () => [1, 2, 3, 4],
    interlaced: true,
  });
  expect(await inspect({ file: source(drawing) }, host)).toMatchObject({
    kind: 'png',
    width: 5,
    height: 4,
    unchanged: false,
    lossy: false,
  });
});

const faults: [string, Uint8Array<ArrayBuffer>, object][] = [
  ['an empty file', bytes(), { code: 'empty', details: { file: 'a.jpg' } }],
  ['a PDF', bytes(latin('%PDF-1.7\n')), { code: 'kind', details: { file: 'a.jpg', detail: 'pdf' } }],
  ['words', bytes(latin('Dear Sir')), { code: 'kind' }],
  [
    'a JPG without a picture',
    bytes([0xff, 0xd8, 0xff, 0xd9]),
    { code: 'damaged', details: { file: 'a.jpg' } },
  ],
  [
    'a cut PNG',
    png({ width: 1, height: 1, colour: 0, bits: 8, pixelAt: () => [0] }).slice(0, 30),
    { code: 'damaged' },
  ],
  [
    'a WebP where nothing decodes it',
    bytes(latin('RIFF\0\0\0\0WEBPVP8 ')),
    { code: 'browser', details: { file: 'a.jpg', detail: 'webp' } },
  ],
  [
    'a JPG of 12 bits where nothing decodes it',
    jpg({ columns: 1, components: [[1]], frame: 0xc3, segments: [adobe(0)] }),
    { code: 'browser' },
  ],
];

test.each(faults)('%s is refused with its reason', async (_, content, fault) => {
  const file = source(content, 'a.jpg');
  const error = await toPdf({ pictures: [{ file }], choice: a4, name: 'a.pdf' }, host).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(Fault);
  expect(error).toMatchObject(fault);
});

test('a request without pictures makes no PDF', async () => {
  await expect(toPdf({ pictures: [], choice: a4, name: 'a.pdf' }, host)).rejects.toMatchObject({
    code: 'nothing',
  });
});

test('progress is reported with the name of the file', async () => {
  const steps: object[] = [];
  const file = source(jpg({ columns: 1, components: [[1]] }), 'a.jpg');
  const progress = (step: object) => steps.push(step);
  await toPdf({ pictures: [{ file }, { file }], choice: a4, name: 'a.pdf' }, { ...host, progress });
  expect(steps).toEqual([
    { stage: 'placing', done: 0, total: 2, file: 'a.jpg' },
    { stage: 'placing', done: 1, total: 2, file: 'a.jpg' },
    { stage: 'placing', done: 2, total: 2 },
  ]);
});

test('non-square pixels, as in a fax, keep their shape on every page', () => {
  const fax = { width: 1728, height: 1078, orientation: 1, density: 204, densityDown: 98 };
  expect(placePicture(fax, 0, fit).page.map((points) => Math.round(points / 7.2))).toEqual([85, 110]);
  const { matrix } = placePicture(fax, 0, a4);
  expect(matrix[3] / matrix[0]).toBeCloseTo((1078 * 204) / (1728 * 98), 5);
});

test.each([30_000, 109_090_000])('ignores an implausible density of %d', (density) => {
  const { page } = placePicture(
    { width: 96, height: 140, orientation: 1, density, densityDown: density },
    0,
    fit,
  );
  expect(page).toEqual([72, 105]);
});

test('no page is smaller than PDF allows', () => {
  expect(placePicture({ width: 1, height: 2, orientation: 1, density: 600 }, 0, fit).page).toEqual([3, 6]);
});
