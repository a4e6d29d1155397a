import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { workbook } from '../helpers/workbook';
import { printFile } from './print';

const texts = [
  [
    'B1',
    '<r><rPr><b/><sz val="9"/><rFont val="Arial"/></rPr><t>Asha:</t></r><r><t xml:space="preserve">\nask the bank</t></r>',
  ],
  [
    'A2',
    '<t>[Threaded comment]\n\nYour version of Excel allows you to read this.\n\nComment:\n    paid twice</t>',
  ],
];

/** A workbook with a visible comment at B1, over D2:F5, and a hidden one at A2. */
function withComments(pageSetup: string) {
  const comments = `<authors><author>Asha</author></authors><commentList>${texts
    .map(([ref, text]) => `<comment ref="${ref}" authorId="0"><text>${text}</text></comment>`)
    .join('')}</commentList>`;
  const parts = unzipSync(
    workbook({
      sheets: [
        {
          name: 'Ledger',
          rows: [
            ['Rent', 12],
            ['Tea', 3],
          ],
          after: `<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>${pageSetup}<headerFooter><oddHeader>&amp;CLedger of Asha</oddHeader></headerFooter><legacyDrawing r:id="v"/>`,
          comments,
        },
      ],
    }),
  );
  const note = (row: number, column: number, style: string, visible: string) =>
    `<v:shape id="s${row}" o:spid="_x0000_s${1025 + row}" type="#_x0000_t202" style='position:absolute;${style}' fillcolor="#ffffe1"><v:textbox/><x:ClientData ObjectType="Note"><x:Anchor>3, 0, 1, 0, 6, 0, 5, 0</x:Anchor>${visible}<x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;
  const path = 'xl/worksheets/_rels/sheet1.xml.rels';
  const vml =
    '<Relationship Id="v" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/vmlDrawing" Target="../drawings/v.vml"/></Relationships>';
  parts[path] = strToU8(strFromU8(parts[path] as Uint8Array).replace('</Relationships>', vml));
  parts['xl/drawings/v.vml'] = strToU8(
    `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">${note(0, 1, '', '<x:Visible/>')}${note(1, 0, 'visibility:hidden', '')}</xml>`,
  );
  return zipSync(parts) as Uint8Array<ArrayBuffer>;
}

const collapseSpaces = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

test('comments are listed after their sheet, under its header, if the sheet sets that', async () => {
  const { pages, facts, file } = await printFile(withComments('<pageSetup cellComments="atEnd"/>'));
  expect(pages.map(({ text }) => collapseSpaces(text))).toEqual([
    expect.stringMatching(/^(?!.*bank).*Rent 12/),
    expect.stringMatching(/Cell: B1.*Comment: Asha: ask the bank Cell: A2 Comment: paid twice/),
  ]);
  for (const { text } of pages) expect(text).toContain('Ledger of Asha');
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  expect(facts).toContainEqual({ fact: 'sheets', count: 1 });
  expect(file?.chapters).toEqual([{ title: 'Ledger', page: 1 }]);
});

test('with cellComments “asDisplayed”, visible comments are printed in place and hidden comments are not printed', async () => {
  const { pdf, pages, facts } = await printFile(withComments('<pageSetup cellComments="asDisplayed"/>'), {
    layout: 'saved',
  });
  expect(pages).toHaveLength(1);
  expect(collapseSpaces(pages[0]?.text)).toContain('Asha: ask the bank');
  expect(pages[0]?.text).not.toContain('twice');
  const [page] = await drawnPages(pdf);
  const pixelAt = (x: number, y: number) =>
    page?.pixelAt(Math.round(((36 + x) * 4) / 3), Math.round(((36 + y) * 4) / 3));
  expect(pixelAt(48 * 5.9, 15 * 4.8)).toEqual([255, 255, 224]);
  expect(pixelAt(48 * 6.2, 15 * 4.8)).toEqual([255, 255, 255]);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('comments are not printed with cellComments “none”', async () => {
  const { pages, facts } = await printFile(withComments('<pageSetup cellComments="none"/>'));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).not.toContain('bank');
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});
