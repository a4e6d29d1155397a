import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/powerpoint/assets';
import { toSlides } from '../../src/powerpoint/pdf-to-slides';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { jpg } from '../helpers/mosaic-jpg';
import { formatFaults } from '../helpers/presentation-format';

const host = nodeHost(assets);

/** A page with every kind of content that slides can have. */
async function parts(size: [number, number], { notes = true, large = 20 } = {}) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const photo = await pdf.embedJpg(jpg({ columns: 3, components: [[10, 60, 110, 160, 210, 250]] }));
  for (const sides of [size, [300, 500] as [number, number]]) {
    const page = pdf.addPage(sides);
    page.drawRectangle({ x: 2, y: 2, width: 9, height: 9, color: rgb(0, 0, 1) });
    page.drawImage(photo, { x: 1, y: 20, width: 12, height: 8 });
    page.drawText('Rent & "rates" < ₹'.replace('₹', 'Rs'), { x: 1, y: sides[1] / 2, size: large, font });
    page.drawText('up', { x: 15, y: 40, size: 6, font, rotate: degrees(90) });
  }
  const input = { file: sourceFile('a.pdf', await pdf.save()), notes, name: 'A & B.pptx' };
  const [file] = (await toSlides(input, host)).files;
  return unzipSync(await bytesOf(file));
}

describe('the OOXML of a presentation', () => {
  test('is valid with text, turned text, pictures, drawings and notes', async () => {
    expect(formatFaults(await parts([600, 400]))).toEqual([]);
  });

  test('is valid without notes', async () => {
    expect(formatFaults(await parts([600, 400], { notes: false }))).toEqual([]);
  });

  test.each([
    ['narrow and high', [30, 14_000]],
    ['low and wide', [14_000, 30]],
    ['small', [20, 20]],
    ['large', [14_000, 14_000]],
  ] as [string, [number, number]][])('is valid for a page that is %s', async (_, size) => {
    expect(formatFaults(await parts(size))).toEqual([]);
  });

  test('is valid with letters of 2,500 points', async () => {
    expect(formatFaults(await parts([4000, 4000], { large: 2500 }))).toEqual([]);
  });

  test('is checked for order, ids, relations and types', async () => {
    const files = await parts([600, 400]);
    const slide = 'ppt/slides/slide1.xml';
    const faultsWith = (path: string, change: (text: string) => string) =>
      formatFaults({ ...files, [path]: strToU8(change(strFromU8(files[path] as Uint8Array))) });
    const wrong = [
      faultsWith(slide, (xml) =>
        xml.replace(/<a:latin[^>]*\/>(<a:cs[^>]*\/>)/, '$1<a:latin typeface="Arial"/>'),
      ),
      faultsWith(slide, (xml) => xml.replace('<p:cNvPr id="3"', '<p:cNvPr id="2"')),
      faultsWith(slide, (xml) => xml.replace('r:embed="rId2"', 'r:embed="rId99"')),
      faultsWith('[Content_Types].xml', (xml) =>
        xml.replace(/<Override PartName="\/ppt\/slides\/slide1.*?\/>/, ''),
      ),
      faultsWith('ppt/presentation.xml', (xml) => xml.replace('<p:sldId id="256"', '<p:sldId id="255"')),
    ];
    for (const [index, faults] of wrong.entries()) expect(faults, `${index}`).toHaveLength(1);
  });
});
