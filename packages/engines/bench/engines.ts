import { existsSync } from 'node:fs';
import { convertWorkbook, inspectWorkbook, assets as officeAssets } from '../src/excel/index';
import { nodeHost } from '../src/node';
import { cutInk } from '../src/picture/cut-out/ink';
import { cutPerson } from '../src/picture/cut-out/person';
import { assets as pictureAssets, toPdf } from '../src/picture/index';
import { speak, assets as voiceAssets } from '../src/voice/index';
import { sourceFile } from '../tests/helpers/engine-host';
import { drawings, overlap, sheet } from '../tests/helpers/inked-paper';
import { jpg } from '../tests/helpers/mosaic-jpg';
import { isInstalled } from '../tests/helpers/programs';
import { workbook } from '../tests/helpers/workbook';
import { work } from './measure';
import { benchSlides } from './slides';
import { measureWord } from './word';

type Note = (what: string, figure: string) => void;

/**
 * Measures the engines of pictures, office files and speech, in CPU seconds of one core.
 *
 * @param corpora folders with PDFs and with Word files; measurements of a missing folder, or of LibreOffice or
 *   poppler where not installed, are left out
 * @param note called with each figure as it is known
 */
export async function measureEngines(corpora: { pdf: string; docx: string }, note: Note): Promise<void> {
  const small = jpg({
    columns: 100,
    components: [Array.from({ length: 10_000 }, (_, i) => (i * 7919) % 256)],
  });
  const scanData = small.subarray(200, -2).map((byte) => (byte === 255 ? 254 : byte));
  const largeJpg = new Blob([
    small.subarray(0, -2),
    ...Array(Math.ceil(1e8 / scanData.length)).fill(scanData),
    small.subarray(-2),
  ]);
  const choice = { size: 'a4', orientation: 'auto', margin: 0 } as const;
  const pictures = ['a.jpg', 'b.jpg'].map((name) => ({ file: { key: name, name, blob: largeJpg } }));
  const pages = await work(() => toPdf({ pictures, choice, name: 'a.pdf' }, nodeHost({})));
  note('Image to PDF: two JPGs of 100 MB', `${pages.seconds.toFixed(1)} s`);

  const lighting = { noise: 5, fall: 0.15, shadow: 0.35, paper: [246, 242, 230] as [number, number, number] };
  const overlaps = ['stamp', 'red stamp', 'signature', 'logo'].map((name) => {
    const { picture, truth } = sheet(drawings[name] ?? [], lighting);
    return overlap(cutInk(picture), truth);
  });
  note(
    'Ink on grained paper with a shadow across: intersection over union, worst of four',
    Math.min(...overlaps).toFixed(3),
  );
  const width = 3600;
  const photo = { width, height: 2800, rgba: new Uint8ClampedArray(width * 2800 * 4) };
  const { picture } = sheet(drawings.signature ?? [], lighting);
  for (let i = 0; i < photo.rgba.length; i++) {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
    photo.rgba[i] = picture.rgba[((y >> 2) * 900 + (x >> 2)) * 4 + (i & 3)] ?? 0;
  }
  const perMillion = (seconds: number) => `${((seconds / 10.08) * 1000).toFixed(0)} ms a megapixel`;
  note('Ink cut out of 10 megapixels', perMillion((await work(() => cutInk(photo))).seconds));
  const pictureHost = nodeHost(pictureAssets);
  await cutPerson(picture, pictureHost);
  note(
    'A person cut out of 10 megapixels',
    perMillion((await work(() => cutPerson(photo, pictureHost))).seconds),
  );

  const cells = Array.from({ length: 10_000 }, (_, r) =>
    Array.from({ length: 10 }, (_, c) => (c === 0 ? `Row ${r}` : { v: r * c * 1.37, s: 1 })),
  );
  const workbookFile = sourceFile(
    'a.xlsx',
    workbook({ sheets: [{ rows: cells }], formats: ['[$₹-4009] #,##0.00'] }),
  );
  const options = {
    sheets: [0],
    paper: 'a4',
    orientation: 'auto',
    grouping: 'indian',
    footer: '{page}/{pages}',
  } as const;
  const printed = await work(async () => {
    const host = nodeHost(officeAssets);
    await inspectWorkbook({ file: workbookFile }, host);
    return convertWorkbook({ ...options, sheets: [0], file: workbookFile, name: 'a.pdf' }, host);
  });
  note(
    `Excel to PDF: 100,000 cells on ${printed.result.files[0]?.pages} pages`,
    `${printed.seconds.toFixed(1)} s`,
  );

  if (existsSync(corpora.pdf) && isInstalled('pdftotext')) {
    for (const row of await benchSlides(corpora.pdf)) note(...row);
  }

  await measureWord(corpora.docx, note);

  const line = 'It is agreed that the tenant pays the rent on the first day of every month.';
  for (const voice of ['slt', 'kal16'] as const) {
    const input = { lines: Array<string>(10).fill(line), voice, speed: 1, name: 'a.wav' };
    const { result, seconds } = await work(() => speak(input, nodeHost(voiceAssets)));
    const spoken = result.facts[0]?.count ?? 0;
    note(`Text to Speech, voice ${voice}`, `${(spoken / seconds).toFixed(0)} times as fast as it is spoken`);
  }
}
