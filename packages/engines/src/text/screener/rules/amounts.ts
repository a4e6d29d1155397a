import { numberOf, numericValue } from '../../entities/amounts';
import { overlapsNone } from '../../entities/mention';
import { spelledNumber, spelledPattern } from '../../entities/number-words';
import { type Token, textOf } from '../../model';
import { Stretch } from '../../stretch';
import { type Check, type Finding, mustFix, type Reading } from '../finding';

/** Totals, products and sums in words that disagree with their figures. */
export const amounts: Check = (reading) => [...tables(reading), ...sumsInWords(reading)];

const number = '\\d[\\d,]*(?:\\.\\d+)?';
const scale = '(?:lakhs?|lacs?|crores?|cr\\b\\.?|thousand|million|billion)';
const rupees = '(?:₹|\\bRs\\.?|\\bINR)';

const namedUnit =
  '(?:\\s+(?:us|dollars?|euros?|pounds?|sterling|rupees|only|per\\s?cent|days?|weeks?|months?|years?|hours?))';

/** ₹4,50,000 (Rupees Four Lakh Fifty Thousand only), also without brackets; not Rs. 5 lakh only. */
const sums = new RegExp(
  `${rupees}\\s*(${number})(?!\\s*${scale})(?:/-)?[\\s,]*\\(?\\s*(?:rupees|in words:?|₹)?:?\\s*((?:[a-z]+[\\s-]+){1,14}?)(?:only|rupees)\\b`,
  'giu',
);
/** ₹1.5 crore (Rupees One Crore Fifty Lakh only), 30 (thirty) days, 12% (twelve per cent), USD 500 (five hundred US dollars). */
const figuresFirst = new RegExp(
  `(?<![\\d.,/-])(${number})(?:\\s*(${scale}))?(?:/-|\\s*%)?\\s*\\(\\s*(?:rupees|in words:?)?\\s*(${spelledPattern})${namedUnit}{0,4}\\s*\\)`,
  'giu',
);
/** Thirty (30) days, twelve per cent (12%). */
const wordsFirst = new RegExp(
  `(${spelledPattern})(?:\\s+per\\s?cent)?\\s*\\(\\s*(${number})(?:\\s*%)?${namedUnit}{0,4}\\s*\\)`,
  'giu',
);

/** A word whose number is a name, not a count: Flat two (3 bedroom), clause 4 (two years). */
const numbered =
  /\b(?:schedule|article|section|clause|part|flat|annexure|annex|appendix|exhibit|phase|paragraph|rule|floor|plot)\s+$/i;

/** A sum in rupees, and what is before one. */
const withRupees = new RegExp(`^${rupees}|rupees`, 'iu');
const rupeesBefore = new RegExp(`${rupees}\\s*$`, 'iu');

type Pair = { index: number; text: string; digits: string; unit?: string; words: string };

function sumsInWords({ stretches }: Reading): Finding[] {
  return stretches.flatMap((stretch) => {
    const { text } = stretch;
    const pairs: Pair[] = [];
    const add = (pair: Pair) => {
      if (overlapsNone(pair, pairs) && !numbered.test(text.slice(0, pair.index))) pairs.push(pair);
    };
    for (const { index, 0: whole, 1: digits = '', 2: words = '' } of text.matchAll(sums))
      add({ index, text: whole, digits, words: words.replace(/^\s*rupees\s+/i, '') });
    for (const { index, 0: whole, 1: digits = '', 2: unit = '', 3: words = '' } of text.matchAll(
      figuresFirst,
    ))
      add({ index, text: whole, digits, unit, words });
    for (const { index, 0: whole, 1: words = '', 2: digits = '' } of text.matchAll(wordsFirst))
      if (!isListSign(text, index + whole.length, digits)) add({ index, text: whole, digits, words });
    return pairs.flatMap(({ index, text: pairText, digits, unit = '', words }): Finding[] => {
      const [stated, spelled] = [numericValue(digits, unit), spelledNumber(words)];
      if (spelled === undefined || isSpelledOut(digits, words)) return [];
      // 1.33 crore stands for 1,33,25,000, too.
      const decimals = digits.split('.')[1]?.length ?? 0;
      const tolerance = unit && decimals > 0 ? numericValue('1', unit) / 10 ** decimals / 2 : 0.005;
      if (Math.abs(spelled - stated) < tolerance) return [];
      const isSum = withRupees.test(pairText) || rupeesBefore.test(text.slice(0, index));
      const place = stretch.place(index, index + pairText.length);
      return [
        mustFix('words-differ', place, {
          figures: stated,
          words: spelled,
          ...(!isSum && { kind: 'number' }),
        }),
      ];
    });
  });
}

/** Whether a number in brackets begins a list within a sentence: two (1) rent and (2) water. */
const isListSign = (text: string, end: number, digits: string) =>
  digits === '1' && text.slice(end, end + 300).includes('(2)');

/** Whether words name the digits one by one, or a year by its halves: one two three, twenty twenty-six. */
const isSpelledOut = (digits: string, words: string) =>
  !/hundred|thousand|lakh|lac|crore|million|billion/i.test(words) &&
  (/^(?:1[89]|20)\d\d$/.test(digits) || !/(?:ty\b|teen\b|^\s*\w+\s*$)/i.test(words));

type Cell = { tokens: Token[]; text: string; value: number | undefined };
type Row = (Cell | undefined)[];

function tables({ doc, tokens }: Reading): Finding[] {
  const tablesByKey = new Map<string, Row[]>();
  const tokensByBlock = new Map<Token['block'], Token[]>();
  for (const token of tokens) {
    const existing = tokensByBlock.get(token.block);
    if (existing) existing.push(token);
    else tokensByBlock.set(token.block, [token]);
  }
  for (const { number, blocks } of doc.pages) {
    for (const block of blocks) {
      if (block.kind !== 'cell' || !block.row || !block.column) continue;
      // Word files number tables across the document, PDFs on each page.
      const key = `${doc.kind === 'docx' ? '' : number} ${block.table}`;
      const table = tablesByKey.get(key) ?? [];
      tablesByKey.set(key, table);
      const row = table[block.row - 1] ?? [];
      table[block.row - 1] = row;
      const text = textOf(block);
      row[block.column - 1] = { text, tokens: tokensByBlock.get(block) ?? [], value: valueIn(text) };
    }
  }
  return [...tablesByKey.values()].flatMap((table) => {
    const rows = Array.from(table, (row) => row ?? []);
    return [...columnTotals(rows), ...rowTotals(rows), ...products(rows)];
  });
}

/** The number in a cell that contains nothing else: ₹1,20,000, (500) as negative, 12.5. Not 12%, 3-4 or 2026-27. */
function valueIn(text: string): number | undefined {
  const match =
    /^(?:₹|Rs\.?|INR)?\s*(-|\()?\s*(?:₹|Rs\.?)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:\/-)?\s*\)?\s*(?:Dr|Cr)?\.?$/i.exec(
      text.trim(),
    );
  if (!match?.[2]) return undefined;
  return match[1] ? -numberOf(match[2]) : numberOf(match[2]);
}

const totalLabel =
  /^(?:grand |sub[- ]?|net |gross )?total\b|^(?:sum|aggregate|amount payable|net payable|net amount)\b|^(?:कुल|योग)/i;
const subtotal = /^sub[- ]?total/i;

const findingOf = (rule: 'total' | 'product', cell: Cell, data: Finding['data']): Finding =>
  mustFix(rule, new Stretch(cell.tokens).place(0, cell.text.length), { stated: cell.value ?? 0, ...data });

const sumOf = (values: number[]) => values.reduce((a, b) => a + b, 0);

function columnTotals(table: Row[]): Finding[] {
  const width = Math.max(0, ...table.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
    let part: number[] = [];
    let subtotals: number[] = [];
    return table.flatMap((row): Finding[] => {
      const cell = row[column];
      const label = row.find((cell) => cell && cell.value === undefined)?.text ?? '';
      if (cell?.value === undefined) return [];
      if (!totalLabel.test(label)) {
        part.push(cell.value);
        return [];
      }
      const sum = sumOf(part);
      const total = sumOf(subtotals) + sum;
      // A grand total is the sum of the subtotals and the rows after the last one.
      const expected = subtotal.test(label) || subtotals.length === 0 ? sum : total;
      const terms = part.length + subtotals.length;
      if (subtotal.test(label)) subtotals.push(cell.value);
      else subtotals = [];
      part = [];
      if (terms < 2 || Math.abs(expected - cell.value) < 0.51) return [];
      return [findingOf('total', cell, { label, sum: rounded(expected) })];
    });
  });
}

/** A last column named Total, checked only if it is the sum of the others in most rows. */
function rowTotals(table: Row[]): Finding[] {
  const headerRow =
    table.find((row) => row.filter((cell) => cell && cell.value === undefined).length > 2) ?? [];
  const last = headerRow.length - 1;
  if (last < 2 || !/^(?:grand |row )?total\b/i.test(headerRow[last]?.text ?? '')) return [];
  const checked = table.flatMap((row) => {
    const parts = row.slice(1, last).flatMap((cell) => (cell?.value === undefined ? [] : [cell.value]));
    const cell = row[last];
    if (cell?.value === undefined || parts.length < 2 || totalLabel.test(row[0]?.text ?? '')) return [];
    return [{ cell, label: row[0]?.text ?? '', sum: sumOf(parts) }];
  });
  const wrong = checked.filter(({ cell, sum }) => Math.abs((cell.value ?? 0) - sum) >= 0.51);
  if (wrong.length * 2 > checked.length) return [];
  return wrong.map(({ cell, label, sum }) => findingOf('total', cell, { label, sum: rounded(sum) }));
}

/** Checks that quantity times rate is the amount, if a table has these columns. */
function products(table: Row[]): Finding[] {
  const columnOf = (name: RegExp, row: Row = []) => row.findIndex((cell) => name.test(cell?.text ?? ''));
  const quantityName = /^(?:qty|quantity|nos?|units)\b/i;
  const headerIndex = table.findIndex((row) => columnOf(quantityName, row) >= 0);
  const [quantity, rate, amount] = [
    columnOf(quantityName, table[headerIndex]),
    columnOf(/^(?:rate|price|unit price)\b/i, table[headerIndex]),
    columnOf(/^amount\b/i, table[headerIndex]),
  ];
  if (quantity < 0 || rate < 0 || amount < 0) return [];
  return table.slice(headerIndex + 1).flatMap((row): Finding[] => {
    const [a, b, cell] = [row[quantity]?.value, row[rate]?.value, row[amount]];
    if (a === undefined || b === undefined || cell?.value === undefined) return [];
    return Math.abs(a * b - cell.value) < 0.51
      ? []
      : [findingOf('product', cell, { product: rounded(a * b) })];
  });
}

const rounded = (value: number) => Math.round(value * 100) / 100;
