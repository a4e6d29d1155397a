import { expect, test } from 'vitest';
import { a4, p, para, run, table } from '../helpers/word-file';
import { printParts } from './print';

const end = `<w:sectPr>${a4}</w:sectPr>`;
const lossesOf = async (body: string, settings = '') =>
  (await printParts({ body: body + end, ...(settings && { settings }) })).facts
    .filter((fact) => fact.lost)
    .map(({ fact, count, detail }) => [fact, count ?? detail]);

const shape = (inside: string, preset = 'rect') =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="635000" cy="635000"/><wp:docPr id="1" name="s"/><a:graphic><a:graphicData uri="shape"><wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="635000" cy="635000"/></a:xfrm><a:prstGeom prst="${preset}"/>${inside}</spPr><bodyPr/></wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

test.each<[string, string, unknown[][]]>([
  ['a shadow of text', p('Word', '', '<w:shadow/>'), [['effects', 1]]],
  [
    'engraved text, and not one that is off',
    p('Word', '', '<w:emboss/><w:imprint w:val="0"/>'),
    [['effects', 1]],
  ],
  ['a glow of a shape', para(shape('<a:effectLst><a:glow/></a:effectLst>')), [['effects', 1]]],
  ['no effect of an empty list', para(shape('<a:effectLst/>')), []],
  [
    'a hatched shape',
    para(shape('<a:pattFill><a:fgClr><a:srgbClr val="ff0000"/></a:fgClr></a:pattFill>')),
    [['patterns', 1]],
  ],
  ['a shape without a known outline', para(shape('', 'unheardOf')), [['outlines', 1]]],
  ['an emphasis mark', p('Word', '', '<w:em w:val="dot"/>'), [['settings', 'em']]],
  ['an unknown property', p('Word', '<w:unheardOf/>'), [['settings', 'unheardOf']]],
  ['an unknown element of text', para(`${run('Word')}<w:unheardOf/>`), [['settings', 'unheardOf']]],
  [
    'space between cells',
    table([3000], [['A']], '<w:tblCellSpacing w:w="40" w:type="dxa"/>'),
    [['settings', 'tblCellSpacing']],
  ],
  [
    'rows of a table with different alignments',
    table([3000], [['A'], ['B']], '', (row) => (row === 0 ? '<w:jc w:val="center"/>' : '')),
    [['settings', 'rowJc']],
  ],
  [
    'no alignment of rows that is that of their table',
    table([3000], [['A'], ['B']], '<w:jc w:val="center"/>', () => '<w:jc w:val="center"/>'),
    [],
  ],
  [
    'a border of a kind that is not drawn, by one name',
    table(
      [3000],
      [['A']],
      '<w:tblBorders><w:top w:val="thinThickSmallGap"/><w:left w:val="outset"/></w:tblBorders>',
    ),
    [['settings', 'border']],
  ],
  ['a comment', para(`${run('Word')}<w:r><w:commentReference w:id="0"/></w:r>`), [['comments', 1]]],
  [
    'tracked changes',
    para(
      `<w:ins w:id="1">${run('new')}</w:ins><w:del w:id="2"><w:r><w:delText>old</w:delText></w:r></w:del>`,
    ),
    [['revisions', 2]],
  ],
  [
    'tracked changes of format, and nothing of the former one',
    p(
      'Word',
      '<w:pPrChange w:id="1"><w:pPr><w:unheardOf/></w:pPr></w:pPrChange>',
      '<w:b/><w:rPrChange w:id="2"><w:rPr><w:shadow/></w:rPr></w:rPrChange>',
    ) +
      table(
        [3000],
        [['A']],
        '<w:tblPrChange w:id="3"><w:tblPr/></w:tblPrChange>',
        () => '<w:trPrChange w:id="4"><w:trPr/></w:trPrChange>',
      ),
    [['revisions', 4]],
  ],
  [
    'an embedded object without a picture',
    para('<w:r><w:object><w:unheardOf/></w:object></w:r>'),
    [['shapes', 1]],
  ],
])('the report names %s', async (_, body, reported) => {
  expect(await lossesOf(body)).toEqual(reported);
});

test('the report names effects that a style in use has, and no others', async () => {
  const style = (id: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:rPr><w:shadow/></w:rPr></w:style>`;
  const { facts } = await printParts({
    styles: style('Used') + style('Unused'),
    body: p('Word', '<w:pStyle w:val="Used"/>') + end,
  });
  expect(facts).toContainEqual({ fact: 'effects', lost: true, count: 1 });
});

test('hyphenation is reported, unless the file asks for it in no paragraph', async () => {
  const settings = '<w:autoHyphenation/>';
  const styles =
    '<w:docDefaults><w:pPrDefault><w:pPr><w:suppressAutoHyphens/></w:pPr></w:pPrDefault></w:docDefaults>';
  const lostFacts = async (parts: { styles?: string }, pPr = '') =>
    (await printParts({ ...parts, settings, body: p('Word', pPr) + end })).facts.filter(({ lost }) => lost);
  const hyphenation = [{ fact: 'settings', lost: true, detail: 'autoHyphenation' }];
  expect(await lostFacts({})).toEqual(hyphenation);
  expect(await lostFacts({ styles })).toEqual([]);
  expect(await lostFacts({ styles }, '<w:suppressAutoHyphens w:val="0"/>')).toEqual(hyphenation);
});

test('settings of older programs are reported together; window settings are not', async () => {
  const settings = '<w:uiCompat97To2003/><w:compat><w:spaceForUL/><w:ulTrailSpace/></w:compat>';
  expect(await lossesOf(p('Word'), settings)).toEqual([['settings', 'compat']]);
  expect(await lossesOf(p('Word'), '<w:uiCompat97To2003/>')).toEqual([]);
});

test('a table whose rows are all centred is centred', async () => {
  const rows = table([3000], [['Middle']], '', () => '<w:jc w:val="center"/>');
  const { pages } = await printParts({ body: rows + end });
  expect(pages[0]?.pieces[0]?.x).toBeCloseTo((595.3 - 150) / 2 + 5.4, 0);
});
