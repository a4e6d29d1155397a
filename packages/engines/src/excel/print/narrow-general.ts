/** A smaller number that has to be shortened is shown with an exponent, as in Excel. */
const small = 1e-4;

/** Larger whole numbers are shown with an exponent in any column (ECMA-376, 18.8.30). */
const large = 1e11;

/**
 * A number in the format General if its column is too narrow for all of its digits: with fewer decimals or else with
 * an exponent, and as many digits as fit, as Excel shows it (ECMA-376, 18.8.30).
 *
 * @param fits whether a text fits
 * @returns undefined if no form of it fits
 */
export function narrowGeneral(value: number, fits: (text: string) => boolean): string | undefined {
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  const [figures = '', power = ''] = size.toExponential(14).split('e');
  // Excel rounds half up in its 15 decimal digits; the binary value of 1.005 would round down.
  const rounded = (places: number) =>
    Number(`${Math.round(Number(`${figures}e${Number(power) + places}`))}e${-places}`);
  const fixedForms =
    size >= small && size < large ? [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((places) => `${rounded(places)}`) : [];
  const exponents = [5, 4, 3, 2, 1, 0].map((places) => {
    // The largest numbers cannot be rounded up.
    const [digits, exponent = ''] = (
      Number(power) > 300
        ? size.toExponential(places).replace(/\.?0+e/, 'e')
        : rounded(places - Number(power)).toExponential()
    ).split('e');
    return `${digits}E${exponent.replace(/^([+-])(\d)$/, '$10$2')}`;
  });
  return [...fixedForms, ...exponents].map((text) => sign + text).find(fits);
}
