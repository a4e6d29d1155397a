import { expect, test } from 'vitest';
import { p } from '../helpers/word-file';
import { printParts } from './print';

const r = (text: string, properties = '') => `<m:r>${properties}<m:t>${text}</m:t></m:r>`;
const e = (inside: string, name = 'e') => `<m:${name}>${inside}</m:${name}>`;

/** Converts an equation: the line on its page, and the reported losses. */
async function convertEquation(equation: string) {
  const body = `${p('Then')}<w:p><m:oMathPara><m:oMath>${equation}</m:oMath></m:oMathPara></w:p>`;
  const { pages, facts } = await printParts({ body });
  const pieces = pages[0]?.pieces.slice(1) ?? [];
  return {
    text: pages[0]?.text.replaceAll('\n', '').slice(4) ?? '',
    pieces,
    lost: facts.filter(({ lost }) => lost),
  };
}

const fraction = (over: string, under: string) => `<m:f>${e(over, 'num')}${e(under, 'den')}</m:f>`;

test.each([
  ['a fraction', fraction(r('a+b'), r('2')), '(a+b)/2'],
  [
    'a root',
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr>${e('', 'deg')}${e(r('x+1'))}</m:rad>`,
    '√(x+1)',
  ],
  ['a cube root', `<m:rad>${e(r('3'), 'deg')}${e(r('x'))}</m:rad>`, '3√x'],
  ['brackets', `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(r('x'))}</m:d>`, '[x]'],
  [
    'a matrix',
    `<m:d>${e(`<m:m><m:mr>${e(r('a'))}${e(r('b'))}</m:mr><m:mr>${e(r('c'))}${e(r('d'))}</m:mr></m:m>`)}</m:d>`,
    '(a,b;c,d)',
  ],
  [
    'a function',
    `<m:func>${e(r('sin', '<m:rPr><m:sty m:val="p"/></m:rPr>'), 'fName')}${e(r('x'))}</m:func>`,
    'sinx',
  ],
  ['a fraction of fractions', fraction(r('1'), r('1+') + fraction(r('1'), r('x'))), '1/(1+1/x)'],
])(
  '%s reads as people type it, and the report says that it is in one line',
  async (_, equation, expected) => {
    const { text, lost } = await convertEquation(equation);
    expect(text.replaceAll(' ', '')).toBe(expected);
    expect(lost).toEqual([{ fact: 'equations', lost: true, count: 1 }]);
  },
);

test('exponents are above the line, indices and limits below it', async () => {
  const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr>${e(r('i=1'), 'sub')}${e(r('n'), 'sup')}${e(`<m:sSup>${e(r('x'))}${e(r('2'), 'sup')}</m:sSup>`)}</m:nary>`;
  const { pieces, lost } = await convertEquation(sum);
  const yOf = (text: string) => pieces.find((piece) => piece.text.trim() === text)?.y ?? Number.NaN;
  expect(yOf('2')).toBeGreaterThan(yOf('x') + 2);
  expect(yOf('n')).toBeGreaterThan(yOf('x') + 2);
  expect(yOf('=1')).toBeLessThan(yOf('x'));
  expect(lost.map(({ fact }) => fact)).toEqual(['equations']);
});

test('an accent is on its letter, and no word is reported as missing', async () => {
  const { text, lost } = await convertEquation(
    `<m:acc><m:accPr><m:chr m:val="\u0302"/></m:accPr>${e(r('a'))}</m:acc>`,
  );
  expect(text.normalize('NFC')).toBe('â');
  expect(lost.map(({ fact }) => fact)).toEqual(['equations']);
});

test.each([
  ['\u0302', 'θˆ'],
  ['\u0305', 'θ¯'],
  ['\u20d7', 'θ→'],
])('an accent %s that no font places on its letter follows the letter', async (mark, expected) => {
  const { text, lost } = await convertEquation(
    `<m:acc><m:accPr><m:chr m:val="${mark}"/></m:accPr>${e(r('θ'))}</m:acc>`,
  );
  expect(text).toBe(expected);
  expect(lost.map(({ fact }) => fact)).toEqual(['equations']);
});

test('an accent composed with its letter in Unicode is not reported as a missing word', async () => {
  const { text, lost } = await convertEquation(
    `<m:acc><m:accPr><m:chr m:val="\u0305"/></m:accPr>${e(r('y'))}</m:acc>`,
  );
  expect(text).toBe('y¯');
  expect(lost.map(({ fact }) => fact)).toEqual(['equations']);
});

test('a bracket added after an exponent is not reported as a missing word', async () => {
  const square = `<m:sSup>${e(r('π'))}${e(r('2'), 'sup')}</m:sSup>`;
  const { text, lost } = await convertEquation(fraction(r('1'), square) + r('=6'));
  expect(text.replaceAll(' ', '')).toBe('1/(π2)=6');
  expect(lost.map(({ fact }) => fact)).toEqual(['equations']);
});

test('an equation in its own paragraph is centred', async () => {
  const { pieces } = await convertEquation(r('E=m'));
  const [first, last] = [pieces[0], pieces.at(-1)];
  expect(((first?.x ?? 0) + (last?.right ?? 0)) / 2).toBeCloseTo(306, 0);
});
