/** So many whole numbers in a row. */
export const numbered = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => from + index);
