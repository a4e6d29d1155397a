import { expect, test } from 'vitest';
import { bytesOf } from '../../helpers/engine-host';
import { contentOf } from '../../helpers/pdf-content';
import { p, para, run, table, type WordParts, wordFile } from '../../helpers/word-file';
import { convert } from '../print';

/**
 * Elements and values of the properties of ECMA-376 part 1, 17.3 to 17.6, 17.15 and 20.4. Each is drawn, changes
 * nothing in print, or is reported.
 */
type Fate = 'drawn' | 'nothing' | 'reported';

const long = 'Several words that need more than a single line of the column in which they stand, and more. ';

async function printOf(parts: WordParts) {
  const { files, facts } = await convert(wordFile(parts));
  const reported = facts
    .filter(({ lost }) => lost)
    .map(({ fact, detail }) => `${fact} ${detail ?? ''}`)
    .sort();
  return { content: contentOf(await bytesOf(files[0])), reported: reported.join('; ') };
}

const plains = new Map<string, ReturnType<typeof printOf>>();

/** The document of a place without the element, printed once for all elements of that place. */
function plainOf(place: string, doc: (xml: string) => WordParts): ReturnType<typeof printOf> {
  const known = plains.get(place) ?? printOf(doc(place === 'body' ? '<bodyPr/>' : ''));
  plains.set(place, known);
  return known;
}

const page =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708"/>';

/** Where an element may occur, and a document that shows what it does. */
const places: Record<string, (xml: string) => WordParts> = {
  rPr: (xml) => ({ body: para(run('Before ') + run('affected Words ', xml) + run(long)) }),
  pPr: (xml) => ({ body: p(long) + p(long.repeat(3), xml) + p(long.repeat(3), xml) + p(long) }),
  tblPr: (xml) => ({
    body:
      p(long) +
      table(
        [2000, 3000],
        [
          ['A', 'B'],
          ['C', long],
          ['E', 'F'],
        ],
        `<w:tblBorders><w:insideH w:val="single" w:sz="4"/></w:tblBorders>${xml}`,
      ) +
      p(long),
  }),
  trPr: (xml) => ({
    body:
      table(
        [2000, 3000],
        [
          ['A', 'B'],
          ['C', long],
        ],
        '',
        (row) => (row === 0 ? xml : ''),
      ) + p(long),
  }),
  tcPr: (xml) => ({
    body: `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc><w:tcPr>${xml}</w:tcPr>${p('Cell')}</w:tc><w:tc>${p(long)}</w:tc></w:tr><w:tr><w:tc>${p('C')}</w:tc><w:tc>${p('D')}</w:tc></w:tr></w:tbl>${p('')}`,
  }),
  sectPr: (xml) => ({ body: `${p(long.repeat(3)).repeat(40)}<w:sectPr>${page}${xml}</w:sectPr>` }),
  settings: (xml) => ({
    settings: xml,
    headersAndFooters: { header1: p('Odd'), header2: p('Even') },
    body:
      p(long.repeat(3), '<w:jc w:val="both"/>').repeat(40) +
      para(`${run('Loose words')}<w:r><w:br/></w:r>${run(long)}`, '<w:jc w:val="both"/>') +
      para(`<w:r><w:tab/></w:r>${run('Tab')}`) +
      `<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:headerReference w:type="even" r:id="header2"/>${page.replace('w:left="1440"', 'w:left="2000" w:gutter="300"')}</w:sectPr>`,
  }),
  anchor: (xml) => ({ body: para(anchorXml(xml)) + p(long.repeat(6)) }),
  body: (xml) => ({ body: para(anchorXml('<wp:wrapNone/>', xml)) + p(long) }),
};

const shape = (bodyPr: string) =>
  `<a:graphic><a:graphicData uri="shape"><wsp><spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1270000" cy="635000"/></a:xfrm><a:prstGeom prst="rect"/><a:ln w="12700"><a:solidFill><a:srgbClr val="000000"/></a:solidFill></a:ln></spPr><txbx><w:txbxContent>${p('Box')}</w:txbxContent></txbx>${bodyPr}</wsp></a:graphicData></a:graphic>`;
/** @param xml what differs: attributes of the anchor in `<attributes …/>`, and children instead of those with their names */
function anchorXml(xml: string, bodyPr = '<bodyPr/>'): string {
  const attributes = /<attributes (.*?)\/>/.exec(xml)?.[1] ?? '';
  const shownXml = xml.replace(/<attributes .*?\/>/, '');
  const defaults = {
    positionH: '<wp:positionH relativeFrom="column"><wp:posOffset>1270000</wp:posOffset></wp:positionH>',
    positionV: '<wp:positionV relativeFrom="paragraph"><wp:posOffset>127000</wp:posOffset></wp:positionV>',
    wrap: '<wp:wrapSquare wrapText="bothSides"/>',
  };
  const rest = Object.entries(defaults)
    .filter(([name]) => !shownXml.includes(`<wp:${name}`))
    .map(([, element]) => element);
  return `<w:r><w:drawing><wp:anchor distL="0" distR="0" ${attributes}>${rest.join('')}<wp:extent cx="1270000" cy="635000"/><wp:docPr id="1" name="s"/>${shape(bodyPr)}${shownXml}</wp:anchor></w:drawing></w:r>`;
}

const rows = (place: string, fate: Fate, ...elements: string[]) =>
  elements.map((xml): [string, string, Fate] => [place, xml, fate]);
const values = (name: string, ...items: string[]) => items.map((value) => `<w:${name} w:val="${value}"/>`);

test.each([
  ...rows(
    'rPr',
    'drawn',
    '<w:rFonts w:ascii="Arial"/>',
    '<w:b/>',
    '<w:i/>',
    '<w:caps/>',
    '<w:smallCaps/>',
    '<w:strike/>',
    '<w:dstrike/>',
    '<w:vanish/>',
    '<w:specVanish/>',
  ),
  ...rows(
    'rPr',
    'drawn',
    '<w:color w:val="FF0000"/>',
    '<w:spacing w:val="40"/>',
    '<w:w w:val="150"/>',
    '<w:position w:val="8"/>',
    '<w:sz w:val="40"/>',
    '<w:highlight w:val="yellow"/>',
    '<w:shd w:val="clear" w:fill="FFFF00"/>',
    '<w:shd w:val="pct25" w:fill="FFFF00" w:color="000000"/>',
    '<w:vertAlign w:val="superscript"/>',
    '<w:vertAlign w:val="subscript"/>',
    '<w:rtl/><w:bCs/>',
    '<w:cs/><w:szCs w:val="50"/>',
  ),
  ...rows(
    'rPr',
    'drawn',
    ...values('u', 'single', 'words', 'double', 'thick', 'dotted', 'dash'),
    '<w:u w:val="single" w:color="FF0000"/>',
  ),
  ...rows(
    'rPr',
    'drawn',
    ...values('bdr', 'single', 'double', 'triple', 'dotted', 'dashed', 'dashSmallGap', 'thick'),
  ),
  ...rows(
    'rPr',
    'reported',
    ...values(
      'u',
      'dottedHeavy',
      'dashedHeavy',
      'dashLong',
      'dashLongHeavy',
      'dotDash',
      'dashDotHeavy',
      'dotDotDash',
      'dashDotDotHeavy',
      'wave',
      'wavyHeavy',
      'wavyDouble',
    ),
  ),
  ...rows(
    'rPr',
    'reported',
    ...values(
      'bdr',
      'wave',
      'doubleWave',
      'dotDash',
      'dashDotStroked',
      'thinThickSmallGap',
      'threeDEmboss',
      'inset',
      'outset',
    ),
  ),
  ...rows(
    'rPr',
    'reported',
    '<w:bdr w:val="single" w:shadow="1"/>',
    '<w:outline/>',
    '<w:shadow/>',
    '<w:emboss/>',
    '<w:imprint/>',
    '<w:em w:val="dot"/>',
    '<w:fitText w:val="2000"/>',
    '<w:kern w:val="2"/>',
    '<w:eastAsianLayout w:combine="1"/>',
    '<w:shd w:val="diagStripe" w:fill="FFFF00"/>',
  ),
  ...rows(
    'rPr',
    'reported',
    ...values('ligatures', 'standard', 'standardContextual'),
    '<w:numForm w:val="oldStyle"/>',
    '<w:numSpacing w:val="tabular"/>',
    '<w:stylisticSets><w:styleSet w:id="1"/></w:stylisticSets>',
    '<w:cntxtAlts/>',
    '<w:glow/>',
    '<w:reflection/>',
    '<w:textOutline><w:solidFill/></w:textOutline>',
    '<w:textFill><w:gradFill/></w:textFill>',
    '<w:props3d/>',
  ),
  ...rows(
    'rPr',
    'nothing',
    '<w:noProof/>',
    '<w:snapToGrid w:val="0"/>',
    '<w:webHidden/>',
    '<w:effect w:val="shimmer"/>',
    '<w:lang w:val="en-GB"/>',
    '<w:bCs/>',
    '<w:iCs/>',
    '<w:szCs w:val="40"/>',
    '<w:oMath/>',
    '<w:kern w:val="0"/>',
    '<w:u w:val="none"/>',
    '<w:em w:val="none"/>',
    '<w:bdr w:val="nil"/>',
    '<w:ligatures w:val="none"/>',
  ),

  ...rows(
    'pPr',
    'drawn',
    '<w:pageBreakBefore/>',
    '<w:shd w:val="clear" w:fill="FFFF00"/>',
    '<w:tabs><w:tab w:val="left" w:pos="200"/></w:tabs><w:ind w:firstLine="0" w:left="100"/>',
    '<w:bidi/>',
    '<w:spacing w:before="400"/>',
    '<w:spacing w:after="400"/>',
    '<w:spacing w:beforeLines="200"/>',
    '<w:spacing w:afterLines="200"/>',
    '<w:spacing w:line="480"/>',
    '<w:spacing w:line="480" w:lineRule="exact"/>',
    '<w:spacing w:line="480" w:lineRule="atLeast"/>',
    '<w:spacing w:beforeAutospacing="1"/>',
    '<w:ind w:left="700"/>',
    '<w:ind w:start="700"/>',
    '<w:ind w:right="700"/>',
    '<w:ind w:end="700"/>',
    '<w:ind w:firstLine="700"/>',
    '<w:ind w:hanging="700" w:left="700"/>',
  ),
  ...rows('pPr', 'drawn', ...values('jc', 'right', 'end', 'center', 'both')),
  ...rows(
    'pPr',
    'drawn',
    '<w:framePr w:w="3000" w:hAnchor="page" w:x="2000" w:vAnchor="page" w:y="4000"/>',
    '<w:framePr w:w="3000" w:dropCap="drop" w:lines="2" w:wrap="around"/>',
  ),
  ...rows(
    'pPr',
    'drawn',
    ...['top', 'left', 'bottom', 'right', 'between'].map(
      (side) => `<w:pBdr><w:${side} w:val="single" w:sz="8" w:space="1"/></w:pBdr>`,
    ),
  ),
  ...rows(
    'pPr',
    'reported',
    '<w:pBdr><w:bar w:val="single" w:sz="8"/></w:pBdr>',
    '<w:pBdr><w:top w:val="wave" w:sz="8"/></w:pBdr>',
    '<w:mirrorIndents/>',
    '<w:textDirection w:val="tbRl"/>',
    '<w:tabs><w:tab w:val="bar" w:pos="700"/></w:tabs>',
    '<w:ind w:leftChars="200"/>',
    '<w:ind w:firstLineChars="200"/>',
    '<w:wordWrap w:val="0"/>',
  ),
  ...rows(
    'pPr',
    'reported',
    ...values('jc', 'distribute', 'mediumKashida', 'highKashida', 'lowKashida', 'thaiDistribute'),
    ...values('textAlignment', 'top', 'center', 'bottom'),
    ...values('textboxTightWrap', 'allLines'),
  ),
  ...rows(
    'pPr',
    'nothing',
    '<w:suppressAutoHyphens/>',
    '<w:kinsoku w:val="0"/>',
    '<w:overflowPunct w:val="0"/>',
    '<w:topLinePunct/>',
    '<w:autoSpaceDE w:val="0"/>',
    '<w:autoSpaceDN w:val="0"/>',
    '<w:adjustRightInd w:val="0"/>',
    '<w:snapToGrid w:val="0"/>',
    '<w:suppressOverlap/>',
    '<w:divId w:val="1"/>',
    '<w:cnfStyle w:val="100000000000"/>',
    '<w:textAlignment w:val="baseline"/>',
    '<w:suppressLineNumbers/>',
    '<w:jc w:val="left"/>',
    '<w:ind w:firstLineChars="0"/>',
    '<w:widowControl/>',
  ),

  ...rows(
    'tblPr',
    'drawn',
    '<w:jc w:val="center"/>',
    '<w:jc w:val="right"/>',
    '<w:tblInd w:w="500" w:type="dxa"/>',
    '<w:shd w:val="clear" w:fill="FFFF00"/>',
    '<w:tblCellMar><w:left w:w="400" w:type="dxa"/></w:tblCellMar>',
    '<w:tblW w:w="5000" w:type="pct"/>',
    '<w:tblpPr w:leftFromText="100" w:vertAnchor="text" w:tblpX="3000" w:tblpY="100"/>',
  ),
  ...rows('tblPr', 'reported', '<w:bidiVisual/>', '<w:tblCellSpacing w:w="40" w:type="dxa"/>'),
  ...rows(
    'tblPr',
    'nothing',
    '<w:tblOverlap w:val="never"/>',
    '<w:tblLayout w:type="fixed"/>',
    '<w:tblCaption w:val="c"/>',
    '<w:tblDescription w:val="d"/>',
    '<w:tblStyleRowBandSize w:val="1"/>',
  ),
  ...rows(
    'trPr',
    'drawn',
    '<w:trHeight w:val="1000"/>',
    '<w:trHeight w:val="240" w:hRule="exact"/>',
    '<w:gridBefore w:val="1"/>',
  ),
  ...rows(
    'trPr',
    'reported',
    '<w:jc w:val="center"/>',
    '<w:tblCellSpacing w:w="40" w:type="dxa"/>',
    // Less than half of the words is visible.
    '<w:trHeight w:val="100" w:hRule="exact"/>',
    '<w:ins w:id="1"/>',
    '<w:del w:id="1"/>',
  ),
  ...rows(
    'trPr',
    'nothing',
    '<w:cantSplit/>',
    // `hidden` applies to the end mark of the row, not to its text.
    '<w:hidden/>',
    '<w:tblHeader/>',
    '<w:divId w:val="1"/>',
    '<w:cnfStyle w:val="100000000000"/>',
  ),
  ...rows(
    'tcPr',
    'drawn',
    '<w:gridSpan w:val="2"/>',
    '<w:tcBorders><w:top w:val="single" w:sz="4"/></w:tcBorders>',
    '<w:tcBorders><w:tl2br w:val="single" w:sz="4"/></w:tcBorders>',
    '<w:shd w:val="clear" w:fill="FFFF00"/>',
    '<w:tcMar><w:left w:w="400" w:type="dxa"/></w:tcMar>',
    '<w:vAlign w:val="center"/>',
    '<w:vAlign w:val="bottom"/>',
    '<w:textDirection w:val="btLr"/>',
    '<w:textDirection w:val="tbRl"/>',
  ),
  ...rows(
    'tcPr',
    'reported',
    '<w:tcFitText/>',
    '<w:vAlign w:val="both"/>',
    '<w:tcBorders><w:top w:val="outset" w:sz="4"/></w:tcBorders>',
    '<w:shd w:val="horzStripe" w:fill="FFFF00"/>',
  ),
  ...rows(
    'tcPr',
    'nothing',
    '<w:noWrap/>',
    '<w:headers><w:header w:val="h"/></w:headers>',
    '<w:vAlign w:val="top"/>',
    '<w:hideMark/>',
    '<w:cnfStyle w:val="100000000000"/>',
  ),

  ...rows(
    'sectPr',
    'drawn',
    '<w:pgBorders><w:top w:val="single" w:sz="8" w:space="24"/></w:pgBorders>',
    '<w:lnNumType w:countBy="1"/>',
    '<w:cols w:num="2" w:space="700" w:sep="1"/>',
    '<w:vAlign w:val="bottom"/>',
    '<w:docGrid w:type="lines" w:linePitch="400"/>',
  ),
  ...rows(
    'sectPr',
    'reported',
    '<w:vAlign w:val="both"/>',
    '<w:textDirection w:val="tbRl"/>',
    '<w:docGrid w:type="snapToChars" w:linePitch="400"/>',
    '<w:pgNumType w:chapStyle="1"/>',
    '<w:footnotePr><w:pos w:val="beneathText"/></w:footnotePr>',
    '<w:footnotePr><w:numRestart w:val="eachPage"/></w:footnotePr>',
    '<w:footnotePr><w:numFmt w:val="upperRoman"/></w:footnotePr>',
    '<w:cols w:num="2"/><w:bidi/>',
    '<w:footnoteColumns w:val="2"/>',
    '<w:pgBorders><w:top w:val="apples" w:sz="8"/></w:pgBorders>',
    '<w:pgBorders><w:top w:val="single" w:sz="8" w:shadow="1"/></w:pgBorders>',
  ),
  ...rows(
    'sectPr',
    'nothing',
    '<w:paperSrc w:first="1"/>',
    '<w:formProt/>',
    '<w:noEndnote/>',
    '<w:titlePg/>',
    '<w:docGrid w:linePitch="360"/>',
    '<w:bidi/>',
    '<w:rtlGutter/>',
    '<w:pgNumType w:fmt="upperRoman"/>',
  ),

  ...rows(
    'settings',
    'drawn',
    '<w:mirrorMargins/>',
    '<w:gutterAtTop/>',
    '<w:evenAndOddHeaders/>',
    '<w:defaultTabStop w:val="2000"/>',
    '<w:compat><w:doNotExpandShiftReturn/></w:compat>',
  ),
  ...rows(
    'settings',
    'reported',
    ...'autoHyphenation printFormsData printTwoOnOne bookFoldPrinting bookFoldRevPrinting alignBordersAndEdges updateFields unheardOf'
      .split(' ')
      .map((name) => `<w:${name}/>`),
    '<w:footnotePr><w:numRestart w:val="eachPage"/></w:footnotePr>',
    '<w:endnotePr><w:pos w:val="sectEnd"/></w:endnotePr>',
    '<w:clrSchemeMapping w:bg1="dark1" w:t1="light1"/>',
  ),
  ...rows(
    'settings',
    'reported',
    ...'useSingleBorderforContiguousCells wpJustification noTabHangInd noLeading spaceForUL noExtraLineSpacing ulTrailSpace spacingInWholePoints lineWrapLikeWord6 printBodyTextBeforeHeader printColBlack wpSpaceWidth showBreaksInFrames subFontBySize suppressBottomSpacing suppressTopSpacing suppressSpacingAtTopOfPage suppressTopSpacingWP suppressSpBfAfterPgBrk swapBordersFacingPages truncateFontHeightsLikeWP6 mwSmallCaps doNotSuppressParagraphBorders wrapTrailSpaces footnoteLayoutLikeWW8 alignTablesRowByRow forgetLastTabAlignment adjustLineHeightInTable autoSpaceLikeWord95 noSpaceRaiseLower layoutRawTableWidth layoutTableRowsApart useWord97LineBreakRules doNotBreakWrappedTables doNotSnapToGridInCell useWord2002TableStyleRules doNotUseIndentAsNumberingTabStop allowSpaceOfSameStyleInTable doNotSuppressIndentation doNotAutofitConstrainedTables underlineTabInNumList splitPgBreakAndParaMark doNotVertAlignCellWithSp doNotBreakConstrainedForcedTable doNotVertAlignInTxbx useAnsiKerningPairs'
      .split(' ')
      .map((name) => `<w:compat><w:${name}/></w:compat>`),
  ),
  ...rows(
    'settings',
    'nothing',
    ...'view zoom trackRevisions documentProtection proofState rsids mailMerge'
      .split(' ')
      .map((name) => `<w:${name}/>`),
    '<w:autoHyphenation w:val="0"/>',
    '<w:compat><w:useFELayout/></w:compat>',
    '<w:footnotePr><w:pos w:val="pageBottom"/></w:footnotePr>',
  ),

  ...rows(
    'anchor',
    'drawn',
    ...['page', 'margin', 'leftMargin', 'rightMargin', 'insideMargin', 'outsideMargin'].map(
      (from) => `<wp:positionH relativeFrom="${from}"><wp:posOffset>254000</wp:posOffset></wp:positionH>`,
    ),
    ...['left', 'right', 'center', 'inside', 'outside'].map(
      (align) => `<wp:positionH relativeFrom="margin"><wp:align>${align}</wp:align></wp:positionH>`,
    ),
    ...['page', 'topMargin', 'bottomMargin'].map(
      (from) => `<wp:positionV relativeFrom="${from}"><wp:posOffset>254000</wp:posOffset></wp:positionV>`,
    ),
    '<wp:positionV relativeFrom="page"><wp:align>bottom</wp:align></wp:positionV>',
    '<wp:positionH relativeFrom="page"><wp:pctPosHOffset>50000</wp:pctPosHOffset></wp:positionH>',
  ),
  ...rows(
    'anchor',
    'drawn',
    '<wp:wrapNone/>',
    '<wp:wrapTopAndBottom/>',
    '<wp:wrapSquare wrapText="left"/>',
    '<wp:sizeRelH relativeFrom="margin"><wp:pctWidth>50000</wp:pctWidth></wp:sizeRelH>',
    '<wp:sizeRelV relativeFrom="page"><wp:pctHeight>20000</wp:pctHeight></wp:sizeRelV>',
    '<attributes simplePos="1"/><wp:simplePos x="0" y="0"/>',
  ),
  ...rows(
    'anchor',
    'reported',
    '<wp:positionH relativeFrom="character"><wp:posOffset>1270000</wp:posOffset></wp:positionH>',
    '<wp:wrapTight wrapText="bothSides"><wp:wrapPolygon><wp:start x="10800" y="0"/><wp:lineTo x="0" y="21600"/></wp:wrapPolygon></wp:wrapTight>',
  ),
  ...rows(
    'anchor',
    'nothing',
    '<attributes allowOverlap="0"/>',
    '<attributes locked="1"/>',
    '<attributes layoutInCell="0"/>',
    '<wp:wrapSquare wrapText="largest"/>',
    '<wp:effectExtent l="0" t="0" r="0" b="0"/>',
    '<wp:sizeRelH relativeFrom="page"><wp:pctWidth>0</wp:pctWidth></wp:sizeRelH>',
  ),
  ...rows(
    'body',
    'drawn',
    '<bodyPr lIns="254000"/>',
    '<bodyPr anchor="ctr"/>',
    '<bodyPr anchor="b"/>',
    '<bodyPr vert="vert270"/>',
    '<bodyPr vert="vert"/>',
  ),
  ...rows(
    'body',
    'reported',
    '<bodyPr rot="5400000"/>',
    '<bodyPr numCol="2"/>',
    '<bodyPr anchorCtr="1"/>',
    '<bodyPr upright="1"/>',
  ),
  ...rows('body', 'nothing', '<bodyPr compatLnSpc="1"/>', '<bodyPr numCol="1"/>'),
])('in %s, %s is: %s', async (place, xml, fate) => {
  const doc = places[place];
  if (!doc) throw new Error(place);
  const [withoutElement, withElement] = [await plainOf(place, doc), await printOf(doc(xml))];
  const actual: Fate =
    withElement.reported !== withoutElement.reported
      ? 'reported'
      : withElement.content !== withoutElement.content
        ? 'drawn'
        : 'nothing';
  expect(actual).toBe(fate);
});
