/** Merged cells of a grid: first row and column, and the number of rows and columns. */
export type Area = { row: number; column: number; rows: number; columns: number };

/**
 * Merges cells of a grid that no rule separates.
 *
 * @param isRuled whether a rule is drawn between a cell and the one below or to the right; undefined if only part of
 *   it is
 * @returns the areas in reading order; undefined unless each is a rectangle without a rule inside
 */
export function areasOf(
  rows: number,
  columns: number,
  isRuled: (row: number, column: number, side: 'below' | 'right') => boolean | undefined,
): Area[] | undefined {
  const areas: Area[] = [];
  const owner = Array.from({ length: rows }, () => Array.from({ length: columns }, () => -1));
  const isOpen = (row: number, column: number, side: 'below' | 'right') =>
    isRuled(row, column, side) === false;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (owner[row]?.[column] !== -1) continue;
      const area = { row, column, rows: 1, columns: 1 };
      while (column + area.columns < columns && isOpen(row, column + area.columns - 1, 'right'))
        area.columns++;
      while (row + area.rows < rows && isOpen(row + area.rows - 1, column, 'below')) area.rows++;
      for (let coveredRow = row; coveredRow < row + area.rows; coveredRow++)
        for (let coveredColumn = column; coveredColumn < column + area.columns; coveredColumn++) {
          const ownerRow = owner[coveredRow];
          if (!ownerRow || ownerRow[coveredColumn] !== -1) return undefined;
          ownerRow[coveredColumn] = areas.length;
        }
      areas.push(area);
    }
  // Sides between two areas must be ruled completely, and none inside an area.
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const ownerHere = owner[row]?.[column];
      if (column + 1 < columns && isRuled(row, column, 'right') !== (owner[row]?.[column + 1] !== ownerHere))
        return undefined;
      if (row + 1 < rows && isRuled(row, column, 'below') !== (owner[row + 1]?.[column] !== ownerHere))
        return undefined;
    }
  return areas;
}
