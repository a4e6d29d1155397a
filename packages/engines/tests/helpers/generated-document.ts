import { random } from './random';
import { a4, field, p, pageOf, para, run, type WordParts } from './word-file';

/** A generated document: its parts, and the words that its pages have to show. */
export type GeneratedDocument = { parts: WordParts; words: string[] };

const emu = (points: number) => Math.round(points * 12_700);

/** Makes a document; the same one for the same seed. Every word of it occurs once. */
export function generatedDocument(seed: number): GeneratedDocument {
  const chance = random(seed);
  const words: string[] = [];
  const upTo = (max: number) => Math.floor(chance() * max);
  const oneOf = <T>(choices: readonly T[]): T => choices[upTo(choices.length)] as T;
  const maybe = (text: string, share = 0.3) => (chance() < share ? text : '');
  /** Width of a column of the section, in points. */
  let available = 451;
  /** A word that differs from all others and from all parts of them. */
  const word = () => {
    const newWord = `${oneOf(['ab', 'de', 'mo', 'xu', 'ßä', 'œn'])}${words.length}z`;
    words.push(newWord);
    return newWord;
  };
  const sentence = (maxWords = 30) => Array.from({ length: 1 + upTo(maxWords) }, word).join(' ');
  /** @param isNarrow larger words would be cut */
  const look = (isNarrow = false) =>
    [maybe('<w:b/>'), maybe('<w:i/>'), ...(isNarrow ? [] : wideningLooks())].join('');
  const wideningLooks = () => [
    maybe('<w:smallCaps/>', 0.05),
    maybe('<w:caps/>', 0.05),
    maybe(`<w:sz w:val="${12 + upTo(20)}"/>`),
    maybe('<w:u w:val="single"/>', 0.1),
    maybe('<w:vertAlign w:val="superscript"/>', 0.05),
    maybe(`<w:w w:val="${50 + upTo(100)}"/>`, 0.1),
    maybe(`<w:spacing w:val="${upTo(40)}"/>`, 0.1),
    maybe('<w:bdr w:val="single" w:sz="4"/>', 0.05),
  ];
  /** @param isNarrow indented words would be cut */
  const place = (isNarrow = false) =>
    [
      maybe('<w:keepNext/>', 0.1),
      maybe('<w:keepLines/>', 0.1),
      maybe('<w:pageBreakBefore/>', 0.03),
      maybe(`<w:spacing w:before="${upTo(400)}" w:after="${upTo(400)}"/>`),
      maybe(
        `<w:spacing w:line="${160 + upTo(400)}" w:lineRule="${oneOf(['auto', 'exact', 'atLeast'])}"/>`,
        0.1,
      ),
      isNarrow
        ? ''
        : maybe(
            `<w:ind w:left="${upTo(available * 3)}" w:right="${upTo(available * 2)}" w:firstLine="${upTo(700)}"/>`,
          ),
      maybe(`<w:jc w:val="${oneOf(['center', 'right', 'both'])}"/>`),
      maybe(
        '<w:pBdr><w:top w:val="single" w:sz="4" w:space="4"/><w:left w:val="single" w:sz="4"/></w:pBdr>',
        0.1,
      ),
    ].join('');
  let notes = '';
  let noteCount = 0;
  const note = (maxWords: number) => {
    noteCount += 1;
    notes += `<w:footnote w:id="${noteCount}">${p(sentence(maxWords))}</w:footnote>`;
    return `<w:r><w:footnoteReference w:id="${noteCount}"/></w:r>`;
  };
  const text = (maxWords = 30, isNarrow = false) =>
    para(
      run(`${sentence(maxWords)} `, look(isNarrow)) +
        maybe(`<w:r><w:tab/></w:r>`, 0.1) +
        maybe(field('PAGE'), 0.05) +
        run(sentence(maxWords), look(isNarrow)),
      place(isNarrow),
    );
  const paragraphWithNote = () => para(run(sentence(10)) + note(oneOf([5, 30, 400])), place());
  const item = () => p(sentence(12), `<w:numPr><w:ilvl w:val="${upTo(2)}"/><w:numId w:val="1"/></w:numPr>`);
  const heading = () => p(sentence(5), '<w:pStyle w:val="H1"/>');
  const box = (depth: number): string => {
    const [width, height] = [60 + upTo(available / 3), 30 + upTo(120)];
    const inside = depth > 0 && chance() < 0.2 ? text(5, true) + table(depth - 1) : text(8, true);
    // Boxes grow with their text, so that no generated word is cut.
    return `<wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="${oneOf(['rect', 'ellipse', 'roundRect'])}"/></spPr><txbx><w:txbxContent>${inside}</w:txbxContent></txbx><bodyPr><a:spAutoFit/></bodyPr></wsp>`;
  };
  const floatingShape = (depth: number) => {
    const wrap = oneOf(['wrapNone', 'wrapSquare', 'wrapTopAndBottom']);
    return `<w:p><w:r><w:drawing><wp:anchor><wp:positionH relativeFrom="column"><wp:posOffset>${emu(upTo(available / 3))}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="${emu(150)}" cy="${emu(60)}"/><wp:${wrap}/><wp:docPr id="1" name="d"/><a:graphic><a:graphicData uri="shape">${box(depth)}</a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>${run(sentence(8))}</w:p>`;
  };
  const paragraphWithDropCap = () =>
    para(
      run('O', '<w:sz w:val="80"/>'),
      '<w:framePr w:dropCap="drop" w:lines="3" w:wrap="around" w:vAnchor="text" w:hAnchor="text"/><w:spacing w:line="800" w:lineRule="exact"/>',
    ) + text(40);
  const framedParagraph = () =>
    p(
      sentence(6),
      `<w:framePr w:w="${1500 + upTo(available * 5)}" w:wrap="around" w:hAnchor="text" w:vAnchor="text" w:y="1"/>`,
    ) + text();
  const cell = (depth: number, tcPr: string) => {
    const inside = depth > 0 && chance() < 0.15 ? table(depth - 1) + p('') : text(oneOf([2, 6, 25]), true);
    return `<w:tc><w:tcPr>${tcPr}${maybe('<w:vAlign w:val="center"/>')}</w:tcPr>${inside}</w:tc>`;
  };
  const table = (depth: number): string => {
    const columns = 1 + upTo(available > 300 && depth === 2 ? 4 : depth === 2 ? 2 : 1);
    const width = Math.floor((available * 18) / columns / (3 - depth || 1));
    const isMerged = chance() < 0.3;
    const rows = Array.from({ length: 1 + upTo(8) }, (_, row) => {
      const cells = Array.from({ length: columns }, (_, column) => {
        if (column === 0 && isMerged)
          return row === 0
            ? cell(0, '<w:vMerge w:val="restart"/>')
            : `<w:tc><w:tcPr><w:vMerge/></w:tcPr>${p('')}</w:tc>`;
        const turned = chance() < 0.03;
        return turned
          ? `<w:tc><w:tcPr><w:textDirection w:val="${oneOf(['btLr', 'tbRl'])}"/></w:tcPr>${p(sentence(4))}</w:tc>`
          : cell(depth, '');
      });
      const trPr = `${maybe('<w:cantSplit/>')}${row === 0 ? maybe('<w:tblHeader/>') : ''}`;
      return `<w:tr><w:trPr>${trPr}</w:trPr>${cells.join('')}</w:tr>`;
    });
    const grid = Array.from({ length: columns }, () => `<w:gridCol w:w="${width}"/>`).join('');
    const floats = maybe(
      '<w:tblpPr w:leftFromText="100" w:rightFromText="100" w:vertAnchor="text" w:tblpX="100" w:tblpY="1"/>',
      depth === 2 ? 0.15 : 0,
    );
    const borders =
      '<w:tblBorders><w:top w:val="single" w:sz="4"/><w:insideH w:val="single" w:sz="4"/><w:insideV w:val="single" w:sz="4"/></w:tblBorders>';
    return `<w:tbl><w:tblPr>${floats}${maybe(borders, 0.7)}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${rows.join('')}</w:tbl>`;
  };
  const block = () =>
    oneOf([
      text,
      text,
      text,
      item,
      item,
      heading,
      paragraphWithNote,
      () => table(2),
      () => table(2) + text(),
      () => floatingShape(2),
      paragraphWithDropCap,
      framedParagraph,
    ])();
  const section = (isLast: boolean) => {
    const columns = oneOf([1, 1, 1, 2]);
    available = (451 - (columns - 1) * 20) / columns;
    const sectPr = `<w:sectPr>${maybe('<w:headerReference w:type="default" r:id="header1"/>', 1)}<w:footerReference w:type="default" r:id="footer1"/>${isLast ? '' : `<w:type w:val="${oneOf(['nextPage', 'continuous', 'oddPage'])}"/>`}${a4}<w:cols w:num="${columns}" w:space="400"${maybe(' w:sep="1"')}/>${maybe('<w:pgBorders w:offsetFrom="page"><w:top w:val="single" w:sz="8" w:space="24"/></w:pgBorders>')}${maybe('<w:lnNumType w:countBy="1"/>', 0.1)}${maybe('<w:vAlign w:val="center"/>', 0.1)}</w:sectPr>`;
    const blocks = Array.from({ length: 2 + upTo(10) }, block).join('');
    return blocks + (isLast ? sectPr : para('', sectPr));
  };
  const count = 1 + upTo(3);
  const body = Array.from({ length: count }, (_, i) => section(i === count - 1)).join('');
  const format = oneOf([
    'decimal',
    'upperRoman',
    'ordinalText',
    'decimalEnclosedCircle',
    'chicago',
    'bullet',
  ]);
  const level = (depth: number) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%${depth + 1}."/><w:pPr><w:ind w:left="${567 * (depth + 1)}" w:hanging="567"/></w:pPr></w:lvl>`;
  return {
    parts: {
      body,
      styles:
        '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:spacing w:before="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>',
      numbering: `<w:abstractNum w:abstractNumId="0">${level(0)}${level(1)}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
      ...(notes && { footnotes: notes }),
      headersAndFooters: { header1: p('Head'), footer1: pageOf() },
    },
    words,
  };
}
