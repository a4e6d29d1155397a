import { SaxesParser } from 'saxes';
import { type Element, local } from '../../text/docx/xml';
import { flag, limitedSize, numberOf } from './attributes';
import { rangeOf } from './cell-references';
import type { ReadLink } from './links';
import type { Sheet } from './model';
import { type CellSources, cellsReader } from './read-cells';
import { pageSetupReader } from './read-page-setup';
import { rulesReader } from './read-rules';
import { sparklinesReader } from './read-sparklines';

export const emptySheet = (name: string, hidden = false): Sheet => ({
  name,
  hidden,
  cells: [],
  columns: [],
  rows: new Map(),
  defaultWidth: 9.140625,
  defaultHeight: 15,
  merges: [],
  printsGridlines: false,
  areas: [],
  titles: {},
  rowBreaks: [],
  columnBreaks: [],
  tables: [],
  hidesZeros: false,
  isFiltered: false,
  computed: 0,
  uncomputed: [],
  outdated: [],
  undrawn: {},
  ignored: new Map(),
  links: [],
  richCells: [],
  setup: { centred: { across: false, down: false }, acrossFirst: false },
  headerFooter: {
    odd: { header: '', footer: '' },
    even: { header: '', footer: '' },
    first: { header: '', footer: '' },
    hasEven: false,
    hasFirst: false,
  },
  vml: {
    part: '',
    headersAndFooters: '',
    objects: new Set(),
    controls: new Map(),
    listsControls: false,
    notes: [],
  },
  controls: [],
  headerFooterPictures: new Map(),
  drawings: [],
  undrawnDrawings: 0,
  sparklines: [],
  rules: [],
  extensionRules: [],
  undrawnRules: 0,
});

type Attributes = Record<string, string>;

/**
 * Reads a sheet from an XML stream, as a tree of hundreds of thousands of elements would be too large.
 *
 * @param sources `texts`: the shared strings, by index; `textOf` reads an inline text of a cell; `epoch`: days from the
 *   start of the 1900 date system to that of the workbook
 * @param links receives the links of its cells
 */
export function readSheet(xml: string, sheet: Sheet, sources: CellSources, links: ReadLink[] = []): Sheet {
  /** Whether the open elements belong to custom views, whose own settings do not count (18.3.1.27). */
  let isInCustomViews = false;
  /** Open elements of an inline text, or of extension rules, from the outermost one inwards. */
  const collected: Element[] = [];
  const cells = cellsReader(sheet, sources);
  const pageSetup = pageSetupReader(sheet);
  const rules = rulesReader(sheet, (element) => collected.push(element));
  const sparklines = sparklinesReader(sheet);
  const startHandlers: Record<string, (attributes: Attributes) => void> = {
    ...cells.startHandlers,
    ...settingHandlers(sheet, links),
    ...pageSetup.startHandlers,
    ...rules.startHandlers,
    is(attributes) {
      collected.push({ name: 'is', attributes, children: [] });
    },
  };
  const onStart = (name: string, attributes: Attributes) => {
    if (name === 'customSheetViews') isInCustomViews = true;
    if (isInCustomViews) return;
    if (collected.length > 0) collected.push({ name, attributes, children: [] });
    else if (!sparklines.onStart(name, attributes)) startHandlers[name]?.(attributes);
  };
  const onEnd = (name: string) => {
    if (isInCustomViews) {
      if (name === 'customSheetViews') isInCustomViews = false;
      return;
    }
    const element = collected.pop();
    if (!element) for (const reader of [rules, sparklines, cells, pageSetup]) reader.onEnd(name);
    else if (collected.length > 0) collected.at(-1)?.children.push(element);
    else if (element.name === 'is') cells.onInlineText(element);
    else sheet.extensionRules.push(element);
  };
  const onText = (text: string) => {
    const element = collected.at(-1);
    if (element) element.children.push(text);
    else if (!isInCustomViews && !sparklines.onText(text) && !rules.onText(text) && !cells.onText(text))
      pageSetup.onText(text);
  };
  const parser = new SaxesParser({ position: false });
  parser.on('opentag', ({ name, attributes }) => onStart(local(name), attributes as Attributes));
  parser.on('closetag', ({ name }) => onEnd(local(name)));
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.write(xml).close();
  return sheet;
}

/** Handlers for single elements of the sheet: columns, merges, views, links, drawings, controls. */
function settingHandlers(sheet: Sheet, links: ReadLink[]): Record<string, (attributes: Attributes) => void> {
  return {
    col({ min, max, hidden, ...given }) {
      const [width, style] = [limitedSize(255, numberOf(given.width)), numberOf(given.style)];
      const [from, to] = [Number(min) - 1, Number(max) - 1];
      sheet.columns.push({
        from,
        to,
        // A width of zero also hides a column.
        hidden: flag(hidden) || width === 0,
        ...(width && { width }),
        ...(style && { style }),
      });
    },
    mergeCell({ ref = '' }) {
      const range = rangeOf(ref);
      if (range) sheet.merges.push(range);
    },
    drawing() {
      sheet.undrawnDrawings += 1;
    },
    sheetView({ showZeros, rightToLeft, showFormulas }) {
      if (flag(showFormulas)) sheet.undrawn.formulas ||= 1;
      if (flag(rightToLeft)) sheet.isMirrored = true;
      sheet.hidesZeros = !flag(showZeros, true);
    },
    autoFilter() {
      sheet.isFiltered = true;
    },
    legacyDrawing(attributes) {
      sheet.vml.part = idOf(attributes);
    },
    legacyDrawingHF(attributes) {
      sheet.vml.headersAndFooters = idOf(attributes);
    },
    hyperlink(attributes) {
      const { ref = '', location = '' } = attributes;
      links.push({ reference: ref, relation: idOf(attributes), place: location });
    },
    oleObject({ shapeId }) {
      if (shapeId) sheet.vml.objects.add(shapeId);
    },
    control(attributes) {
      const { shapeId, name = '' } = attributes;
      sheet.vml.controls.set(shapeId ?? (name || `${sheet.vml.controls.size}`), idOf(attributes));
      sheet.vml.listsControls = true;
    },
  };
}

/** Relationship id of an element, in the namespace of relationships. */
const idOf = (attributes: Attributes) =>
  Object.entries(attributes).find(([name]) => local(name) === 'id')?.[1] ?? '';
