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
  const sign = value < 0 ? '-' : '';
  const [figures = '', power = ''] = size.toExponential(14).split('e');
  // Excel rounds the 15 decimal digits that it keeps, half up: the binary value of 1.005 is below its half.
  const rounded = (places: number) =>
    Number(`${Math.round(Number(`${figures}e${Number(power) + places}`))}e${-places}`);
  const fixedForms =
    size >= small && size < large ? [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((places) => `${rounded(places)}`) : [];
  const exponents = [5, 4, 3, 2, 1, 0].map((places) => {
    // The largest numbers have no round ones above them.
    const [digits, exponent = ''] = (
      Number(power) > 300
        ? size.toExponential(places).replace(/\.?0+e/, 'e')
        : rounded(places - Number(power)).toExponential()
    ).split('e');
    return `${digits}E${exponent.replace(/^([+-])(\d)$/, '$10$2')}`;
  });
  return [...fixedForms, ...exponents].map((text) => sign + text).find(fits);
}
