import {
  degrees,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  PDFString,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { missingItems } from '../../src/missing-items';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/powerpoint/assets';
import { lettersOf, readPresentation } from '../../src/powerpoint/audit';
import type { Shape } from '../../src/powerpoint/model';
import { planSlides, toSlides } from '../../src/powerpoint/pdf-to-slides';
import { parseXml } from '../../src/text/docx/parse-xml';
import { child, type Element, textWithin, within } from '../../src/text/docx/xml';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { jpg } from '../helpers/mosaic-jpg';

const host = nodeHost(assets);

type MadeSlides = { files: Record<string, Uint8Array>; slides: Element[]; facts: object[] };

/** Makes a PDF, and slides of it. */
async function slidesOf(
  draw: (
    add: (size?: [number, number]) => PDFPage,
    fonts: Record<'plain' | 'bold', PDFFont>,
    pdf: PDFDocument,
  ) => unknown,
): Promise<MadeSlides> {
  const pdf = await PDFDocument.create();
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.TimesRoman),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  await draw((size = [600, 400]) => pdf.addPage(size), fonts, pdf);
  return convertPdf(await pdf.save());
}

async function convertPdf(
  bytes: Uint8Array,
  options: { notes?: boolean; shape?: Shape; pages?: number[] } = {},
): Promise<MadeSlides> {
  const file = sourceFile('a.pdf', bytes);
  const result = await toSlides({ file, notes: true, ...options, name: 'a.pptx' }, host);
  const [presentation] = result.files;
  const files = presentation ? unzipSync(await bytesOf(presentation)) : {};
  const slides = Array.from({ length: presentation?.pages ?? 0 }, (_, i) =>
    xml(files, `ppt/slides/slide${i + 1}.xml`),
  );
  return { files, slides, facts: result.facts };
}

/** Parses an XML file of a presentation. */
const xml = (files: Record<string, Uint8Array>, path: string) =>
  parseXml(strFromU8(files[path] ?? new Uint8Array()));
/** Width and height of the slides in EMU, 12,700 to a point. */
const sizeOf = (files: Record<string, Uint8Array>) =>
  within(xml(files, 'ppt/presentation.xml'), 'sldSz')[0]?.attributes;

const boxes = (slide: Element | undefined) => (slide ? within(slide, 'sp') : []);
const texts = (slide: Element | undefined) =>
  boxes(slide).map((box) => textWithin(child(box, 'txBody') ?? box));
const points = (box: Element | undefined, name: 'off' | 'ext') =>
  Object.values((box && within(box, name)[0]?.attributes) ?? {}).map((value) => Number(value) / 12_700);

const photo = jpg({ columns: 3, components: [[10, 60, 110, 160, 210, 250]] });

/** Texts of a page with these lines below each other. */
async function textsOf(lines: string[]): Promise<string[]> {
  const { slides } = await slidesOf((add, { plain }) => {
    const page = add();
    for (const [i, text] of lines.entries())
      page.drawText(text, { x: 50, y: 340 - i * 17, size: 14, font: plain });
  });
  return texts(slides[0]);
}

describe('a page with text, a picture and a drawing', () => {
  let slides: MadeSlides;
  beforeAll(async () => {
    slides = await slidesOf(async (add, { plain, bold }, pdf) => {
      const page = add();
      page.drawText('Quarterly report', { x: 50, y: 340, size: 28, font: bold, color: rgb(0.8, 0.1, 0.1) });
      page.drawText('Sales rose in all regions, and most of all in the south,', {
        x: 50,
        y: 290,
        size: 14,
        font: plain,
      });
      page.drawText('where two new offices were opened in April.', { x: 50, y: 273, size: 14, font: plain });
      page.drawText('North', { x: 50, y: 200, size: 12, font: plain });
      page.drawText('4,938', { x: 200, y: 200, size: 12, font: plain });
      page.drawRectangle({ x: 300, y: 50, width: 80, height: 30, color: rgb(0.1, 0.3, 0.8) });
      page.drawImage(await pdf.embedJpg(photo), { x: 450, y: 40, width: 90, height: 60 });
      page.drawText('sideways', { x: 580, y: 100, size: 10, font: plain, rotate: degrees(90) });
    });
  });

  test('is a slide of its size', () => {
    expect(sizeOf(slides.files)).toEqual({ cx: `${600 * 12_700}`, cy: `${400 * 12_700}` });
  });

  test('has its text in the order of the page: lines of a paragraph joined, columns apart', () => {
    expect(texts(slides.slides[0])).toEqual([
      'Quarterly report',
      'Sales rose in all regions, and most of all in the south, where two new offices were opened in April.',
      'North',
      '4,938',
      'sideways',
    ]);
  });

  test('keeps size, weight, colour and family of the letters', () => {
    const look = within(boxes(slides.slides[0])[0] as Element, 'rPr')[0] as Element;
    expect(look.attributes).toMatchObject({ sz: '2800', b: '1' });
    expect(within(look, 'srgbClr')[0]?.attributes.val).toBe('cc1a1a');
    expect(within(look, 'latin')[0]?.attributes.typeface).toBe('Arial');
    const paragraphLook = within(boxes(slides.slides[0])[1] as Element, 'rPr')[0] as Element;
    expect(paragraphLook.attributes.b).toBeUndefined();
    expect(within(paragraphLook, 'latin')[0]?.attributes.typeface).toBe('Times New Roman');
  });

  test('puts each box where its text was', () => {
    const [title, , north, amount, sideways] = boxes(slides.slides[0]);
    expect(points(title, 'off')[0]).toBeCloseTo(50, 0);
    expect(points(north, 'off')[0]).toBeCloseTo(50, 0);
    expect(points(amount, 'off')[0]).toBeCloseTo(200, 0);
    // The baseline is at four fifths of a line's height.
    const [, top = 0] = points(title, 'off');
    expect(top + 28 * 1.2 * 0.8).toBeCloseTo(60, 0);
    expect(within(sideways as Element, 'xfrm')[0]?.attributes.rot).toBe('16200000');
  });

  test('has its picture unchanged, and the drawings behind the text', () => {
    const pictures = within(slides.slides[0] as Element, 'pic');
    expect(pictures).toHaveLength(2);
    expect(points(pictures[1], 'off').map(Math.round)).toEqual([450, 300]);
    expect(points(pictures[1], 'ext').map(Math.round)).toEqual([90, 60]);
    expect(Buffer.from(slides.files['ppt/media/media2.jpeg'] ?? []).equals(Buffer.from(photo))).toBe(true);
    expect(Object.keys(slides.files)).toContain('ppt/media/media1.png');
  });

  test('has the text in its notes, and the report counts converted and lost parts', () => {
    const notes = xml(slides.files, 'ppt/notesSlides/notesSlide1.xml');
    expect(textWithin(notes)).toContain('Quarterly report');
    expect(slides.facts).toEqual([
      { fact: 'boxes', count: 5 },
      { fact: 'pictures', count: 1 },
      { fact: 'spoken', count: 1 },
      { fact: 'flattened', lost: true, count: 1 },
    ]);
  });
});

test('short lines, list items and lines of other sizes stay separate', async () => {
  const lines = [
    'Agenda',
    '1. Budget of the year and what is left of it',
    '2. Offices',
    'Any other business',
    'Close',
  ];
  expect(await textsOf(lines)).toEqual(lines.map((line) => line.replace(/^\d\. /, '')));
});

test('a word that was broken at a line end is whole where its lines are one paragraph; a name with a hyphen stays', async () => {
  const lines = [
    'The committee looked at the accounts of the year and discov-',
    'ered no mistake in them, as the auditor had told it in the Smith-',
    'Rao report, which is attached to these minutes with its tables.',
  ];
  expect(await textsOf(lines)).toEqual([
    'The committee looked at the accounts of the year and discovered no mistake in them, as the auditor had told it in the Smith-Rao report, which is attached to these minutes with its tables.',
  ]);
});

test('a rotated page becomes a slide in its displayed orientation', async () => {
  const { slides, files } = await slidesOf((add, { plain }) => {
    const page = add([400, 600]);
    page.setRotation(degrees(90));
    page.drawText('upright when turned', { x: 200, y: 50, size: 12, font: plain, rotate: degrees(90) });
  });
  expect(Number(sizeOf(files)?.cx)).toBe(600 * 12_700);
  expect(texts(slides[0])).toEqual(['upright when turned']);
  expect(within(slides[0] as Element, 'xfrm')[1]?.attributes.rot).toBeUndefined();
  expect(points(boxes(slides[0])[0], 'off')[0]).toBeCloseTo(50, 0);
});

test('a page with a form keeps the size that all pages share', async () => {
  const { files } = await slidesOf((add, { plain }, pdf) => {
    const page = add([841, 595]);
    page.drawText('Name', { x: 700, y: 300, size: 12, font: plain });
    pdf.getForm().createTextField('name').addToPage(page, { x: 740, y: 300, width: 80, height: 20 });
    page.node.delete(PDFName.of('MediaBox'));
    pdf.catalog.Pages().set(PDFName.of('MediaBox'), pdf.context.obj([0, 0, 841, 595]));
  });
  expect(Math.round(Number(sizeOf(files)?.cx) / 12_700)).toBe(841);
});

test('text outside a page’s crop box is neither on its slide nor in its notes', async () => {
  const { slides, files } = await slidesOf((add, { plain }) => {
    const page = add();
    page.drawText('shown', { x: 150, y: 150, size: 12, font: plain });
    page.drawText('cut away', { x: 450, y: 350, size: 12, font: plain });
    page.setCropBox(100, 100, 200, 200);
  });
  expect(texts(slides[0])).toEqual(['shown']);
  const notes = textWithin(xml(files, 'ppt/notesSlides/notesSlide1.xml'));
  expect(notes).toContain('shown');
  expect(notes).not.toContain('cut away');
});

test('pages of another size are fitted, and pages without text are reported', async () => {
  const { facts } = await slidesOf((add, { plain }) => {
    add().drawText('one', { x: 50, y: 50, size: 12, font: plain });
    add([300, 900]).drawRectangle({ x: 10, y: 10, width: 50, height: 50, color: rgb(1, 0, 0) });
  });
  expect(facts).toContainEqual({ fact: 'fitted', count: 1 });
  expect(facts).toContainEqual({ fact: 'no-text', lost: true, count: 1, pages: [2] });
});

test('characters with a meaning in XML are written as text', async () => {
  const { slides } = await slidesOf((add, { plain }) => {
    add().drawText('A < B & "C"', { x: 50, y: 50, size: 12, font: plain });
  });
  expect(texts(slides[0])).toEqual(['A < B & "C"']);
});

test('only the chosen pages become slides; a page that does not exist is reported', async () => {
  const pdf = await PDFDocument.create();
  for (const word of ['one', 'two', 'three']) pdf.addPage().drawText(word);
  const input = { file: sourceFile('a.pdf', await pdf.save()), notes: false, name: 'a.pptx' };
  const { slides } = await convertPdf(await pdf.save(), { notes: false, pages: [1, 3] });
  expect(slides.map(texts)).toEqual([['one'], ['three']]);
  await expect(toSlides({ ...input, pages: [4] }, host)).rejects.toMatchObject({
    code: 'range',
    details: { detail: '4' },
  });
  await expect(toSlides({ ...input, pages: [] }, host)).rejects.toMatchObject({ code: 'nothing' });
});

test('notes can be left out', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('words');
  const { files } = await convertPdf(await pdf.save(), { notes: false });
  expect(Object.keys(files).some((path) => path.includes('notesSlides'))).toBe(false);
});

test.each([
  ['an empty file', '', 'empty'],
  ['a text', 'Dear Sir', 'kind'],
  ['a broken PDF', '%PDF-1.7\nnothing', 'damaged'],
])('%s is refused with its reason', async (_, content, code) => {
  const file = sourceFile('a.pdf', content);
  await expect(toSlides({ file, notes: true, name: 'a.pptx' }, host)).rejects.toMatchObject({
    code,
    details: { file: 'a.pdf' },
  });
});

test('a PDF with a password asks for it, refuses a wrong one, and opens with the right one', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText('secret');
  pdf.encrypt({ userPassword: 'open', ownerPassword: 'own' });
  const bytes = await pdf.save();
  const convert = (password?: string) =>
    toSlides({ file: sourceFile('a.pdf', bytes, password), notes: true, name: 'a.pptx' }, host);
  await expect(convert()).rejects.toMatchObject({ code: 'password' });
  await expect(convert('wrong')).rejects.toMatchObject({ code: 'wrong-password' });
  expect((await convert('open')).facts).toContainEqual({ fact: 'boxes', count: 1 });
});

describe('plans and shapes of slides', () => {
  async function paper() {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([600, 400]);
    page.drawText('Quarterly report', { x: 50, y: 340, size: 28 });
    page.drawImage(await pdf.embedJpg(photo), { x: 450, y: 40, width: 90, height: 60 });
    return pdf.save();
  }

  test('the plan of a slide has the places of its text and pictures, and says what else is drawn', async () => {
    const file = sourceFile('a.pdf', await paper());
    const [plan] = await planSlides({ file, pages: [1] }, host);
    expect(plan).toMatchObject({ width: 600, height: 400, drawing: false });
    expect(plan?.texts.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([[50, 33]]);
    expect(plan?.pictures.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))).toEqual([
      [450, 300, 90, 60],
    ]);
  });

  test('drawings are found by position: adjacent bars are one drawing, and a single rule is none', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([600, 400]);
    for (const index of [0, 1, 2])
      page.drawRectangle({
        x: 100 + index * 26,
        y: 50,
        width: 20,
        height: 80 + index * 20,
        color: rgb(1, 0.6, 0),
      });
    page.drawRectangle({ x: 400, y: 300, width: 60, height: 40, color: rgb(0, 0, 1) });
    page.drawRectangle({ x: 40, y: 380, width: 500, height: 1, color: rgb(0, 0, 0) });
    const [plan] = await planSlides({ file: sourceFile('a.pdf', await pdf.save()), pages: [1] }, host);
    expect(plan?.drawing).toBe(true);
    const near = plan?.drawings.map(({ x, y, width, height }) => [x, y, width, height]) ?? [];
    expect(near).toHaveLength(2);
    for (const [index, box] of [
      [400, 60, 60, 40],
      [100, 230, 72, 120],
    ].entries())
      for (const [side, value] of box.entries())
        expect(Math.abs((near[index]?.[side] ?? 0) - value)).toBeLessThanOrEqual(8);
  });

  test('slides that are 16 to 9 hold the whole page, in their middle', async () => {
    const { files, slides } = await convertPdf(await paper(), { shape: 'wide' });
    expect(sizeOf(files)).toEqual({ cx: `${960 * 12_700}`, cy: `${540 * 12_700}` });
    const scale = 540 / 400;
    const [left = 0] = points(boxes(slides[0])[0], 'off');
    expect(left).toBeCloseTo((960 - 600 * scale) / 2 + 50 * scale, 0);
  });
});

test('words with an unmapped letter stay in the picture whole, and are reported', async () => {
  const slides = await slidesOf((add, { plain, bold }, pdf) => {
    const page = add();
    page.drawText('A heading that can be read', { x: 40, y: 340, size: 20, font: bold });
    page.drawText('Most of it is read but not z', { x: 40, y: 300, size: 20, font: plain });
    // The glyph of “z” gets a name that means no letter.
    pdf.context.assign(
      plain.ref,
      pdf.context.obj({
        Type: 'Font',
        Subtype: 'Type1',
        BaseFont: 'Times-Roman',
        Encoding: {
          Type: 'Encoding',
          BaseEncoding: 'WinAnsiEncoding',
          Differences: [122, PDFName.of('g9999')],
        },
      }),
    );
    plain.embed = async () => undefined;
  });
  const texts = within(slides.slides[0], 't').map(textWithin);
  expect(texts).toEqual(['A heading that can be read']);
  expect(slides.facts).toContainEqual({ fact: 'words-drawn', lost: true, count: 1, pages: [1] });
});

test('reading the finished presentation finds a letter that its slide lacks', async () => {
  const { files } = await slidesOf((add, { plain }) => {
    const page = add();
    page.drawText('1. Rent of 5,000', { x: 50, y: 300, size: 12, font: plain });
    page.drawText('2. Deposit & keys', { x: 50, y: 280, size: 12, font: plain });
  });
  const expected = lettersOf('1. Rent of 5,000 2. Deposit & keys');
  const lettersIn = (xml: string) =>
    readPresentation(zipSync({ ...files, 'ppt/slides/slide1.xml': strToU8(xml) })).slides[0]?.letters ?? '';
  const xml = strFromU8(files['ppt/slides/slide1.xml'] as Uint8Array);
  expect(missingItems(expected, lettersIn(xml))).toEqual([]);
  expect(missingItems(expected, lettersIn(xml.replace('Deposit', 'Depost')))).toEqual(['i']);
  expect(missingItems(expected, lettersIn(xml.replace('startAt="2"', 'startAt="3"')))).toEqual(['2']);
});

test('characters beyond the first 65,536, such as emoji, stay whole', async () => {
  const { slides, facts } = await slidesOf((add, { plain }, pdf) => {
    add().drawText('Well done z', { x: 40, y: 300, size: 20, font: plain });
    const map =
      '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <7a> <d83dde03> endbfchar endcmap end';
    pdf.context.assign(
      plain.ref,
      pdf.context.obj({
        ...{ Type: 'Font', Subtype: 'Type1', BaseFont: 'Times-Roman', Encoding: 'WinAnsiEncoding' },
        ToUnicode: pdf.context.register(pdf.context.stream(map)),
      }),
    );
    plain.embed = async () => undefined;
  });
  expect(texts(slides[0])).toEqual(['Well done 😃']);
  expect(facts.filter((fact) => 'lost' in fact)).toEqual([]);
});

test('links stay at their words; those that lead from page to page are reported', async () => {
  const address = 'https://example.com/a?b=1&c=2';
  const { slides, files, facts } = await slidesOf((add, { plain }, pdf) => {
    const page = add();
    page.drawText('Read the ', { x: 50, y: 300, size: 12, font: plain });
    const from = 50 + plain.widthOfTextAtSize('Read the ', 12);
    page.drawText('terms', { x: from, y: 300, size: 12, font: plain });
    const link = (rect: number[], more: object) =>
      pdf.context.register(
        pdf.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: rect, Border: [0, 0, 0], ...more }),
      );
    const uri = { A: { Type: 'Action', S: 'URI', URI: PDFString.of(address) } };
    page.node.set(
      PDFName.of('Annots'),
      pdf.context.obj([
        link([from, 297, from + 30, 311], uri),
        link([50, 100, 90, 110], { Dest: [page.ref, 'Fit'] }),
      ]),
    );
  });
  const runs = within(slides[0] as Element, 'r').map((run) => [
    textWithin(child(run, 't')).trim(),
    within(run, 'hlinkClick')[0]?.attributes.id,
  ]);
  const id = runs.find(([text]) => text === 'terms')?.[1];
  expect(runs.find(([text]) => text === 'Read the')?.[1]).toBeUndefined();
  const relations = within(xml(files, 'ppt/slides/_rels/slide1.xml.rels'), 'Relationship');
  expect(relations.find(({ attributes }) => attributes.Id === id)?.attributes).toMatchObject({
    Target: address,
    TargetMode: 'External',
  });
  expect(facts).toContainEqual({ fact: 'links', count: 1 });
  expect(facts).toContainEqual({ fact: 'links', lost: true, count: 1 });
});

test('a link on words that the slide lacks is not counted as one that works', async () => {
  const { facts } = await slidesOf((add, { plain }, pdf) => {
    const page = add();
    page.drawText('Read the terms', { x: 50, y: 300, size: 12, font: plain });
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    page.drawText('hidden', { x: 50, y: 200, size: 12, font: plain });
    const uri = { Type: 'Action', S: 'URI', URI: PDFString.of('https://a.example/') };
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [50, 197, 90, 212], Border: [0, 0, 0], A: uri };
    page.node.set(PDFName.of('Annots'), pdf.context.obj([pdf.context.register(pdf.context.obj(link))]));
  });
  expect(facts).toContainEqual({ fact: 'links', lost: true, count: 1 });
  expect(facts).not.toContainEqual({ fact: 'links', count: 1 });
});

test('the size of the slides, drawings behind the text and addresses are read from the finished presentation', async () => {
  const { files } = await slidesOf((add, { plain }) => {
    const page = add([600, 400]);
    page.drawText('one', { x: 50, y: 50, size: 12, font: plain });
    page.drawCircle({ x: 300, y: 200, size: 80, color: rgb(1, 0, 0) });
  });
  const slide = strFromU8(files['ppt/slides/slide1.xml'] ?? new Uint8Array());
  expect(readPresentation(zipSync(files))).toMatchObject({
    ...{ width: 600, height: 400 },
    slides: [{ boxes: 1, hasDrawing: true, addresses: [] }],
  });
  const withoutDrawing = strToU8(slide.replace(/<p:pic>.*?<\/p:pic>/, ''));
  expect(
    readPresentation(zipSync({ ...files, 'ppt/slides/slide1.xml': withoutDrawing })).slides,
  ).toMatchObject([{ boxes: 1, hasDrawing: false }]);
});

/** Bullets and numbers of the boxes of a slide with their texts; the distance from the marker to the text in points. */
const itemsOf = (slide: Element | undefined) =>
  boxes(slide).map((box) => {
    const [look] = within(box, 'pPr');
    const [sign] = look ? [...within(look, 'buChar'), ...within(look, 'buAutoNum')] : [];
    const { char, type, startAt } = sign?.attributes ?? {};
    const indent = Number(look?.attributes.marL ?? 0) / 12_700;
    return [
      char ?? (type && `${type} ${startAt}`),
      textWithin(child(box, 'txBody') ?? box),
      Math.round(indent),
    ];
  });

test('bullets and numbers of lists become PowerPoint’s own, whether the page has them beside their texts or apart', async () => {
  const { slides } = await slidesOf((add, { plain }) => {
    const page = add();
    const write = (text: string, x: number, y: number) =>
      page.drawText(text, { x, y, size: 12, font: plain });
    write('•', 50, 360);
    write('Rent for April', 68, 360);
    write('• Water and light', 50, 330);
    for (const [index, text] of ['Sign the deed', 'Pay the duty', 'Register it'].entries()) {
      write(`${index + 9}.`, 50, 300 - index * 30);
      write(text, 74, 300 - index * 30);
    }
    write('- first', 50, 200);
    write('- second', 50, 170);
    write('3. alone', 50, 140);
    write('-', 50, 110);
    write('48,250', 68, 110);
  });
  expect(itemsOf(slides[0])).toEqual([
    ['•', 'Rent for April', 18],
    ['•', 'Water and light', 7],
    ['arabicPeriod 9', 'Sign the deed', 24],
    ['arabicPeriod 10', 'Pay the duty', 24],
    ['arabicPeriod 11', 'Register it', 24],
    ['-', 'first', 7],
    ['-', 'second', 7],
    [undefined, '3. alone', 0],
    [undefined, '-', 0],
    [undefined, '48,250', 0],
  ]);
});

test('a list item of several lines stays one paragraph that hangs from its bullet', async () => {
  const { slides } = await slidesOf((add, { plain }) => {
    const page = add();
    const write = (text: string, x: number, y: number) =>
      page.drawText(text, { x, y, size: 12, font: plain });
    write('•', 50, 300);
    write('The tenant pays the rent before the fifth day of each', 68, 300);
    write('month to the account named below', 68, 285);
    write('•', 50, 265);
    write('The landlord pays the taxes', 68, 265);
  });
  expect(itemsOf(slides[0])).toEqual([
    ['•', 'The tenant pays the rent before the fifth day of each month to the account named below', 18],
    ['•', 'The landlord pays the taxes', 18],
  ]);
});

test('a glyph of several letters, such as “ffi”, does not break its word', async () => {
  const { slides } = await slidesOf(async (add, { plain }, pdf) => {
    add().drawText('The oWce at 14 Residency Road is oWcial', { x: 40, y: 200, size: 18, font: plain });
    await pdf.flush();
    const cmap =
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /a def /CMapType 2 def ' +
      '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <57> <006600660069> endbfchar endcmap end end';
    pdf.context
      .lookup(plain.ref, PDFDict)
      .set(PDFName.of('ToUnicode'), pdf.context.register(pdf.context.flateStream(cmap)));
  });
  expect(texts(slides[0])).toEqual(['The office at 14 Residency Road is official']);
});

test('the lines of a table of contents stay separate, and their dots do not spread their letters', async () => {
  const contents = [
    'Abstract . . . . . . . . . . . . . . . . 3',
    'Foreword . . . . . . . . . . . . . . . . 5',
    'notation . . . . . . . . . . . . . . . . 7',
  ];
  expect(await textsOf(contents)).toEqual(contents);
});
