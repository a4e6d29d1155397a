/** Number of columns that a card spans, of twelve. */
export type Span = 4 | 5 | 7 | 12;

/**
 * Rows of two (wide and narrow, then narrow and wide) and of three alternate for any number of cards: 10 → 7
 * 5 · 4 4 4 · 5 7 · 4 4 4. The remainder fills the last row.
 */
export function cardSpans(count: number): Span[] {
  const spans: Span[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const remaining = count - spans.length;
    const pair: Span[] = row % 4 < 2 ? [7, 5] : [5, 7];
    if (remaining === 1) spans.push(12);
    else if (row % 2 === 0 || remaining === 2) spans.push(...pair);
    else spans.push(4, 4, 4);
  }
  return spans;
}
