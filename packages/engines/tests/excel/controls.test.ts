import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { workbook } from '../helpers/workbook';
import { printFile } from './print';

const relations = (list: [id: string, type: string, target: string][]) =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(
        ([id, type, target]) =>
          `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`,
  );

type ControlParts = { kind: string; words?: string; data?: string; style?: string; properties?: string };

/** A workbook with form controls, each in a row of its own over the columns B to D. */
function withControls(controls: readonly ControlParts[], isListed = true) {
  const rows = [['Pune'], ['Nagpur'], ['Nashik']];
  const before = '<sheetFormatPr defaultRowHeight="15"/>';
  const after =
    '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><legacyDrawing r:id="v"/>';
  const listed = controls.map(
    (_, index) => `<control shapeId="${1025 + index}" r:id="c${index}" name="Control ${index}"/>`,
  );
  const parts = unzipSync(
    workbook({
      sheets: [
        {
          name: 'Form',
          rows: [['Office']],
          before,
          after: `${after}${isListed ? `<controls>${listed.join('')}</controls>` : ''}`,
        },
        { name: 'Places, all', rows },
      ],
    }),
  );
  const shapes = controls.map(
    ({ kind, words = '', data = '', style = '' }, index) =>
      `<v:shape id="Control_${index}" o:spid="_x0000_s${1025 + index}" type="#_x0000_t201" style='position:absolute;${style}'><v:textbox style='mso-direction-alt:auto'><div style='text-align:left'><font face="Tahoma" size="160" color="auto">${words}</font></div></v:textbox><x:ClientData ObjectType="${kind}"><x:Anchor> 1, 0, ${index * 4 + 1}, 0, 4, 0, ${index * 4 + 3}, 0</x:Anchor>${data}</x:ClientData></v:shape>`,
  );
  const properties = controls.flatMap(({ properties }, index): [string, Uint8Array][] =>
    properties === undefined
      ? []
      : [
          [
            `xl/ctrlProps/c${index}.xml`,
            strToU8(
              `<formControlPr xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main" ${properties}/>`,
            ),
          ],
        ],
  );
  return zipSync({
    ...parts,
    'xl/worksheets/_rels/sheet1.xml.rels': relations([
      ['v', 'vmlDrawing', '../drawings/v.vml'],
      ...controls.map((_, index): [string, string, string] => [
        `c${index}`,
        'ctrlProp',
        `../ctrlProps/c${index}.xml`,
      ]),
    ]),
    'xl/drawings/v.vml': strToU8(`<xml>${shapes.join('')}</xml>`),
    ...Object.fromEntries(properties),
  }) as Uint8Array<ArrayBuffer>;
}

const print = async (controls: readonly ControlParts[], isListed?: boolean) => {
  const { pdf, pages, facts } = await printFile(withControls(controls, isListed), { layout: 'saved' });
  const pageText = pages.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n');
  return {
    pdf,
    pieces: pages[0]?.pieces ?? [],
    words: pageText,
    lost: facts.filter(({ lost, fact }) => lost && fact !== 'font'),
    facts,
  };
};

test('form controls show their text, and lists their selected value from cells of another sheet', async () => {
  const list = "<x:FmlaRange>'Places, all'!$A$1:$A$3</x:FmlaRange>";
  const { words, pieces, lost, facts } = await print([
    { kind: 'Checkbox', words: 'Sent &amp; paid' },
    { kind: 'Radio', words: 'By\n   post' },
    { kind: 'Label', words: 'Office' },
    { kind: 'GBox', words: 'Kind' },
    { kind: 'Button', words: 'Print' },
    { kind: 'Drop', data: `${list}<x:Sel>2</x:Sel>` },
    { kind: 'Drop', data: `${list}<x:Sel>0</x:Sel>` },
    { kind: 'List', data: `${list}<x:Sel>3</x:Sel>` },
    { kind: 'Spin' },
    { kind: 'Scroll' },
  ]);
  for (const text of ['Sent & paid', 'By post', 'Office', 'Kind', 'Print', 'Nagpur', 'Nashik'])
    expect(words).toContain(text);
  // The list is 30 points high: it has room for two of three items, and shows the selected one.
  expect(words.match(/Pune/g)).toBeNull();
  expect(words.match(/Nagpur/g)).toHaveLength(2);
  expect(pieces.find(({ text }) => text.includes('Sent'))?.x).toBeCloseTo(36 + 48 + 14, 0);
  expect(lost).toEqual([]);
  expect(facts).toContainEqual({ fact: 'drawings', count: 10 });
});

test('check boxes show their state; what newer versions of Excel save takes precedence', async () => {
  const { pdf } = await print([
    { kind: 'Checkbox', data: '<x:Checked>1</x:Checked>' },
    { kind: 'Checkbox' },
    { kind: 'Checkbox', properties: 'objectType="CheckBox" checked="Checked"' },
    { kind: 'Checkbox', data: '<x:Checked>2</x:Checked>' },
    { kind: 'Radio', data: '<x:Checked>1</x:Checked>' },
    { kind: 'Radio' },
  ]);
  const [page] = await drawnPages(pdf, 1, 1);
  const isMarkedIn = (row: number) => {
    let dark = 0;
    // Samples the inside of the box, without its lines.
    for (let x = 4.5; x < 10.5; x += 0.75)
      for (let y = 12; y < 18; y += 0.75) {
        const [red = 255] =
          page?.pixelAt(
            Math.round(((36 + 48 + x) * 96) / 72),
            Math.round(((36 + 15 + row * 60 + y) * 96) / 72),
          ) ?? [];
        if (red < 200) dark++;
      }
    return dark > 4;
  };
  expect([0, 1, 2, 3, 4, 5].map(isMarkedIn)).toEqual([true, false, true, true, true, false]);
});

test('controls marked as not printing are not printed, and rare kinds are reported', async () => {
  const { words, lost } = await print([
    { kind: 'Button', words: 'Run', data: '<x:PrintObject>False</x:PrintObject>' },
    { kind: 'Checkbox', words: 'Gone', style: 'visibility:hidden' },
    { kind: 'Movie', words: 'Film' },
    { kind: 'Checkbox', words: 'Here' },
  ]);
  expect(words).toContain('Here');
  expect(words).not.toMatch(/Run|Gone|Film/);
  expect(lost).toEqual([{ fact: 'controls', count: 1, lost: true, detail: 'Form' }]);
});

test('prints controls that are only in the legacy drawing', async () => {
  const { words, lost } = await print(
    [{ kind: 'Checkbox', words: 'Here' }, { kind: 'Movie' }, { kind: 'Note' }],
    false,
  );
  expect(words).toContain('Here');
  expect(lost).toEqual([{ fact: 'controls', count: 1, lost: true, detail: 'Form' }]);
});
