import { expect, test } from 'vitest';
import { limitedSize } from '../../src/excel/read/attributes';
import { drawnPages } from '../helpers/drawn-pages';
import { png } from '../helpers/drawn-png';
import { edited, type MadeWorkbook, workbook } from '../helpers/workbook';
import { convert, printFile } from './print';

const plainWorkbook: MadeWorkbook = { sheets: [{ rows: [['Rent', 1200]] }] };
const sheet = 'xl/worksheets/sheet1.xml';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = (...list: [id: string, type: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type.includes('/') ? type : `${office}/${type}`}" Target="${target}"/>`).join('')}</Relationships>`;
const cells = (inside: string, before = '') =>
  `<worksheet xmlns="${mainNamespace}" xmlns:r="${office}">${before}<sheetData>${inside}</sheetData></worksheet>`;
const withSheet = (xml: string | Uint8Array<ArrayBuffer>, book = plainWorkbook) =>
  edited(book, { [sheet]: xml });
const replaceText = (from: string, to: string) => (xml: string) => xml.replaceAll(from, to);

/** Text of the pages, line by line, and the reported losses. */
async function shownIn(file: Uint8Array, name?: string) {
  const { pages, facts } = await printFile(file, { layout: 'saved' }, name);
  const texts = pages.flatMap(({ text }) => text.split('\n').map((line) => line.trim()));
  const reportedLosses = facts
    .filter((fact) => fact.lost)
    .map(({ fact, detail = '', count = '' }) => `${fact} ${detail} ${count}`);
  return [texts.filter(Boolean).join(' '), ...reportedLosses];
}

const prefixElements = (xml: string) =>
  xml
    .replace(/<(\/?)(?=[a-zA-Z])/g, '<$1x:')
    .replace(`xmlns="${mainNamespace}"`, `xmlns:x="${mainNamespace}"`);

/** Variants of workbook files that programs write: each is read as Excel reads it. */
test.each<[name: string, file: Uint8Array, wanted: string[]]>([
  [
    'namespaces of the strict format, and its dates',
    edited(
      { ...plainWorkbook, formats: ['dd-mm-yyyy'] },
      {
        '_rels/.rels': replaceText(office, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
        'xl/_rels/workbook.xml.rels': replaceText(
          office,
          'http://purl.oclc.org/ooxml/officeDocument/relationships',
        ),
        'xl/workbook.xml': replaceText(mainNamespace, 'http://purl.oclc.org/ooxml/spreadsheetml/main'),
        [sheet]: cells(
          '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="1" t="d"><v>2026-03-15</v></c></row>',
        ).replace(mainNamespace, 'http://purl.oclc.org/ooxml/spreadsheetml/main'),
      },
    ),
    ['Rent 15-03-2026'],
  ],
  [
    'element names with a prefix',
    edited(plainWorkbook, {
      [sheet]: prefixElements,
      'xl/workbook.xml': prefixElements,
      'xl/styles.xml': prefixElements,
      'xl/sharedStrings.xml': prefixElements,
    }),
    ['Rent 1200'],
  ],
  [
    'a main part of another name, below absolute paths',
    edited(plainWorkbook, {
      'xl/workbook.xml': '',
      'xl/_rels/workbook.xml.rels': '',
      'xl/book.xml': `<workbook xmlns="${mainNamespace}" xmlns:r="${office}"><sheets><sheet name="S" sheetId="1" r:id="a"/></sheets></workbook>`,
      'xl/_rels/book.xml.rels': relations(
        ['a', 'worksheet', `/${sheet}`],
        ['t', 'sharedStrings', '/xl/sharedStrings.xml'],
      ),
      '_rels/.rels': relations(['r', 'officeDocument', '/xl/book.xml']),
    }),
    ['Rent 1200'],
  ],
  ['a workbook without styles', edited(plainWorkbook, { 'xl/styles.xml': '' }), ['Rent 1200']],
  [
    'cells and rows without references',
    withSheet(
      cells(
        '<row><c t="s"><v>0</v></c><c><v>1</v></c></row><row r="4"><c/><c><v>44</v></c></row><row><c><v>5</v></c></row>',
      ),
    ),
    ['Rent 1 44 5'],
  ],
  [
    'references in small letters',
    withSheet(cells('<row r="1"><c r="b1"><v>2</v></c><c r="d1"><v>4</v></c></row>')),
    ['2 4'],
  ],
  [
    'shared-string cells without an index',
    withSheet(cells('<row r="1"><c r="A1" t="s"><v/></c><c r="B1" t="s"/><c r="C1"><v>3</v></c></row>')),
    ['3'],
  ],
  [
    'a column of no width',
    withSheet(
      cells(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>99</v></c><c r="C1"><v>3</v></c></row>',
        '<cols><col min="2" max="2" width="0" customWidth="1"/></cols>',
      ),
    ),
    ['Rent 3'],
  ],
  [
    'another encoding than UTF-8',
    withSheet(
      Uint8Array.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?>${cells('<row r="1"><c r="A1" t="inlineStr"><is><t>Caf\xe9</t></is></c></row>')}`,
        (letter) => letter.charCodeAt(0),
      ),
    ),
    ['Café'],
  ],
  [
    'an inline text with formats, spaces and a phonetic guide',
    withSheet(
      cells(
        '<row r="1"><c r="A1" t="inlineStr"><is><r><t xml:space="preserve">Rent </t></r><r><rPr><b/></rPr><t>due</t></r><rPh sb="0" eb="1"><t>reading</t></rPh></is></c></row>',
      ),
    ),
    ['Rent due'],
  ],
  [
    'invalid number formats',
    workbook({
      sheets: [
        {
          rows: [
            [
              { v: 12.5, s: 1 },
              { v: 13.5, s: 2 },
            ],
          ],
        },
      ],
      formats: ['[Red', '"d'],
    }),
    ['12.5 13.5'],
  ],
  [
    'invalid dates, times alone and days with a time zone',
    edited(
      { ...plainWorkbook, formats: ['dd-mm-yyyy hh:mm'] },
      {
        [sheet]: cells(
          '<row r="1"><c r="A1" t="d" s="1"><v>soon</v></c><c r="B1" t="d" s="1"><v>2026-01-05T12:30:00+05:30</v></c></row><row r="2"><c r="A2" t="d"><v>T12:00:00</v></c><c r="B2" t="d" s="1"><v>1900-01-01</v></c></row>',
        ),
      },
    ),
    ['soon 05-01-2026 12:30 0.5 01-01-1900 00:00'],
  ],
  [
    'invalid numbers, and the largest one',
    workbook({
      sheets: [
        {
          rows: [
            [
              { v: '1e400', t: 'n' },
              { v: 'INF', t: 'n' },
              { v: '1.7976931348623157E308', t: 'n' },
            ],
          ],
        },
      ],
    }),
    ['1e400 INF 1.8E+308'],
  ],
  [
    'a print area that refers to another name',
    workbook({
      ...plainWorkbook,
      names:
        '<definedName name="Area">Sheet1!$A$1</definedName><definedName name="_xlnm.Print_Area" localSheetId="0">Area</definedName>',
    }),
    ['Rent 1200', 'settings printArea 1'],
  ],
  [
    'a print area of many ranges of a sheet with an apostrophe',
    workbook({
      sheets: [{ name: "It's", rows: [['Rent', 1200]] }],
      names: `<definedName name="_xlnm.Print_Area" localSheetId="0">${Array(60).fill("'It''s'!$A$1").join()}</definedName>`,
    }),
    [Array(60).fill('Rent').join(' ')],
  ],
  [
    'a print area that was deleted',
    workbook({
      ...plainWorkbook,
      names: '<definedName name="_xlnm.Print_Area" localSheetId="0">Sheet1!#REF!</definedName>',
    }),
    ['Rent 1200'],
  ],
  [
    'a sheet that the file does not hold, and one of an unknown kind',
    edited(
      { sheets: [...plainWorkbook.sheets, { rows: [['second']] }, { rows: [['third']] }] },
      {
        'xl/worksheets/sheet2.xml': '',
        'xl/_rels/workbook.xml.rels': replaceText(
          'worksheet" Target="worksheets/sheet3',
          'other" Target="worksheets/sheet3',
        ),
      },
    ),
    ['Rent 1200', 'settings sheets 2'],
  ],
])('reads %s', async (_, file, wanted) => {
  expect(await shownIn(file)).toEqual(wanted);
});

test('a binary workbook is refused as .xlsb', async () => {
  const file = edited(plainWorkbook, { 'xl/workbook.xml': '', 'xl/workbook.bin': new Uint8Array(9) });
  await expect(convert(file, {}, 'book.xlsb')).rejects.toMatchObject({ details: { detail: 'xlsb' } });
});

test('a value in the last cell of a sheet, with millions of pages before it, is refused as too large', async () => {
  const file = withSheet(
    cells('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'),
  );
  await expect(convert(file, { layout: 'saved' })).rejects.toMatchObject({ code: 'too-large' });
});

const data = 'http://schemas.microsoft.com/office/spreadsheetml/2017/richdata';
const microsoft = 'http://schemas.microsoft.com/office';

/** Parts of a workbook whose cells have values of newer kinds, by their structures and items. */
const richParts = (values: [structure: string, items: string][], more: [string, string, string][] = []) => ({
  'xl/_rels/workbook.xml.rels': (xml: string) =>
    xml.replace(
      '</Relationships>',
      relations(
        ['m', 'sheetMetadata', 'metadata.xml'],
        ['v', `${microsoft}/2017/06/relationships/rdRichValue`, 'richData/rdrichvalue.xml'],
        ['w', `${microsoft}/2017/06/relationships/rdRichValueStructure`, 'richData/rdrichvaluestructure.xml'],
        ...more,
      ).replace(/<Relationships[^>]*>/, ''),
    ),
  'xl/metadata.xml': `<metadata xmlns="${mainNamespace}" xmlns:xlrd="${data}"><metadataTypes><metadataType name="XLDAPR"/><metadataType name="XLRICHVALUE"/></metadataTypes><futureMetadata name="XLRICHVALUE">${values.map((_, index) => `<bk><extLst><ext><xlrd:rvb i="${index}"/></ext></extLst></bk>`).join('')}</futureMetadata><valueMetadata>${values.map((_, index) => `<bk><rc t="2" v="${index}"/></bk>`).join('')}</valueMetadata></metadata>`,
  'xl/richData/rdrichvalue.xml': `<rvData xmlns="${data}">${values.map(([, items], index) => `<rv s="${index}">${items}</rv>`).join('')}</rvData>`,
  'xl/richData/rdrichvaluestructure.xml': `<rvStructures xmlns="${data}">${values.map(([structure]) => structure).join('')}</rvStructures>`,
});

const error = '<s t="_error"><k n="colOffset" t="i"/><k n="errorType" t="i"/></s>';
const rich = (place: string, number: number) => `<c r="${place}" t="e" vm="${number}"><v>#VALUE!</v></c>`;

test('errors and texts of newer versions of Excel are shown as in those versions', async () => {
  const file = edited(plainWorkbook, {
    ...richParts([
      [error, '<v>0</v><v>8</v>'],
      [error, '<v>0</v><v>13</v>'],
      ['<s t="_linkedentity2"><k n="_DisplayString" t="s"/></s>', '<v>India</v>'],
    ]),
    [sheet]: cells(
      `<row r="1">${rich('A1', 1)}${rich('B1', 2)}${rich('C1', 3)}${rich('D1', 9)}<c r="E1" t="e"><v>#N/A</v></c></row>`,
    ),
  });
  // There is no ninth value for the fourth cell, which may be a picture.
  expect(await shownIn(file)).toEqual(['#SPILL! #CALC! India #VALUE! #N/A', 'drawings  1']);
});

const red = png({ width: 4, height: 2, colour: 2, bits: 8, pixelAt: () => [255, 0, 0] });

test('a picture within a cell is drawn there in its proportions; one that is missing in the file is reported', async () => {
  const image = '<s t="_localImage"><k n="_rvRel:LocalImageIdentifier" t="i"/></s>';
  const file = edited(plainWorkbook, {
    ...richParts(
      [
        [image, '<v>0</v>'],
        [image, '<v>1</v>'],
      ],
      [['p', `${microsoft}/2022/10/relationships/richValueRel`, 'richData/richValueRel.xml']],
    ),
    'xl/richData/richValueRel.xml': `<richValueRels xmlns:r="${office}"><rel r:id="a"/><rel r:id="b"/></richValueRels>`,
    'xl/richData/_rels/richValueRel.xml.rels': relations(
      ['a', 'image', '../media/a.png'],
      ['b', 'image', '../media/b.png'],
    ),
    'xl/media/a.png': red,
    [sheet]: cells(
      `<row r="1" ht="30" customHeight="1">${rich('A1', 1)}${rich('B1', 2)}<c r="C1" t="inlineStr"><is><t>x</t></is></c></row>`,
      '<cols><col min="1" max="1" width="20"/></cols>',
    ),
  });
  const { pdf, pages, facts } = await printFile(file, { layout: 'saved' });
  expect(pages[0]?.text.trim()).toBe('x');
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([
    { fact: 'drawings', count: 1 },
    { fact: 'drawings', count: 1, lost: true },
  ]);
  const [page] = await drawnPages(pdf);
  // The row is 30 points high, and the picture twice as wide.
  const isRed = (x: number, y: number) =>
    page?.pixelAt(Math.round(((50.4 + x) * 4) / 3), ((54 + y) * 4) / 3).join() === '255,0,0';
  expect([isRed(5, 15), isRed(55, 15), isRed(65, 15)]).toEqual([true, true, false]);
});

test('a picture that WPS Office placed within a cell is drawn there', async () => {
  const file = edited(plainWorkbook, {
    'xl/_rels/workbook.xml.rels': (xml) =>
      xml.replace(
        '</Relationships>',
        '<Relationship Id="c" Type="http://www.wps.cn/officeDocument/2020/cellImage" Target="cellimages.xml"/></Relationships>',
      ),
    'xl/cellimages.xml': `<etc:cellImages xmlns:etc="e" xmlns:xdr="x" xmlns:a="a" xmlns:r="${office}"><etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="ID_A"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="i"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>`,
    'xl/_rels/cellimages.xml.rels': relations(['i', 'image', 'media/a.png']),
    'xl/media/a.png': red,
    [sheet]: cells(
      '<row r="1"><c r="A1" t="str"><f>_xlfn.DISPIMG("ID_A",1)</f><v>=DISPIMG("ID_A",1)</v></c><c r="B1"><v>7</v></c></row>',
    ),
  });
  const { pages, facts } = await printFile(file, { layout: 'saved' });
  expect(pages[0]?.text.trim()).toBe('7');
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([{ fact: 'drawings', count: 1 }]);
});

test('a picture within a cell that WPS Office did not save is reported', async () => {
  const value = '<c r="A1" t="str"><f>_xlfn.DISPIMG("ID_A",1)</f><v>=DISPIMG("ID_A",1)</v></c>';
  const file = edited(plainWorkbook, { [sheet]: cells(`<row r="1">${value}<c r="B1"><v>7</v></c></row>`) });
  const { pages, facts } = await printFile(file);
  expect(pages[0]?.text.trim()).toBe('7');
  expect(facts.filter(({ lost }) => lost)).toEqual([{ fact: 'drawings', count: 1, lost: true }]);
});

test('dates in ISO 8601 are the same days in both calendars', async () => {
  for (const date1904 of [false, true]) {
    const file = edited(
      { sheets: [{ rows: [] }], formats: ['dd-mm-yyyy'], date1904 },
      { [sheet]: cells('<row r="1"><c r="A1" t="d" s="1"><v>2026-01-02</v></c></row>') },
    );
    expect(await shownIn(file)).toEqual(['02-01-2026']);
  }
});

test('rows and columns with numbers beyond the limits of a sheet come after the others', async () => {
  const file = edited(plainWorkbook, {
    [sheet]: cells(
      '<row r="2"><c r="B2"><v>1</v></c><c r="ZZZZ2"><v>2</v></c></row><row r="99999999"><c r="A99999999"><v>3</v></c></row><row r="x"><c r="1"><v>4</v></c></row>',
    ),
  });
  expect((await printFile(file)).pages[0]?.text.split(/\s+/)).toEqual(['1', '2', '3', '4']);
});

test('a workbook whose main part cannot be read is refused as damaged', async () => {
  const file = edited(plainWorkbook, { 'xl/workbook.xml': '<workbook><sheets>' });
  await expect(convert(file)).rejects.toMatchObject({ code: 'damaged' });
});

test('row heights and column widths are limited as in Excel', async () => {
  const lines = Array.from(
    { length: 3 },
    (_, index) => `<row r="${index + 1}" ht="31680"><c r="A${index + 1}"><v>${index}</v></c></row>`,
  );
  const file = edited(plainWorkbook, {
    [sheet]: cells(lines.join(''), '<cols><col min="1" max="1" width="99999"/></cols>'),
  });
  const { pages } = await printFile(file, { layout: 'saved' });
  expect(limitedSize(409.5, -15)).toBe(0);
  // Rows of 409.5 points have a page each, and a column of 255 digits a few.
  expect(pages.length).toBeLessThan(15);
});
