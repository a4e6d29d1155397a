import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/powerpoint/assets';
import { toSlides } from '../../src/powerpoint/pdf-to-slides';
import { parseXml } from '../../src/text/docx/parse-xml';
import { child, textWithin, within } from '../../src/text/docx/xml';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { jpg } from '../helpers/mosaic-jpg';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

const fonts = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';
const line = (text: string, y: number, before = '') => `BT ${before} /F 14 Tf 40 ${y} Td (${text}) Tj ET `;
/** A visible line, beside the content under test. */
const visibleLine = line('Shown', 250);

/** Texts of the slide of a page, its notes, and what is reported. */
async function slideOf(content: string, resources = '', more: RawObject[] = [], catalog = '', entries = '') {
  const pdf = rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<<${fonts}${resources}>>${entries}>>`,
    { dict: '', data: content },
    ...more,
  ]);
  const { files, facts } = await toSlides({ file: sourceFile('a.pdf', pdf) }, nodeHost(assets));
  const parts = unzipSync(await bytesOf(files[0]));
  const read = (path: string) => parseXml(strFromU8(parts[path] ?? new Uint8Array()));
  const slide = read('ppt/slides/slide1.xml');
  return {
    texts: within(slide, 'sp').map((box) => textWithin(child(box, 'txBody') ?? box)),
    notes: textWithin(read('ppt/notesSlides/notesSlide1.xml')),
    pictures: within(slide, 'pic').length,
    media: Object.keys(parts).flatMap((path) => /^ppt\/media\/.*\.(\w+)$/.exec(path)?.[1] ?? []),
    colours: within(slide, 'srgbClr').map(({ attributes }) => attributes.val),
    opacities: within(slide, 'alpha').map(({ attributes }) => attributes.val),
    facts: facts.map(({ fact }) => fact),
  };
}

const layer = {
  resources: '/Properties<</L 5 0 R>>',
  more: ['<</Type/OCG/Name(Notes)>>'],
  catalog: '/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>',
};

test.each<[string, string, string?, RawObject[]?, string?]>([
  ['under a white box', `${line('Secret', 200)} 1 g 30 190 200 30 re f`],
  ['under a picture', `${line('Secret', 200)} q 200 0 0 60 30 180 cm BI /W 1 /H 1 /BPC 8 /CS /G ID 9 EI Q`],
  [
    'on a layer that is off',
    `/OC /L BDC ${line('Secret', 200)}EMC`,
    layer.resources,
    layer.more,
    layer.catalog,
  ],
  ['outside a clip', `q 0 0 20 20 re W n ${line('Secret', 200)}Q`],
  ['without opacity', `/G gs ${line('Secret', 200)}`, '/ExtGState<</G<</ca 0>>>>'],
  ['as white as the paper', `1 g ${line('Secret', 200)}`],
  [
    'beyond the box of a form',
    '/X Do',
    '/XObject<</X 5 0 R>>',
    [
      {
        dict: `/Type/XObject/Subtype/Form/BBox[0 0 20 20]/Resources<<${fonts}>>`,
        data: line('Secret', 200),
      },
    ],
  ],
])('words %s are neither on the slide nor in its notes, which is reported', async (_, content, ...rest) => {
  const { texts, notes, facts } = await slideOf(visibleLine + content, ...rest);
  expect(texts).toEqual(['Shown']);
  expect(notes.trim()).toBe('Shown');
  expect(facts).toContain('unseen-words');
  expect(facts).not.toContain('words-drawn');
});

test('the visible rest of a half-covered line is on the slide', async () => {
  const { texts, facts } = await slideOf(`${line('Account 123456', 200)} 0 g 95 195 70 20 re f`);
  expect(texts).toEqual(['Account']);
  expect(facts).toContain('unseen-words');
});

test('invisible words are reported as part of a picture only if they are over one', async () => {
  const hidden = line('Secret', 200, '3 Tr');
  const bare = await slideOf(visibleLine + hidden);
  expect(bare.facts).toContain('unseen-words');
  expect(bare.facts).not.toContain('words-drawn');
  const scan = await slideOf(`${visibleLine}0 g 40 200 5 10 re 50 200 3 8 re f ${hidden}`);
  expect(scan.facts).toContain('words-drawn');
  expect(scan.facts).not.toContain('unseen-words');
  expect(scan.notes).toContain('Secret');
});

test('words that clip a fill stay in the picture', async () => {
  const { texts, facts } = await slideOf(
    `${visibleLine}q BT 7 Tr /F 40 Tf 40 180 Td (Clip) Tj ET 1 0 0 rg 0 0 400 300 re f Q`,
  );
  expect(texts).toEqual(['Shown']);
  expect(facts).toContain('words-drawn');
});

const picture = {
  dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
  data: '9',
};

test.each<[string, RawObject[], number]>([
  ['in sight', [picture], 1],
  [
    'on a layer that is off',
    [{ ...picture, dict: `${picture.dict}/OC 6 0 R` }, '<</Type/OCG/Name(Draft)>>'],
    0,
  ],
  ['that cannot be decoded', [{ ...picture, dict: `${picture.dict}/Filter/DCTDecode` }], 0],
])('a picture %s is on the slide only if a PDF viewer shows it', async (_, more, count) => {
  const catalog = more.length > 1 ? '/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>' : '';
  const content = `${visibleLine}q 200 0 0 100 20 20 cm /I Do Q`;
  const { pictures, facts } = await slideOf(content, '/XObject<</I 5 0 R>>', more, catalog);
  expect(pictures).toBe(count);
  expect(facts.includes('pictures')).toBe(count > 0);
});

const entry = '/Type/Annot/Rect[40 180 240 220]/DA(/F 14 Tf 0 g)';
test.each<[string, string, string[]]>([
  ['a field', '/Subtype/Widget/FT/Tx/T(a)/V(Mumbai)', ['Mumbai']],
  ['a choice', '/Subtype/Widget/FT/Ch/Ff 131072/Opt[(Pune)(Mumbai)]/T(a)/V(Mumbai)', ['Mumbai']],
  ['a field with a value of its parent', '/Subtype/Widget/Parent 6 0 R', ['Mumbai']],
  ['a free text', '/Subtype/FreeText/Contents(Mumbai)', ['Mumbai']],
  ['a password', '/Subtype/Widget/FT/Tx/Ff 8192/T(a)/V(Mumbai)', []],
  ['a hidden field', '/Subtype/Widget/FT/Tx/F 2/T(a)/V(Mumbai)', []],
  ['a field that no screen shows', '/Subtype/Widget/FT/Tx/F 32/T(a)/V(Mumbai)', []],
])('what a PDF viewer shows of %s without an appearance is on the slide', async (_, entries, texts) => {
  const catalog = `/AcroForm<</Fields[5 0 R]/DA(/F 14 Tf 0 g)/DR<<${fonts}>>>>`;
  const more = [`<<${entry}${entries}>>`, '<</FT/Tx/T(b)/V(Mumbai)/Kids[5 0 R]>>'];
  expect((await slideOf(visibleLine, '', more, catalog, '/Annots[5 0 R]')).texts).toEqual([
    'Shown',
    ...texts,
  ]);
});

test('the value of a field whose stored appearance is empty is on the slide, as a PDF viewer shows it', async () => {
  const catalog = `/AcroForm<</Fields[5 0 R]/NeedAppearances true/DA(/F 14 Tf 0 g)/DR<<${fonts}>>>>`;
  const empty = { dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 40]', data: '/Tx BMC EMC' };
  const field = `<<${entry}/Subtype/Widget/FT/Tx/T(a)/V(Mumbai)/AP<</N 6 0 R>>>>`;
  const { texts } = await slideOf(visibleLine, '', [field, empty], catalog, '/Annots[5 0 R]');
  expect(texts).toEqual(['Shown', 'Mumbai']);
});

test('the stored appearance of a field stays as it is if a form within it draws its text', async () => {
  const form = (entries: string) => `/Type/XObject/Subtype/Form/BBox[0 0 200 40]/Resources<<${entries}>>`;
  const outer = { dict: form('/XObject<</N 7 0 R>>'), data: '/Tx BMC /N Do EMC' };
  const inner = { dict: form(fonts), data: 'BT /F 14 Tf 5 10 Td (Bombay) Tj ET' };
  const field = `<<${entry}/Subtype/Widget/FT/Tx/T(a)/V(Mumbai)/AP<</N 6 0 R>>>>`;
  const catalog = `/AcroForm<</Fields[5 0 R]/DA(/F 14 Tf 0 g)/DR<<${fonts}>>>>`;
  const { texts } = await slideOf(visibleLine, '', [field, outer, inner], catalog, '/Annots[5 0 R]');
  expect(texts).toEqual(['Shown', 'Bombay']);
});

test('a drawn line without an appearance is in the picture', async () => {
  const line =
    '<</Type/Annot/Subtype/Ink/C[1 0 0]/BS<</W 4>>/InkList[[30 30 90 90 150 40]]/Rect[20 20 160 100]>>';
  expect((await slideOf(visibleLine, '', [line], '', '/Annots[5 0 R]')).pictures).toBe(1);
});

test.each<[string, string, number]>([
  ['to be bold', `${line('Twice', 200)}1 0 0 1 .4 0 cm ${line('Twice', 200)}`, 0],
  ['with a shadow', `.6 g ${line('Twice', 200)}0 g 1 0 0 1 2 -2 cm ${line('Twice', 200)}`, 1],
])(
  'words that are drawn twice %s are on the slide once, in the colour on top',
  async (_, content, pictures) => {
    const slide = await slideOf(visibleLine + content);
    expect(slide.texts).toEqual(['Shown', 'Twice']);
    expect(slide.colours).toEqual(['000000', '000000']);
    expect(slide.pictures).toBe(pictures);
  },
);

test('words with /ActualText become one text box with that text, and none of their glyphs stays in the picture', async () => {
  const slide = await slideOf(
    `${visibleLine}/Span <</ActualText(New Delhi)>> BDC ${line('Nw', 200)}1 0 0 1 40 0 cm ${line('Dli', 200)}EMC`,
  );
  expect(slide.texts).toEqual(['Shown', 'New Delhi']);
  expect(slide.pictures).toBe(0);
});

test('faint and outlined words keep their opacity and the colour of their outlines', async () => {
  const content = `/G gs ${line('Draft', 200)}${line('Outlined', 150, '1 0 0 RG 1 Tr')}`;
  const { opacities, colours } = await slideOf(visibleLine + content, '/ExtGState<</G<</ca .25>>>>');
  expect(opacities).toEqual(['25098']);
  expect(colours).toEqual(['000000', '000000', 'ff0000']);
});

test.each([
  ['as it is', '', 'jpeg'],
  ['with a soft mask', '/SMask 6 0 R', 'png'],
  ['inverted', '/Decode[1 0]', 'png'],
])('a JPG that a PDF viewer draws %s is so on the slide', async (_, entries, type) => {
  const photo = jpg({ columns: 4, components: [Array.from({ length: 16 }, (_, index) => index * 16)] });
  const bits = `/Type/XObject/Subtype/Image/ColorSpace/DeviceGray/BitsPerComponent 8`;
  const more = [
    {
      dict: `${bits}/Width 32/Height 32/Filter/DCTDecode${entries}`,
      data: Buffer.from(photo).toString('latin1'),
    },
    { dict: `${bits}/Width 1/Height 1`, data: '\x40' },
  ];
  const slide = await slideOf(`${visibleLine}q 100 0 0 100 20 20 cm /I Do Q`, '/XObject<</I 5 0 R>>', more);
  expect(slide.media).toEqual([type]);
});

test('small capitals and old-style figures of an expert font are letters and figures that other fonts have', async () => {
  const expert =
    '<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding<</Differences[97/Asmall/Bsmall/oneoldstyle]>>/ToUnicode 6 0 R>>';
  const map =
    '1 begincodespacerange <00><ff> endcodespacerange 3 beginbfchar <61><f761> <62><f762> <63><f731> endbfchar';
  const content = 'BT /X 30 Tf 40 150 Td (abc) Tj ET';
  const { texts } = await slideOf(content, '/Font<</X 5 0 R>>', [expert, { dict: '', data: map }]);
  expect(texts).toEqual(['AB1']);
});

test('text filled with a gradient stays in the drawing, and the report says so; white text on a dark page is text', async () => {
  const gradient =
    '<</PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 400 0]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>>>';
  const content = `${visibleLine}/Pattern cs /P scn ${line('Gradient', 200)}`;
  const slide = await slideOf(content, '/Pattern<</P 5 0 R>>', [gradient]);
  expect(slide.texts).toEqual(['Shown']);
  expect(slide.pictures).toBe(1);
  expect(slide.facts).toContain('words-drawn');
  expect(slide.facts).not.toContain('unseen-words');
  expect((await slideOf(`0 0 400 300 re f 1 g ${line('White', 200)}`)).texts).toEqual(['White']);
});

test('glyphs whose codes are control characters or of private use stay in the drawing', async () => {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>';
  const map =
    '1 begincodespacerange <00><ff> endcodespacerange 2 beginbfchar <61><0014> <62><e123> endbfchar';
  const content = `${visibleLine}BT /X 30 Tf 40 150 Td (ab) Tj ET`;
  const slide = await slideOf(content, '/Font<</X 5 0 R/F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>', [
    font,
    { dict: '', data: map },
  ]);
  expect(slide.texts).toEqual(['Shown']);
  expect(slide.pictures).toBe(1);
});

test('a tab between words is a space of their line', async () => {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>';
  const map =
    '1 begincodespacerange <00><ff> endcodespacerange 3 beginbfchar <61><0061> <62><0062> <20><0009> endbfchar';
  const resources = '/Font<</X 5 0 R>>';
  const slide = await slideOf('BT /X 30 Tf 40 150 Td (a b a) Tj ET', resources, [
    font,
    { dict: '', data: map },
  ]);
  expect(slide.texts).toEqual(['a b a']);
});
