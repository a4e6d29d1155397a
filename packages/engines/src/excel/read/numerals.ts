/**
 * Ten digits from 0, then the signs for ten, hundred and thousand, then those for ten thousand, its square and its
 * cube.
 */
type Signs = string;

const digitSigns = '〇一二三四五六七八九';
const fullWidthDigits = '０１２３４５６７８９';

/** Signs for `[DBNum1]`, `[DBNum2]` … by the language that a format names; Chinese if it names none. */
const systems: Record<'zh' | 'tw' | 'ja' | 'ko', readonly Signs[]> = {
  zh: [`${digitSigns}十百千万亿兆`, '零壹贰叁肆伍陆柒捌玖拾佰仟万亿兆', `${fullWidthDigits}十百千万亿兆`],
  tw: [`${digitSigns}十百千萬億兆`, '零壹貳參肆伍陸柒捌玖拾佰仟萬億兆', `${fullWidthDigits}十百千萬億兆`],
  ja: [`${digitSigns}十百千万億兆`, '〇壱弐参四伍六七八九拾百阡萬億兆', `${fullWidthDigits}十百千万億兆`],
  ko: [
    `${digitSigns}十百千万億兆`,
    '零壹貳參四伍六七八九拾百阡萬億兆',
    `${fullWidthDigits}十百千万億兆`,
    '영일이삼사오육칠팔구십백천만억조',
  ],
};

const languageOf = (code: string): keyof typeof systems => {
  const [, language = ''] = /\[\$[^\]-]*-(?:x-)?([\da-z-]+)/i.exec(code) ?? [];
  if (/^(ja|.*411$)/i.test(language)) return 'ja';
  if (/^(ko|.*412$)/i.test(language)) return 'ko';
  return /^(zh-(tw|hk|mo|hant)|.*(404|c04|1404)$)/i.test(language) ? 'tw' : 'zh';
};

/** How a format writes numbers in East Asian numerals. */
export type Numerals = {
  signs: Signs;
  isDate: boolean;
  /** Whether numbers are written with units, as in 一百二, instead of a sign per digit. */
  hasUnits: boolean;
  /** Whether omitted units between others are written as a zero. */
  hasZeros: boolean;
  /** Whether a one is omitted before its unit. */
  dropsOnes: boolean;
};

/**
 * The numerals for `[DBNum1]` to `[DBNum4]` in a format (ECMA-376 part 1, 18.8.31).
 *
 * @param placeholders the format without literal text, colours and conditions
 */
export function numeralsOf(code: string, placeholders: string, isDate: boolean): Numerals | undefined {
  const language = languageOf(code);
  const [, kind = ''] = /\[DBNum(\d)\]/i.exec(code) ?? [];
  const signs = systems[language][Number(kind) - 1];
  if (signs === undefined) return undefined;
  return {
    ...{ signs, isDate, hasUnits: isDate || !/[0#?]/.test(placeholders) },
    hasZeros: language === 'zh' || language === 'tw',
    dropsOnes: language === 'ja' && kind !== '2',
  };
}

/**
 * A text with its numbers written in these numerals. Years, and date numbers with a leading zero, are written digit
 * by digit.
 */
export function inNumerals(text: string, numerals: Numerals): string {
  const { signs, isDate, hasUnits } = numerals;
  const digitByDigit = (digits: string) => digits.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit);
  return text.replace(/(\d+)(\.\d+)?/g, (matched, integer: string, rest: string = '') =>
    hasUnits && integer.length <= (isDate ? 2 : 16) && !/^0/.test(integer)
      ? withUnits(integer, numerals) + digitByDigit(rest)
      : digitByDigit(matched),
  );
}

/** A whole number with units, in groups of ten thousand. */
function withUnits(number: string, { signs, isDate, hasZeros, dropsOnes }: Numerals): string {
  let result = '';
  for (const [digitIndex, digit] of [...number].entries()) {
    const place = number.length - digitIndex - 1;
    const unit = place % 4;
    if (digit !== '0') {
      const isAfterZero = hasZeros && digitIndex > 0 && number[digitIndex - 1] === '0';
      const isBare = digit === '1' && unit > 0 && (dropsOnes || isDate);
      result += `${isAfterZero ? signs[0] : ''}${isBare ? '' : signs[Number(digit)]}${unit > 0 ? signs[9 + unit] : ''}`;
    }
    const isGroup =
      place > 0 && unit === 0 && /[^0]/.test(number.slice(Math.max(0, digitIndex - 3), digitIndex + 1));
    if (isGroup) result += signs[12 + place / 4];
  }
  return result;
}

/** Names and first days of the Japanese eras, as serial numbers. */
const eras = [
  [43_586, '令和', 'R'],
  [32_516, '平成', 'H'],
  [9856, '昭和', 'S'],
  [4595, '大正', 'T'],
  [0, '明治', 'M'],
] as const;

/**
 * Replaces the era and its year (`ggge`, `gge`, `ge`) in a date format by literal text for a day (18.8.31). A format
 * without them stays unchanged.
 */
export function withEra(code: string, day: number): string {
  if (languageOf(code) !== 'ja' || !/[ge]/i.test(code)) return code;
  const [firstDay, name, letter] = eras.find(([from]) => day >= from) ?? eras[4];
  const yearOf = (serial: number) => new Date((serial - 25_569) * 864e5).getUTCFullYear();
  const year = `${yearOf(day) - (firstDay === 0 ? 1868 : yearOf(firstDay)) + 1}`;
  return code.replace(/"[^"]*"|\\.|\[[^\]]*\]|g+|e+/gi, (part) => {
    if (/^g+$/i.test(part))
      return `"${part.length === 1 ? letter : part.length === 2 ? name.slice(0, 1) : name}"`;
    return /^e+$/i.test(part) ? `"${year.padStart(part.length, '0')}"` : part;
  });
}
