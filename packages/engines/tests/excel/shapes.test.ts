import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { png } from '../helpers/drawn-png';
import { metafile } from '../helpers/metafile';
import { workbook } from '../helpers/workbook';
import { convert, printFile, printWorkbook } from './print';

const saved = { layout: 'saved' } as const;
const margins = '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
const emu = (points: number) => Math.round(points * 12_700);

/** Anchors an object of this size at this place, in points from the first cell; cells are 48 by 15 points. */
const anchorXml = (x: number, y: number, width: number, height: number, object: string) =>
  `<xdr:oneCellAnchor><xdr:from><xdr:col>${Math.floor(x / 48)}</xdr:col><xdr:colOff>${emu(x % 48)}</xdr:colOff><xdr:row>${Math.floor(y / 15)}</xdr:row><xdr:rowOff>${emu(y % 15)}</xdr:rowOff></xdr:from><xdr:ext cx="${emu(width)}" cy="${emu(height)}"/>${object}<xdr:clientData/></xdr:oneCellAnchor>`;

const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

const shape = (look: string, text = '', more = '') =>
  `<xdr:sp><xdr:nvSpPr><xdr:cNvPr id="2" name="Shape"/></xdr:nvSpPr><xdr:spPr>${look}</xdr:spPr>${more}${text && `<xdr:txBody>${text}</xdr:txBody>`}</xdr:sp>`;

const rectangle = '<a:prstGeom prst="rect"/>';

const run = (text: string, look = '') => `<a:r><a:rPr sz="1100">${look}</a:rPr><a:t>${text}</a:t></a:r>`;

const sheetOf = (anchors: string, rows: string[][] = [], parts: Record<string, Uint8Array> = {}) => ({
  sheets: [{ rows, drawing: { anchors, parts }, after: margins }],
});

/** Colours of points of the first page, from the table's top left corner. */
async function coloursAt(pdf: Uint8Array, points: [x: number, y: number][]) {
  const [page] = await drawnPages(pdf, 1, 1);
  return points.map(([x, y]) =>
    page?.pixelAt(Math.round(((36 + x) * 96) / 72), Math.round(((36 + y) * 96) / 72)).join(),
  );
}

const [red, blue, white] = ['255,0,0', '0,0,255', '255,255,255'];

test('a sheet with nothing but a text box prints it: paragraphs aligned, wrapped, coloured and numbered', async () => {
  const paragraphs = [
    `<a:p><a:pPr algn="ctr"/>${run('Centre')}</a:p>`,
    `<a:p><a:pPr algn="r"/>${run('Right', solid('FF0000'))}</a:p>`,
    `<a:p>${run('A line that is far too long for one')}</a:p>`,
    `<a:p><a:pPr marL="228600" indent="-228600"><a:buAutoNum type="arabicPeriod" startAt="3"/></a:pPr>${run('Point')}</a:p>`,
  ].join('');
  const { pages, facts } = await printWorkbook(
    sheetOf(anchorXml(0, 0, 120, 120, shape(rectangle + solid('FFFFCC'), `<a:bodyPr/>${paragraphs}`))),
    saved,
  );
  const pieces = pages[0]?.pieces ?? [];
  const text = pieces.map(({ text }) => text.trim()).join(' ');
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Centre Right A line that.* for one 3\. Point/);
  const centre = pieces.find(({ text }) => text.includes('Centre'));
  const right = pieces.find(({ text }) => text.includes('Right'));
  expect((centre?.x ?? 0) + (centre?.width ?? 0) / 2).toBeCloseTo(36 + 60, 0);
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(36 + 120 - 7.2, 0);
  expect(new Set(pieces.map(({ y }) => Math.round(y))).size).toBeGreaterThan(4);
  expect(facts).toContainEqual({ fact: 'drawings', count: 1 });
  expect(facts.some(({ lost }) => lost)).toBe(false);
});

test('shapes have their outlines, fills and lines, turned and mirrored', async () => {
  const flipped = `<a:xfrm flipH="1"><a:off x="0" y="0"/><a:ext cx="1" cy="1"/></a:xfrm>`;
  const turned = `<a:xfrm rot="5400000"><a:off x="0" y="0"/><a:ext cx="1" cy="1"/></a:xfrm>`;
  const triangle = '<a:prstGeom prst="rtTriangle"/>';
  const { pdf, facts } = await printWorkbook(
    sheetOf(
      [
        anchorXml(
          0,
          0,
          60,
          60,
          shape(`<a:prstGeom prst="ellipse"/>${solid('FF0000')}<a:ln w="50800">${solid('0000FF')}</a:ln>`),
        ),
        anchorXml(96, 0, 60, 60, shape(`${triangle}${solid('FF0000')}`)),
        anchorXml(192, 0, 60, 60, shape(`${flipped}${triangle}${solid('FF0000')}`)),
        anchorXml(288, 0, 60, 60, shape(`${turned}${triangle}${solid('FF0000')}`)),
      ].join(''),
    ),
    saved,
  );
  expect(
    await coloursAt(pdf, [
      [30, 30],
      [1, 30],
      [3, 3],
    ]),
  ).toEqual([red, blue, white]);
  expect(
    await coloursAt(pdf, [
      [106, 50],
      [146, 10],
    ]),
  ).toEqual([red, white]);
  expect(
    await coloursAt(pdf, [
      [242, 50],
      [202, 10],
    ]),
  ).toEqual([red, white]);
  expect(
    await coloursAt(pdf, [
      [298, 10],
      [338, 50],
    ]),
  ).toEqual([red, white]);
  expect(facts).toContainEqual({ fact: 'drawings', count: 4 });
});

test('shapes, pictures and lines of a group are printed at their places', async () => {
  const transform = (x: number, y: number, width: number, height: number) =>
    `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
  const group = `<xdr:grpSp><xdr:nvGrpSpPr><xdr:cNvPr id="1" name="Group"/></xdr:nvGrpSpPr><xdr:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9" cy="9"/><a:chOff x="100" y="100"/><a:chExt cx="200" cy="100"/></a:xfrm></xdr:grpSpPr>${shape(transform(100, 100, 100, 50) + rectangle + solid('FF0000'))}<xdr:pic><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill><xdr:spPr>${transform(200, 150, 100, 50)}</xdr:spPr></xdr:pic></xdr:grpSp>`;
  const picture = png({ width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [0, 0, 255] });
  const { pdf, facts } = await printWorkbook(
    sheetOf(anchorXml(0, 0, 120, 60, group), [], { 'media/a.png': picture }),
    saved,
  );
  expect(
    await coloursAt(pdf, [
      [30, 15],
      [90, 15],
      [30, 45],
      [90, 45],
    ]),
  ).toEqual([red, white, white, blue]);
  expect(facts).toContainEqual({ fact: 'drawings', count: 2 });
});

test('a shape with an unknown outline prints its text and is reported', async () => {
  const odd = shape(
    `<a:prstGeom prst="notAShape"/>${solid('FFFFCC')}`,
    `<a:bodyPr/><a:p>${run('Kept')}</a:p>`,
  );
  const { pages, facts } = await printWorkbook(sheetOf(anchorXml(0, 0, 96, 30, odd)), saved);
  expect(pages[0]?.pieces.map(({ text }) => text).join('')).toContain('Kept');
  expect(facts).toContainEqual({ fact: 'drawings', count: 1, lost: true });
});

test('a shadow of a shape is reported', async () => {
  const shadow = '<a:effectLst><a:outerShdw blurRad="50800" dist="38100"/></a:effectLst>';
  const redRectangle = anchorXml(0, 0, 60, 30, shape(rectangle + solid('FF0000')));
  const { facts } = await printWorkbook(
    sheetOf(redRectangle + anchorXml(96, 0, 60, 30, shape(rectangle + solid('FF0000') + shadow))),
    saved,
  );
  expect(facts.filter(({ lost }) => lost)).toEqual([
    { fact: 'effects', count: 1, lost: true, detail: 'Sheet1' },
  ]);
});

test('an EMF picture is drawn as shapes and text', async () => {
  const picture = '<xdr:pic><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill><xdr:spPr/></xdr:pic>';
  const { pdf, pages, facts } = await printWorkbook(
    sheetOf(anchorXml(0, 0, 200, 100, picture), [], { 'media/a.emf': metafile('Plan') }),
    saved,
  );
  expect(
    await coloursAt(pdf, [
      [50, 50],
      [150, 25],
    ]),
  ).toEqual([red, blue]);
  expect(pages).toHaveLength(1);
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([{ fact: 'drawings', count: 1 }]);
});

const chart = `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:cat><c:strRef><c:f>Sheet1!$A$1:$A$2</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>Sheet1!$B$1:$B$2</c:f></c:numRef></c:val></c:ser></c:barChart><c:catAx><c:axId val="1"/><c:delete val="0"/></c:catAx><c:valAx><c:axId val="2"/><c:delete val="0"/></c:valAx></c:plotArea></c:chart></c:chartSpace>`;

test('a chart sheet fills a landscape page of its own', async () => {
  const graphic =
    '<xdr:graphicFrame><a:graphic><a:graphicData><c:chart r:id="rId1"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/>';
  const entries = unzipSync(
    workbook({
      sheets: [
        {
          rows: [
            ['East', 4],
            ['West', 8],
          ],
        },
        {
          name: 'Sales chart',
          rows: [],
          drawing: {
            anchors: `<xdr:absoluteAnchor><xdr:pos x="0" y="0"/><xdr:ext cx="9300000" cy="6000000"/>${graphic}</xdr:absoluteAnchor>`,
            parts: { 'charts/c.xml': chart },
          },
        },
      ],
    }),
  );
  const edit = (path: string, change: (text: string) => string) => {
    entries[path] = strToU8(change(new TextDecoder().decode(entries[path])));
  };
  edit('xl/_rels/workbook.xml.rels', (text) =>
    text.replace(/worksheet"( Target="worksheets\/sheet2)/, 'chartsheet"$1'),
  );
  edit('xl/worksheets/sheet2.xml', (text) =>
    text.replaceAll('worksheet', 'chartsheet').replace(/<sheetData>.*<\/sheetData>/, ''),
  );
  for (const layout of ['fit', 'saved'] as const) {
    const { pages, facts, file } = await printFile(zipSync(entries), { sheets: [0, 1], layout });
    expect(pages).toHaveLength(2);
    expect(file?.chapters).toContainEqual({ title: 'Sales chart', page: 2 });
    const [, page] = pages;
    expect(page?.width).toBeGreaterThan(page?.height ?? 0);
    const texts = page?.pieces.map(({ text }) => text.trim());
    expect(texts).toEqual(expect.arrayContaining(['East', 'West']));
    const across = page?.pieces.map(({ x }) => x) ?? [];
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(300);
    expect(facts.filter(({ lost }) => lost).map(({ fact }) => fact)).toEqual(['redrawn-charts']);
  }
});

/** A workbook whose first sheet has a VML part with these shapes; `listed` is the XML that refers to them. */
function withVml(shapes: string, listed: string) {
  const entries = unzipSync(workbook({ sheets: [{ rows: [['text']] }] }));
  const relations = (inside: string) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`,
    );
  const relation = (type: string, target: string) =>
    `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const sheet = new TextDecoder().decode(entries['xl/worksheets/sheet1.xml']);
  return zipSync({
    ...entries,
    'xl/worksheets/sheet1.xml': strToU8(
      sheet.replace('</worksheet>', `${margins}<legacyDrawing r:id="rId1"/>${listed}</worksheet>`),
    ),
    'xl/worksheets/_rels/sheet1.xml.rels': relations(relation('vmlDrawing', '../drawings/v.vml')),
    'xl/drawings/v.vml': strToU8(`<xml><br>${shapes}</xml>`),
    'xl/drawings/_rels/v.vml.rels': relations(relation('image', '../media/a.emf')),
    'xl/media/a.emf': metafile('Plan'),
  });
}

const vml = (number: number, kind: string, inside = '') =>
  `<v:shape id="_x0000_s${number}" style="width:1pt">${inside}<x:ClientData ObjectType="${kind}"><x:Anchor> 1, 0, 1, 0, 5, 0, 5, 0</x:Anchor></x:ClientData></v:shape>`;

test('an embedded object shows its picture over its cells; one without a picture is reported, comments are not', async () => {
  const shapes = vml(1, 'Pict', '<v:imagedata o:relid="rId1" o:title=""/>') + vml(2, 'Pict') + vml(3, 'Note');
  const objects =
    '<oleObjects><oleObject shapeId="1"/><oleObject shapeId="2"/><oleObject shapeId="2"/></oleObjects>';
  const { pdf, facts } = await printFile(withVml(shapes, objects), saved);
  expect(
    await coloursAt(pdf, [
      [48 + 40, 15 + 20],
      [48 + 150, 15 + 10],
    ]),
  ).toEqual([red, blue]);
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([
    { fact: 'drawings', count: 1 },
    { fact: 'drawings', count: 1, lost: true },
  ]);
});

test('pictures of headers and footers are drawn at their sides, behind the table, and counted', async () => {
  const shape = (place: string) =>
    `<v:shape id="${place}" style="position:absolute;width:100pt;height:50pt"><v:imagedata o:relid="rId1"/></v:shape>`;
  const entries = unzipSync(withVml(shape('LH') + shape('RF'), ''));
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = new TextDecoder().decode(entries[path]);
  const headerAndFooter =
    '<headerFooter><oddHeader>&amp;L&amp;G&amp;C&amp;G</oddHeader><oddFooter>&amp;R&amp;G</oddFooter></headerFooter>';
  entries[path] = strToU8(
    sheet.replace(margins, margins + headerAndFooter).replace('<legacyDrawing', '<legacyDrawingHF'),
  );
  const { pdf, facts } = await printFile(zipSync(entries), saved);
  const from = { x: -36, y: -36 };
  const header: [number, number][] = [
    [36 + 25, 21.6 + 25],
    [36 + 75, 21.6 + 12],
  ];
  const footer: [number, number][] = [[595 - 36 - 75, 842 - 21.6 - 25]];
  const points = [...header, ...footer].map(([x, y]): [number, number] => [x + from.x, y + from.y]);
  expect(await coloursAt(pdf, points)).toEqual([red, blue, red]);
  expect(facts.filter(({ fact }) => fact === 'drawings')).toEqual([
    { fact: 'drawings', count: 2 },
    { fact: 'drawings', count: 1, lost: true },
  ]);
});

test('parts of a workbook are found in any letter case and with either slash', async () => {
  const parts = Object.entries(unzipSync(workbook({ sheets: [{ rows: [['Found']] }] })));
  const odd = zipSync(
    Object.fromEntries(parts.map(([path, part]) => [path.toLowerCase().replaceAll('/', '\\'), part])),
  );
  const { files } = await convert(odd as Uint8Array<ArrayBuffer>);
  expect(files[0]?.pages).toBe(1);
});

test('cells are visible through a shape that is not opaque', async () => {
  const tint = '<a:solidFill><a:srgbClr val="FF0000"><a:alpha val="20000"/></a:srgbClr></a:solidFill>';
  const black =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><fills><fill><patternFill patternType="solid"><fgColor rgb="FF000000"/></patternFill></fill></fills><cellXfs><xf fillId="0" applyFill="1"/></cellXfs>';
  const colourOf = async (styles: object) => {
    const made = sheetOf(anchorXml(0, 0, 200, 60, shape(rectangle + tint)), [['a cell']]);
    const { pdf } = await printWorkbook({ ...made, ...styles }, saved);
    return coloursAt(pdf, [[44, 3]]);
  };
  expect(await colourOf({ styles: black })).toEqual(['51,0,0']);
  expect(await colourOf({})).toEqual(['255,204,204']);
});
