/** Start of a file in the result. `number` is its first page there, from 1, known once all files before it are read. */
type FirstPage = { number?: number /** A blank page goes before it. */; blank: boolean };

/**
 * The first page of each file in the result, by the rule of the engine's `merge`: with `rightHand` a file begins on an odd
 * page, after a blank one where necessary.
 *
 * @param pages of each file, in order; undefined until the file is read
 */
export function firstPages(pages: readonly (number | undefined)[], rightHand: boolean): FirstPage[] {
  let end: number | undefined = 0;
  return pages.map((count) => {
    const blank = rightHand && end !== undefined && end % 2 === 1;
    const number: number | undefined = end === undefined ? undefined : end + (blank ? 2 : 1);
    end = number === undefined || count === undefined ? undefined : number + count - 1;
    return { number, blank };
  });
}
