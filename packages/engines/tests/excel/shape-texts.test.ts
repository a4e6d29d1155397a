import { expect, test } from 'vitest';
import { printWorkbook } from './print';

const saved = { layout: 'saved' } as const;

/** A sheet with one text box of 200 by 100 points. */
const sheetOf = (bodyPr: string, paragraphs: string, xfrm = '') => {
  const look = `<a:xfrm ${xfrm}/><a:prstGeom prst="rect"/>`;
  const box = `<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="Box"/></xdr:nvSpPr><xdr:spPr>${look}</xdr:spPr><xdr:txBody>${bodyPr}${paragraphs}</xdr:txBody></xdr:sp>`;
  const anchors = `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="2540000" cy="1270000"/>${box}<xdr:clientData/></xdr:oneCellAnchor>`;
  return { sheets: [{ rows: [] as string[][], drawing: { anchors, parts: {} } }] };
};
const paragraph = (text: string, pPr = '', look = '') =>
  `<a:p><a:pPr ${pPr}</a:pPr><a:r><a:rPr sz="2000" ${look}/><a:t>${text}</a:t></a:r></a:p>`;

test('letters are as small as Excel made them to fit', async () => {
  const sizeOf = async (fit: string) => {
    const { pages } = await printWorkbook(
      sheetOf(`<a:bodyPr>${fit}</a:bodyPr>`, paragraph('Fitted', '>')),
      saved,
    );
    return pages[0]?.pieces.find(({ text }) => text === 'Fitted')?.width ?? 0;
  };
  const [plain, fitted] = [await sizeOf(''), await sizeOf('<a:normAutofit fontScale="50000"/>')];
  expect(fitted / plain).toBeCloseTo(0.5, 1);
});

test('lines have the distance that the text sets', async () => {
  const { pages } = await printWorkbook(
    sheetOf(
      '<a:bodyPr/>',
      ['One', 'Two'].map((text) => paragraph(text, '><a:lnSpc><a:spcPts val="4000"/></a:lnSpc>')).join(''),
    ),
    saved,
  );
  const [one = 0, two = 0] = ['One', 'Two'].map(
    (word) => pages[0]?.pieces.find(({ text }) => text === word)?.y ?? 0,
  );
  expect(Math.abs(one - two)).toBeGreaterThan(36);
  expect(Math.abs(one - two)).toBeLessThan(44);
});

test.each([
  ['letter spacing', sheetOf('<a:bodyPr/>', paragraph('Wide', '>', 'spc="2000"')), true],
  ['justified lines', sheetOf('<a:bodyPr/>', paragraph('Even', 'algn="just">')), true],
  ['upright text', sheetOf('<a:bodyPr upright="1"/>', paragraph('Up', '>'), 'rot="5400000"'), true],
  ['text of its own angle', sheetOf('<a:bodyPr rot="5400000"/>', paragraph('Turned', '>')), true],
  ['plain text', sheetOf('<a:bodyPr upright="1"/>', paragraph('Plain', '>')), false],
])('a shape with %s is reported where it is drawn differently', async (_, book, isReported) => {
  const { facts } = await printWorkbook(book, saved);
  expect(facts.some(({ fact, detail }) => fact === 'settings' && detail === 'shapeText')).toBe(isReported);
});
