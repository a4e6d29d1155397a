/** Below this, a number that has to be shortened is shown with an exponent, as in Excel. */
const small = 1e-4;

/** Whole numbers of more digits have an exponent in any column (ECMA-376, 18.8.30). */
const large = 1e11;

/**
 * A number in the format General where its column is too narrow for all of its digits: with fewer decimals, else with an
 * exponent and as many digits as there is room for, as Excel shows it (ECMA-376, 18.8.30).
 *
 * @param fits whether a text has room
 * @returns nothing if no form of it fits
 */
export function narrowGeneral(value: number, fits: (text: string) => boolean): string | undefined {
  const size = Math.abs(value);
  const plain =
    size >= small && size < large
      ? [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((digits) => trimmed(value.toFixed(digits)))
      : [];
  const exponents = [5, 4, 3, 2, 1, 0].map((digits) => {
    const [figures = '', power = ''] = value.toExponential(digits).split('e');
    return `${trimmed(figures)}E${power.replace(/^([+-])(\d)$/, '$10$2')}`;
  });
  return [...plain, ...exponents].find(fits);
}

const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
