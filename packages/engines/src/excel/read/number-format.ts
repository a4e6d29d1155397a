import { addLocale, format, formatColor, getLocale } from 'numfmt';
import type { Host } from '../../engine';
import { rightToLeftLetters } from '../../write/right-to-left';
import { Unsupported } from '../formula/values';
import { hex } from './colours';
import type { Cell, Colour, Style, Workbook } from './model';
import { inNumerals, type Numerals, numeralsOf, withEra } from './numerals';

/** Displayed text of a cell. */
export type DisplayedText = {
  text: string;
  /** Left-aligned text before a right-aligned `text`, such as the currency sign of an accounting format. */
  lead?: string;
  /** Character that fills the space between the two. */
  fill?: string;
  colour?: Colour;
  align: 'left' | 'center' | 'right';
};

/** Lakh and crore grouping: everywhere, or only in formats that indicate rupees or India. */
export type Grouping = 'indian' | 'by-format';

const gap = '\u0001';
const failed = '\u0002';
/** What Excel shows for a number without a date, before 1900 or after 9999 (ECMA-376, 18.17.4.1). */
const noDate = '#'.repeat(8);
/** The day after 31 December 9999. */
const endOfDates = 2_958_466;
const indian = /₹|\[\$[^\]]*-0?(4009|439|44[5-9A-F]|45[07])|Rs\.?|#,##,##/i;

const inThousands = {
  fillChar: gap,
  throws: false,
  invalid: failed,
  dateSpanLarge: false,
  dateErrorNumber: false,
  overflow: noDate,
  grouping: [3, 3] as [number, number],
};

const inLakhs = { ...inThousands, grouping: [3, 2] as [number, number] };

/** A cell's text as Excel shows it: number format, dates, fractions, format colours, alignment by type. */
export function show(cell: Cell, style: Style, { epoch }: Workbook, grouping: Grouping): DisplayedText {
  const { value, kind } = cell;
  const align = alignmentOf(style, cell);
  if (value === undefined) return { text: '', align };
  if (kind === 'error') return { text: String(value), align };
  if (kind === 'boolean' && style.isCheckbox) return { text: value ? '☑' : '☐', align };
  if (kind === 'boolean') return { text: value ? 'TRUE' : 'FALSE', align };
  const { code, ofDates, ofDurations, ofTexts, ofLakhs, hasColours, digits, numerals } = readFormat(
    style.format,
  );
  if (kind === 'text' && !ofTexts) return { text: String(value), align };
  // Fast path: short whole numbers are most of a ledger.
  if (
    code === 'General' &&
    digits === undefined &&
    !numerals &&
    Number.isInteger(value) &&
    Math.abs(value as number) < 1e10
  )
    return { text: String(value), align };
  const isDay = ofDates && !ofDurations;
  // Dates before the start of the 1904 calendar: a minus sign, and the day as far after the start (18.17.4.1).
  const isBefore = isDay && epoch > 0 && typeof value === 'number' && value < 0;
  const number = typeof value === 'number' && isDay ? (isBefore ? -value : value) + epoch : value;
  const ofDay = isDay && typeof number === 'number' ? withEra(code, number) : code;
  const formatted = format(ofDay, number, grouping === 'indian' || ofLakhs ? inLakhs : inThousands);
  // A valid date can only fail because of its format, if no program can read it.
  const isUndated = ofDates && !(Number(number) >= 0 && Number(number) < endOfDates);
  const displayed =
    formatted !== failed ? `${isBefore ? '-' : ''}${formatted}` : isUndated ? noDate : String(value);
  const localized = inOwnDigits(displayed, { digits, numerals });
  // A gap in the result consists of the gap marker, followed by the fill character.
  const gapIndex = localized.indexOf(gap);
  const colour = hasColours ? rgb(formatColor(code, number, { throws: false })) : undefined;
  const fill = localized.charAt(gapIndex + 1);
  const parts =
    gapIndex < 0
      ? { text: localized }
      : {
          text: localized.slice(gapIndex + 2),
          lead: localized.slice(0, gapIndex),
          ...(fill !== ' ' && { fill }),
        };
  // A fill character extends over the whole cell, whatever its alignment.
  return { ...parts, align: gapIndex < 0 ? align : 'right', ...(colour && { colour }) };
}

/**
 * Placeholders of a format, without literal text, gaps, fills and conditions: letters that remain are parts of a
 * date.
 */
const placeholdersOf = (code: string) => code.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '');

/**
 * Sections of a format. A semicolon within literal text, or after a character that escapes the next one, does not
 * separate sections.
 */
function sectionsOf(code: string): string[] {
  const sections = [''];
  for (const [part] of code.matchAll(/"[^"]*"?|[\\_*].?|\[[^\]]*\]?|./gsu)) {
    if (part === ';') sections.push('');
    else sections.push(sections.pop() + part);
  }
  return sections;
}

const isDate = (code: string) =>
  /[dmyhsg]/i.test(placeholdersOf(code).replace(/general|[ap]m?\/[ap]m?/gi, ''));

/** A format code as adapted here, and the types of values that it formats. */
type FormatCode = {
  code: string;
  ofDates: boolean;
  /** Whether it shows elapsed hours, minutes or seconds, such as `[h]:mm`, which do not depend on the calendar. */
  ofDurations: boolean;
  ofTexts: boolean;
  ofLakhs: boolean;
  hasColours: boolean;
  /** Code point of the zero of another script's digits, if it asks for them. */
  digits?: number;
  /** East Asian numerals, if it asks for them. */
  numerals?: Numerals;
};

const knownFormats = new Map<string, FormatCode>();

function readFormat(written: string): FormatCode {
  const known = knownFormats.get(written);
  if (known) return known;
  const code = localFormat(written);
  const numerals = numeralsOf(written, placeholdersOf(written), isDate(code));
  const read = {
    ...{ code, ofDates: isDate(code), ofTexts: ownsText(written), ofLakhs: indian.test(written) },
    ofDurations: /\[(h+|m+|s+)\]/i.test(code),
    hasColours: code.includes('['),
    ...digitsOf(written),
    ...(numerals && { numerals }),
  };
  knownFormats.set(written, read);
  return read;
}

/**
 * Code points of zero by numeral system, which is the first pair of a format's eight hexadecimal digits (ECMA-376,
 * 18.8.31).
 */
const zeros: Record<number, number> = {
  2: 0x660,
  3: 0x6f0,
  4: 0x966,
  5: 0x9e6,
  6: 0xa66,
  7: 0xae6,
  8: 0xb66,
  9: 0xbe6,
  10: 0xc66,
  11: 0xce6,
  12: 0xd66,
  13: 0xe50,
};

/** Digits of another script that a format asks for, such as `[$-4000439]0` for those of Devanagari. */
function digitsOf(code: string): { digits?: number } {
  const [, system = ''] = /\[\$[^\]-]*-([\dA-F]{1,2})[\dA-F]{6}\]/i.exec(code) ?? [];
  const digits = zeros[Number.parseInt(system, 16)];
  return digits === undefined ? {} : { digits };
}

const inOwnDigits = (text: string, { digits, numerals }: Pick<FormatCode, 'digits' | 'numerals'>) => {
  if (numerals) return inNumerals(text, numerals);
  return digits === undefined
    ? text
    : text.replace(/\d/g, (digit) => String.fromCodePoint(digits + Number(digit)));
};

/**
 * A format as a system set to English (India) shows it. A language within the format (`[$€-407]`) determines the
 * names of months and days, but never the separators, which are the system's; `[$-F800]` and `[$-F400]` are the
 * system's long date and time.
 */
function localFormat(code: string): string {
  return /\[\$-x?-?F800\]/i.test(code)
    ? 'dd mmmm yyyy'
    : /\[\$-x?-?F400\]/i.test(code)
      ? 'h:mm:ss AM/PM'
      : sectionsOf(code)
          .map((section) => (isDate(section) ? section : section.replace(/(\[\$[^\]-]*)-[^\]]*\]/g, '$1]')))
          .join(';')
          .replace(/\[\$\]/g, '')
          .replace(/\ba\/p\b/g, 'A/P');
}

/** Languages that formats name for months and days, by their tags or numbers (`[$-407]`, `[$-de-DE]`). */
const languageOf = (code: string): string | undefined =>
  isDate(code) ? /\[\$[^\]-]*-(?!x?-?F[48]00)(?:x-)?([\da-z-]+)/i.exec(code)?.[1] : undefined;

/** Whether the names that a format needs are loaded. */
const isNamed = (code: string): boolean => {
  const language = languageOf(code);
  return language === undefined || getLocale(language) !== undefined;
};

/** Fetches the names of months and days in other languages, if a format needs them; the engine includes English. */
export async function prepareLanguages(styles: readonly Style[], host: Host): Promise<void> {
  // If Hindi is loaded, as under Node, all available languages are: a missing one exists nowhere.
  if (getLocale('hi') || styles.every(({ format }) => isNamed(format))) return;
  const locales = JSON.parse(new TextDecoder().decode(await host.asset('locales.json')));
  for (const [tag, names] of Object.entries(locales as Record<string, Parameters<typeof addLocale>[0]>))
    addLocale(names, tag);
}

/**
 * A number or text in a format, as TEXT returns it: lakh and crore grouping only if the format asks for it.
 *
 * @throws Unsupported for a language that is not loaded: formulas are computed before it could be
 */
export function formatNumber(code: string, value: number | string): string {
  if (!isNamed(code) && !getLocale('hi')) throw new Unsupported('names of months in another language');
  const { code: local, ofLakhs } = readFormat(code);
  const { grouping } = ofLakhs ? inLakhs : inThousands;
  const formatted = format(local, value, { throws: false, invalid: failed, grouping });
  return formatted === failed ? String(value) : formatted;
}

/** Whether a format asks for the date or time of a number that has none (ECMA-376, 18.17.4.1). */
export function hasNoDate(code: string, value: unknown): boolean {
  if (typeof value !== 'number' || (value >= 0 && value < endOfDates)) return false;
  const sections = sectionsOf(readFormat(code).code);
  return isDate((value < 0 ? sections[1] : undefined) ?? sections[0] ?? '');
}

/** Whether a format has a section for text: one with `@`, or the fourth, which may be empty (ECMA-376, 18.8.31). */
const ownsText = (code: string) => placeholdersOf(code).includes('@') || sectionsOf(code).length > 3;

/** Text whose first letter is of a right-to-left script. */
const beginsAtRight = new RegExp(`^[^\\p{L}${rightToLeftLetters}]*[${rightToLeftLetters}]`, 'u');

function alignmentOf({ horizontal }: Style, { kind, value }: Cell): DisplayedText['align'] {
  if (horizontal === 'center' || horizontal === 'centerContinuous' || horizontal === 'distributed')
    return 'center';
  if (horizontal === 'right') return 'right';
  if (horizontal !== 'general') return 'left';
  if (kind === 'text') return beginsAtRight.test(String(value)) ? 'right' : 'left';
  return kind === 'number' ? 'right' : 'center';
}

const namedColours: Record<string, string> = {
  black: '000000',
  white: 'FFFFFF',
  red: 'FF0000',
  green: '00FF00',
  blue: '0000FF',
  yellow: 'FFFF00',
  magenta: 'FF00FF',
  cyan: '00FFFF',
};

function rgb(colour: unknown): Colour | undefined {
  const text = String(colour ?? '');
  const digits = namedColours[text] ?? /^#([0-9a-f]{6})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : hex(digits);
}
