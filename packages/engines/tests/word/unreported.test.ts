import { expect, test } from 'vitest';
import { linkOf } from '../../src/word/read/fields';
import { png } from '../helpers/drawn-png';
import { a4, p, para, picture, run, table } from '../helpers/word-file';
import { printParts } from './print';

/** Contents that were once missing on the pages, or printed differently than by Word, without a report. */

const end = `<w:sectPr>${a4}</w:sectPr>`;
const reference = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
const textsOf = ({ pages }: Awaited<ReturnType<typeof printParts>>) =>
  pages.map(({ pieces }) => pieces.map(({ text }) => text).join(' '));
const lostOf = ({ facts }: Awaited<ReturnType<typeof printParts>>) =>
  facts.filter(({ lost }) => lost).map(({ fact, count, detail }) => ({ fact, count, detail }));

const separators = [
  `<w:footnote w:type="separator" w:id="-1">${p('Sources of this page')}</w:footnote>`,
  `<w:footnote w:type="continuationSeparator" w:id="0">${para(`<w:r><w:continuationSeparator/></w:r>${run('from before')}`)}</w:footnote>`,
  `<w:footnote w:type="continuationNotice" w:id="5">${p('over the page')}</w:footnote>`,
].join('');

test('text that replaces the footnote separator is drawn', async () => {
  const result = await printParts({
    footnotes: `${separators}<w:footnote w:id="1">${p('Remark')}</w:footnote>`,
    body: para(run('Text') + reference(1)) + end,
  });
  expect(textsOf(result)).toEqual([expect.stringMatching(/^Text1 Sources of this page Remark$/)]);
  expect(lostOf(result)).toEqual([]);
});

test('a footnote that continues has its continuation texts on both pages', async () => {
  const long = Array.from({ length: 70 }, (_, i) => p(`remark${i}`)).join('');
  const result = await printParts({
    footnotes: `${separators}<w:footnote w:id="1">${long}</w:footnote>`,
    body: para(run('Text') + reference(1)) + end,
  });
  const [first, second] = textsOf(result);
  expect(first).toMatch(/Sources of this page remark0 .* over the page$/);
  expect(second).toMatch(/^from before .* remark69$/);
  expect(lostOf(result)).toEqual([]);
});

const object = (inside: string) =>
  para(`${run('Before')}<w:r><w:object w:dxaOrig="1440" w:dyaOrig="720">${inside}</w:object></w:r>`);
const embedded = '<o:OLEObject Type="Embed" ProgID="Excel.Sheet.12" ObjectID="_1"/>';

test.each([
  ['an embedded file without a picture', object(embedded), { fact: 'chunks', count: 1 }],
  [
    'an embedded file whose picture is not in the file',
    object(
      `<v:shape type="#_x0000_t75" style="width:72pt;height:36pt"><v:imagedata r:id="none"/></v:shape>${embedded}`,
    ),
    { fact: 'shapes', count: 1 },
  ],
  [
    'a control without a picture',
    object('<w:control w:name="TextBox1" r:id="none"/>'),
    { fact: 'shapes', count: 1 },
  ],
])('%s is reported', async (_, body, fact) => {
  expect(lostOf(await printParts({ body: body + end }))).toEqual([fact]);
});

const emu = (points: number) => points * 12_700;
const box = (texts: string[], bodyPr = '<bodyPr/>') =>
  para(
    `<w:r><w:drawing><wp:inline><wp:extent cx="${emu(150)}" cy="${emu(30)}"/><wp:docPr id="1" name="s"/><a:graphic><a:graphicData uri="shape"><wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(150)}" cy="${emu(30)}"/></a:xfrm><a:prstGeom prst="rect"/><a:ln><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></spPr><txbx><w:txbxContent>${texts.map((text) => p(text)).join('')}</w:txbxContent></txbx>${bodyPr}</wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );

test('text longer than a box of fixed height ends with the box, and the rest is reported', async () => {
  const result = await printParts({ body: box(['one', 'two', 'three', 'four']) + p('After') + end });
  expect(textsOf(result)).toEqual(['one two After']);
  expect(lostOf(result)).toEqual([{ fact: 'words', count: 2, detail: 'three' }]);
});

test('a box that grows with its text shows all of it', async () => {
  const body = box(['one', 'two', 'three', 'four'], '<bodyPr><a:spAutoFit/></bodyPr>') + end;
  expect(lostOf(await printParts({ body }))).toEqual([]);
});

const numbering =
  '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

test('the number of a paragraph that continues in the line of another one is not reported as missing', async () => {
  const body =
    p('First', `${listed}<w:rPr><w:vanish/></w:rPr>`) + p('Second', listed) + p('Third', listed) + end;
  const result = await printParts({ numbering, body });
  expect(textsOf(result)[0]).toMatch(/^1\. FirstSecond .* Third$/);
  expect(lostOf(result)).toEqual([]);
});

const dot = png({ width: 1, height: 1, colour: 2, bits: 8, pixelAt: () => [0, 0, 0] });
const wideTable = (tblPr: string) => table([2000, 2000], [[para(picture('pic', 150, 40)), 'Beside']], tblPr);

test('a picture wider than a cell of a fixed width ends with the cell, and that is reported', async () => {
  const result = await printParts({
    pictures: { pic: dot },
    body: wideTable('<w:tblLayout w:type="fixed"/>') + end,
  });
  expect(result.pages[0]?.pieces[0]?.x).toBeCloseTo(72 + 100, 0);
  expect(lostOf(result)).toEqual([{ fact: 'cropped', count: 1 }]);
});

test('a column that is not fixed becomes as wide as a picture in it', async () => {
  const result = await printParts({ pictures: { pic: dot }, body: wideTable('') + end });
  expect(result.pages[0]?.pieces[0]?.x).toBeCloseTo(72 + 150 + 10.8, 0);
  expect(lostOf(result)).toEqual([]);
});

const link = (id: string) => `<w:hyperlink r:id="${id}">${run(id)}</w:hyperlink>`;
const toPlace = (name: string) => `<w:hyperlink w:anchor="${name}">${run(name)}</w:hyperlink>`;
const linksOf = ({ facts }: Awaited<ReturnType<typeof printParts>>) =>
  facts.filter(({ fact }) => fact === 'links').map(({ count, lost = false }) => ({ count, lost }));

test('links that PDF readers do not open are reported, and a link without a target is not counted', async () => {
  const links = { web: 'https://a.example', script: 'javascript:alert(1)', drive: 'file:///c:/x.docx' };
  const body = para(`${link('web')}${link('script')}${link('drive')}${toPlace('nowhere')}`) + end;
  expect(linksOf(await printParts({ links, body }))).toEqual([
    { count: 1, lost: false },
    { count: 2, lost: true },
  ]);
});

test('among equal links, each one that is on no page is reported', async () => {
  const links = { web: 'https://a.example' };
  // Content below the edge of a row of exact height is not printed.
  const row = '<w:trHeight w:val="300" w:hRule="exact"/>';
  const cell = para(link('web')) + para(link('web')) + para(link('web'));
  const body = para(link('web')) + table([3000], [[cell]], '', () => row) + end;
  expect(linksOf(await printParts({ links, body }))).toEqual([
    { count: 2, lost: false },
    { count: 2, lost: true },
  ]);
});

test('a link over several lines and pages counts once', async () => {
  const links = { web: 'https://a.example' };
  const long = `<w:hyperlink r:id="web">${run('many words of one link '.repeat(300))}</w:hyperlink>`;
  const field = (instruction: string, inside: string) =>
    `<w:fldSimple w:instr="${instruction}">${inside}</w:fldSimple>`;
  const number = `<w:hyperlink r:id="web">${field(' PAGE ', run('1'))}</w:hyperlink>`;
  const mark = '<w:hyperlink r:id="web"><w:bookmarkStart w:id="1" w:name="mark"/></w:hyperlink>';
  const body = para(long + number + field(' HYPERLINK &quot;https://a.example&quot; ', number) + mark) + end;
  expect(linksOf(await printParts({ links, body }))).toEqual([{ count: 3, lost: false }]);
});

test('links lead to a bookmark between paragraphs', async () => {
  const body =
    para(toPlace('there')) +
    '<w:bookmarkStart w:id="1" w:name="there"/><w:bookmarkEnd w:id="1"/>' +
    p('Here') +
    end;
  expect(linksOf(await printParts({ body }))).toEqual([{ count: 1, lost: false }]);
});

test('a linked picture opens its link', async () => {
  const linked = picture('pic', 20, 20).replace(
    /<wp:docPr ([^>]*)\/>/,
    '<wp:docPr $1><a:hlinkClick r:id="web"/></wp:docPr>',
  );
  const parts = { pictures: { pic: dot }, links: { web: 'https://a.example' } };
  expect(linksOf(await printParts({ ...parts, body: para(linked) + end }))).toEqual([
    { count: 1, lost: false },
  ]);
});

const sectionWithBorder = (left: number) =>
  `<w:sectPr>${a4.replace('w:left="1440"', `w:left="${left}"`)}<w:pgBorders w:offsetFrom="text"><w:left w:val="single" w:sz="8" w:space="31"/></w:pgBorders></w:sectPr>`;

test('page borders outside the page are reported', async () => {
  expect(lostOf(await printParts({ body: p('Text') + sectionWithBorder(1440) }))).toEqual([]);
  expect(lostOf(await printParts({ body: p('Text') + sectionWithBorder(200) }))).toEqual([
    { fact: 'shapes', count: 1 },
  ]);
});

const fieldOf = (instruction: string, result?: string) =>
  para(
    `${run('x')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r>${result === undefined ? '' : `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}`}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  );
const ignoredFields = async (body: string, settings = '') =>
  (await printParts({ body: body + end, ...(settings && { settings }) })).facts
    .filter(({ fact }) => fact === 'settings')
    .map(({ detail }) => detail);

test('a date that Word updates, and a field without a saved result, are reported', async () => {
  expect(await ignoredFields(fieldOf('DATE', '1/1/2020'))).toEqual(['DATE']);
  expect(await ignoredFields(fieldOf('SEQ Table') + fieldOf('= 2+3'))).toEqual(['emptyField']);
  expect(await ignoredFields(para('<w:fldSimple w:instr=" REF x "/>'))).toEqual(['emptyField']);
  expect(await ignoredFields(fieldOf('REF x', '') + fieldOf('XE word') + fieldOf('SEQ Table', '3'))).toEqual(
    [],
  );
});

test('text outside of paragraphs is reported', async () => {
  const loose = '<w:r><w:t>Loose run</w:t></w:r>';
  expect(lostOf(await printParts({ body: loose + p('Text') + end }))).toEqual([
    { fact: 'words', count: 2, detail: 'Loose' },
  ]);
});

test('columns of a table without widths are as wide as their text', async () => {
  const rows = `<w:tr><w:tc>${p('A name of some length')}</w:tc><w:tc>${p('Beta')}</w:tc></w:tr>`;
  const grid = '<w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="100"/></w:tblGrid>';
  const tblPr = '<w:tblPr><w:tblW w:type="auto" w:w="0"/></w:tblPr>';
  const result = await printParts({ body: `<w:tbl>${tblPr}${grid}${rows}</w:tbl>${end}` });
  expect(result.pages[0]?.pieces.map(({ text }) => text)).toEqual(['A name of some length', 'Beta']);
});

test('the rupee sign is drawn for fonts that have it in place of the grave accent', async () => {
  const font = '<w:rFonts w:ascii="Rupee Foradian" w:hAnsi="Rupee Foradian"/>';
  const result = await printParts({ body: p('`500', '', font) + end });
  expect(textsOf(result).join('').replaceAll(' ', '')).toBe('₹500');
});

test('text is cut at the end of a frame of exact height', async () => {
  const frame =
    '<w:framePr w:w="1000" w:h="300" w:hRule="exact" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/>';
  const result = await printParts({ body: p('Framed words that are longer', frame) + p('Body') + end });
  expect(lostOf(result)).toEqual([{ fact: 'words', count: 4, detail: 'words' }]);
});

test('a picture that reaches beyond the paper is reported', async () => {
  const lossesOf = async (width: number) =>
    lostOf(await printParts({ pictures: { pic: dot }, body: para(picture('pic', width, 40)) + end }));
  expect(await lossesOf(500)).toEqual([]);
  expect(await lossesOf(900)).toEqual([{ fact: 'cropped', count: 1 }]);
});

test('a picture that is higher than its page, its row or its line is reported', async () => {
  const lossesOf = async (body: string) =>
    lostOf(await printParts({ pictures: { pic: dot }, body: body + end }));
  const tallPicture = para(picture('pic', 40, 760));
  const cropped = [{ fact: 'cropped', count: 1 }];
  expect(await lossesOf(tallPicture)).toEqual([]);
  expect(await lossesOf(para(picture('pic', 40, 800)))).toEqual(cropped);
  expect(await lossesOf(table([2000], [[para(picture('pic', 40, 800))]]))).toEqual(cropped);
  const row = '<w:trHeight w:val="300" w:hRule="exact"/>';
  expect(await lossesOf(table([2000], [[para(picture('pic', 40, 60))]], '', () => row))).toEqual(cropped);
  const line = '<w:spacing w:line="240" w:lineRule="exact"/>';
  expect(await lossesOf(para(picture('pic', 40, 60), line))).toEqual(cropped);
});

test('a merged cell without its first cell, and a page without a size, are printed', async () => {
  const cell = (text: string) => `<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${p(text)}</w:tc></w:tr>`;
  const body = `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid>${cell('Alone')}${cell('')}</w:tbl>`;
  const result = await printParts({ body: `${body}<w:sectPr><w:pgSz w:w="0" w:h="0"/></w:sectPr>` });
  expect(textsOf(result)).toEqual(['Alone']);
  expect(lostOf(result)).toEqual([]);
});

test('a linked picture is reported as missing, not as in a format that cannot be drawn', async () => {
  const linked = picture('pic', 30, 30).replace('r:embed="pic"', 'r:link="ext"');
  const result = await printParts({ links: { ext: 'https://a.example/a.png' }, body: para(linked) + end });
  expect(lostOf(result)).toEqual([{ fact: 'off-page', count: 1, detail: 'a.png' }]);
});

const groupXml = (nodes: string) =>
  para(
    `<w:r><w:drawing><wp:inline><wp:extent cx="${emu(100)}" cy="${emu(50)}"/><wp:docPr id="1" name="g"/><a:graphic><a:graphicData uri="group"><wgp><grpSpPr><a:xfrm><a:ext cx="${emu(100)}" cy="${emu(50)}"/><a:chExt cx="${emu(100)}" cy="${emu(50)}"/></a:xfrm></grpSpPr>${nodes}</wgp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );
const square = (x: number, id: string) =>
  `<wsp><cNvPr id="2" name="s"><a:hlinkClick r:id="${id}"/></cNvPr><spPr><a:xfrm><a:off x="${emu(x)}" y="0"/><a:ext cx="${emu(40)}" cy="${emu(40)}"/></a:xfrm><a:prstGeom prst="rect"/><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></spPr></wsp>`;

test('each shape of a group opens its own link', async () => {
  const links = { web: 'https://a.example', other: 'https://b.example', drive: 'file:///c:/x.docx' };
  const body = groupXml(square(0, 'web') + square(50, 'other') + square(60, 'drive')) + end;
  expect(linksOf(await printParts({ links, body }))).toEqual([
    { count: 2, lost: false },
    { count: 1, lost: true },
  ]);
});

test('fields that contain a page number are reported as printed with their saved result', async () => {
  const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
  const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
  const pageText = (text: string) =>
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(text)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const within = (name: string) =>
    para(
      begin +
        code('IF ') +
        begin +
        code(name) +
        pageText('1') +
        code(' = 1 "First" "Later"') +
        pageText('First'),
    );
  expect(await ignoredFields(within('PAGE'))).toEqual(['byPage']);
  expect(await ignoredFields(within('MERGEFIELD Name'))).toEqual([]);
});

test('chapters in files of their own are reported', async () => {
  expect(await ignoredFields(`${p('Book')}<w:subDoc r:id="none"/>`)).toEqual(['subDoc']);
});

test('a row is hidden only if all its text is hidden, not only its end mark', async () => {
  const rows = (rPr: string) =>
    table([2000], [['seen'], [p('more', '', rPr)]], '', (row) => (row === 1 ? '<w:hidden/>' : ''));
  expect(textsOf(await printParts({ body: rows('') + end }))).toEqual(['seen more']);
  expect(textsOf(await printParts({ body: rows('<w:vanish/>') + end }))).toEqual(['seen']);
});

test('a word broken at a soft hyphen has a hyphen there, and an unbroken word has none', async () => {
  const words = `${'aaaa '.repeat(19)}inter\u00adnationalization`;
  const asElement = para(
    `${run(`${'aaaa '.repeat(19)}inter`)}<w:r><w:softHyphen/></w:r>${run('nationalization')}`,
  );
  for (const body of [p(words), asElement]) {
    const result = await printParts({ body: body + p('inter\u00adnational') + end });
    const [text = ''] = textsOf(result);
    expect(text).toMatch(/aaaa inter ?- ?nationalization international$/);
    expect(text.match(/-/g)?.length).toBe(1);
    expect(lostOf(result)).toEqual([]);
  }
});

test.each([
  ['HYPERLINK "https://a.example/x" \\l "part"', 'https://a.example/x#part'],
  ['HYPERLINK https://a.example', 'https://a.example'],
  ['HYPERLINK \\o "a tip" "https://a.example" \\t "_blank"', 'https://a.example'],
  ['HYPERLINK \\l "place" \\o "a tip"', '#place'],
  ['PAGEREF _Toc1 \\h', '#_Toc1'],
  ['REF _Ref1', undefined],
])('the field %s opens %s', (instruction, target) => {
  expect(linkOf(instruction)).toBe(target);
});

test.each(['btLr', 'tbRl'])(
  'rotated text (%s) is cut at the end of its cell, and the rest is reported',
  async (direction) => {
    const turned = `<w:tc><w:tcPr><w:tcW w:w="800" w:type="dxa"/><w:textDirection w:val="${direction}"/></w:tcPr>${p('A long turned heading that has no room in its cell')}</w:tc>`;
    const row = `<w:tr><w:trPr><w:trHeight w:val="900" w:hRule="exact"/></w:trPr>${turned}<w:tc>${p('Beside')}</w:tc></w:tr>`;
    const layout = '<w:tblPr><w:tblLayout w:type="fixed"/></w:tblPr>';
    const grid = '<w:tblGrid><w:gridCol w:w="800"/><w:gridCol w:w="1300"/></w:tblGrid>';
    const result = await printParts({ body: `<w:tbl>${layout}${grid}${row}</w:tbl>${end}` });
    const lost = lostOf(result);
    expect(lost).toEqual([{ fact: 'words', count: expect.any(Number), detail: expect.any(String) }]);
    const [text = ''] = textsOf(result);
    expect(text.split(/\s+/).length + (lost[0]?.count ?? 0)).toBe(11 + 1);
  },
);

test('text continues in linked boxes, and the part that does not fit in the last one is reported', async () => {
  const linkedBox = (inside: string, x: number, height: number) =>
    `<w:r><w:drawing><wp:anchor behindDoc="0" relativeHeight="${x}"><wp:positionH relativeFrom="column"><wp:posOffset>${emu(x)}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${emu(20)}</wp:posOffset></wp:positionV><wp:extent cx="${emu(150)}" cy="${emu(height)}"/><wp:wrapNone/><wp:docPr id="1" name="s"/><a:graphic><a:graphicData uri="shape"><wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(150)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"/></spPr>${inside}<bodyPr/></wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
  const lines = Array.from({ length: 9 }, (_, i) => p(`line${i}`)).join('');
  const first = `<txbx id="7"><w:txbxContent>${lines}</w:txbxContent></txbx>`;
  const printBoxes = async (last: number) =>
    printParts({
      body:
        para(
          linkedBox('<linkedTxbx id="7" seq="2"/>', 320, last) +
            linkedBox(first, 0, 50) +
            linkedBox('<linkedTxbx id="7" seq="1"/>', 160, 50),
        ) + end,
    });
  const whole = await printBoxes(100);
  expect(whole.facts.filter(({ lost }) => lost)).toEqual([]);
  const columns = whole.pages[0]?.pieces.map(({ text, x }) => [text, Math.floor((x - 72) / 160)]);
  expect(columns?.filter(([, at]) => at === 0).map(([text]) => text)).toEqual(['line0', 'line1', 'line2']);
  expect(columns?.filter(([, at]) => at === 1).map(([text]) => text)).toEqual(['line3', 'line4', 'line5']);
  expect(columns?.filter(([, at]) => at === 2).map(([text]) => text)).toEqual(['line6', 'line7', 'line8']);
  expect(lostOf(await printBoxes(30))).toEqual([{ fact: 'words', count: 1, detail: 'line8' }]);
});

test('text that continues in another box of the older format is reported', async () => {
  const box = (style: string) =>
    para(
      `<w:r><w:pict xmlns:v="v"><v:shape style="width:100pt;height:90pt"><v:textbox style="${style}"><w:txbxContent>${p('Text')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
    );
  expect(await ignoredFields(box('mso-next-textbox:#b'))).toEqual(['linkedTxbx']);
  expect(await ignoredFields(box('mso-fit-shape-to-text:t'))).toEqual([]);
});

test('note numbers restart in each section that sets this', async () => {
  const note = (id: number) => `<w:footnote w:id="${id}">${p(`note${id}`)}</w:footnote>`;
  const restart = (kind: string) => `<w:footnotePr><w:numRestart w:val="${kind}"/></w:footnotePr>`;
  const section = (inside: string) => `<w:pPr><w:sectPr>${inside}${a4}</w:sectPr></w:pPr>`;
  const references = (...ids: number[]) => ids.map((id) => run(`r${id}x`) + reference(id)).join('');
  const body =
    `<w:p>${section('')}${references(1, 2)}</w:p>` +
    `<w:p>${section(restart('eachSect'))}${references(3, 4)}</w:p>` +
    `<w:p>${references(5)}</w:p><w:sectPr>${restart('continuous')}${a4}</w:sectPr>`;
  const footnotes = [1, 2, 3, 4, 5].map(note).join('');
  const result = await printParts({ footnotes, body, settings: restart('eachSect') });
  expect(textsOf(result).map((text) => text.replaceAll(' ', '').replace(/note.*/, ''))).toEqual([
    'r1x1r2x2',
    'r3x1r4x2',
    'r5x3',
  ]);
  expect(lostOf(result)).toEqual([]);
  const byPage = await printParts({ footnotes, body, settings: restart('eachPage') });
  expect(lostOf(byPage).map(({ detail }) => detail)).toEqual(['numRestart']);
});
