import { letterOf } from '../../src/excel/read/cell-references';
import { png } from '../helpers/drawn-png';
import { random } from '../helpers/random';
import { looks, type MadeSheet, type MadeWorkbook } from '../helpers/workbook';

const formats = [
  'General',
  '#,##0.00',
  '[$₹-4009] #,##0',
  'dd-mm-yyyy',
  '0%',
  '"No. "0',
  ';;;',
  '#,##0;(#,##0)',
];
/** Index of the style that shows nothing. */
const invisibleStyle = formats.indexOf(';;;') + 1;

/** Cell styles, and one style for conditional formats: white bold text on green. */
const styles = `${looks(formats)}<dxfs><dxf><font><b/><color rgb="FFFFFFFF"/></font><fill><patternFill><bgColor rgb="FF00B050"/></patternFill></fill></dxf></dxfs>`;

const flag = png({
  width: 4,
  height: 4,
  colour: 2,
  bits: 8,
  pixelAt: (_, y) => (y < 2 ? [255, 0, 0] : [0, 0, 255]),
});

/** Conditional formats of a range: compared values, a scale of colours, bars, icons. */
const rules = [
  '<cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>25000</formula></cfRule>',
  '<cfRule type="colorScale" priority="2"><colorScale><cfvo type="min"/><cfvo type="max"/><color rgb="FFFFFFFF"/><color rgb="FF63BE7B"/></colorScale></cfRule>',
  '<cfRule type="dataBar" priority="3"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar></cfRule>',
  '<cfRule type="iconSet" priority="4"><iconSet iconSet="3Arrows"><cfvo type="percent" val="0"/><cfvo type="percent" val="33"/><cfvo type="percent" val="67"/></iconSet></cfRule>',
];

const anchorXml = (row: number, inside: string) =>
  `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="900000" cy="600000"/>${inside}<xdr:clientData/></xdr:oneCellAnchor>`;

const picture = anchorXml(
  2,
  '<xdr:pic><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill><xdr:spPr/></xdr:pic>',
);

const chart = anchorXml(
  1,
  '<xdr:graphicFrame><a:graphic><a:graphicData><c:chart r:id="rId2"/></a:graphicData></a:graphic></xdr:graphicFrame>',
);

const bars =
  '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0"/><c:val><c:numRef><c:f>Sheet1!$A$1:$A$3</c:f><c:numCache><c:pt idx="0"><c:v>3</c:v></c:pt><c:pt idx="1"><c:v>5</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:delete val="0"/></c:catAx><c:valAx><c:axId val="2"/><c:delete val="0"/></c:valAx></c:plotArea></c:chart></c:chartSpace>';

/** A workbook, words that its pages have to show or to hide, and the number of its pictures and charts. */
type GeneratedWorkbook = {
  book: MadeWorkbook;
  drawnTexts: string[];
  hiddenTexts: string[];
  drawings: number;
};

/**
 * A workbook with hidden parts, merges, formulas, formats, texts of several looks, conditional formats, a styled table,
 * a picture, a chart, headers and print settings.
 */
export function madeWorkbook(seed: number): GeneratedWorkbook {
  const next = random(seed);
  const randomBelow = (count: number) => Math.floor(next() * count);
  const chance = (share: number) => next() < share;
  const [height, width] = [4 + randomBelow(60), 2 + randomBelow(14)];
  const hiddenRows = new Set(Array.from({ length: randomBelow(4) }, () => 1 + randomBelow(height - 1)));
  const hiddenColumn = chance(0.4) ? 1 + randomBelow(width - 1) : -1;
  const merges: { row: number; column: number }[] = [];
  const drawnTexts: string[] = [];
  const hiddenTexts: string[] = [];
  const rows: MadeSheet['rows'] = [];
  for (let row = 0; row < height; row++) {
    const line: MadeSheet['rows'][number] = [];
    for (let column = 0; column < width; column++) {
      const previousMerge = merges.at(-1);
      const isCovered = previousMerge?.row === row && previousMerge.column === column - 1;
      const word = `w${row}x${column}y`;
      const isHidden = hiddenRows.has(row) || column === hiddenColumn || isCovered;
      if (chance(0.15)) line.push(undefined);
      else if (chance(0.5)) {
        const style = chance(0.1) ? invisibleStyle : 0;
        if (chance(0.15))
          line.push({
            s: style,
            rich: [
              ['<b/><color rgb="FFFF0000"/>', word.slice(0, 2)],
              ['<vertAlign val="superscript"/>', word.slice(2)],
            ],
          });
        else line.push({ v: word, s: style });
        (isHidden || style ? hiddenTexts : drawnTexts).push(word);
      } else if (chance(0.2))
        line.push({
          v: randomBelow(50_000),
          f: `ROUND(${randomBelow(9)}*2,0)`,
          s: 1 + randomBelow(formats.length),
        });
      else line.push({ v: randomBelow(50_000), s: 1 + randomBelow(formats.length) });
      const isMerged =
        chance(0.04) && column + 1 < width && ![column, column + 1].includes(hiddenColumn) && !isCovered;
      if (isMerged) merges.push({ row, column });
    }
    rows.push(line);
  }
  const columns =
    hiddenColumn < 0
      ? ''
      : `<cols><col min="${hiddenColumn + 1}" max="${hiddenColumn + 1}" hidden="1" width="9"/></cols>`;
  const merged = merges.map(
    ({ row, column }) => `<mergeCell ref="${letterOf(column)}${row + 1}:${letterOf(column + 1)}${row + 1}"/>`,
  );
  const heading = `h${seed}z`;
  drawnTexts.push(heading);
  const fitted = chance(0.3);
  const range = `A1:${letterOf(width - 1)}${height}`;
  const chosenRules = rules.filter(() => chance(0.3)).join('');
  const tableStyle = `TableStyle${['Light', 'Medium', 'Dark'][randomBelow(3)]}${1 + randomBelow(11)}`;
  const table = `id="1" name="T" displayName="T" ref="${range}" headerRowCount="1"><tableColumns>${Array.from({ length: width }, (_, index) => `<tableColumn id="${index + 1}" name="c${index}"/>`).join('')}</tableColumns><tableStyleInfo name="${tableStyle}" showRowStripes="1"/>`;
  const anchors = [chance(0.4) ? picture : '', chance(0.4) ? chart : ''].filter(Boolean);
  const drawing = { anchors: anchors.join(''), parts: { 'media/a.png': flag, 'charts/chart1.xml': bars } };
  const after = [
    merged.length > 0 ? `<mergeCells>${merged.join('')}</mergeCells>` : '',
    chosenRules && `<conditionalFormatting sqref="${range}">${chosenRules}</conditionalFormatting>`,
    chance(0.5) ? '<pageMargins left="0.5" right="0.5" top="1" bottom="1" header="0.3" footer="0.3"/>' : '',
    `<pageSetup paperSize="${[1, 8, 9][randomBelow(3)]}" scale="${50 + randomBelow(100)}" orientation="${chance(0.5) ? 'landscape' : 'portrait'}" fitToHeight="0"/>`,
    `<headerFooter><oddHeader>&amp;L${heading}&amp;RPage &amp;P</oddHeader></headerFooter>`,
    chance(0.5) ? `<rowBreaks><brk id="${1 + randomBelow(height - 1)}"/></rowBreaks>` : '',
    chance(0.5) ? `<colBreaks><brk id="${1 + randomBelow(width - 1)}"/></colBreaks>` : '',
  ].join('');
  const rowAttributes = Object.fromEntries([...hiddenRows].map((row) => [row, 'hidden="1"']));
  const before = `${fitted ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : ''}${columns}`;
  const sheet = {
    ...{ rows, before, after, rowAttributes },
    ...(chance(0.3) && { tables: [table] }),
    ...(anchors.length > 0 && { drawing }),
  };
  return { book: { sheets: [sheet], styles }, drawnTexts, hiddenTexts, drawings: anchors.length };
}
