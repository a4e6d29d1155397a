const plain = '0123456789+-=()';
const forms = { superscript: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', subscript: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' };

/**
 * A word with superscript or subscript digits, so that 10³ is not 103; other words are returned unchanged.
 *
 * @param word without white space
 */
export function raisedDigits(word: string, position: keyof typeof forms): string {
  if (!/^[\d+\-−=()]*\d[\d+\-−=()]*[.,;:]?$/.test(word)) return word;
  return word.replace(
    /[\d+\-−=()]/g,
    (letter) => forms[position][plain.indexOf(letter.replace('−', '-'))] ?? letter,
  );
}
