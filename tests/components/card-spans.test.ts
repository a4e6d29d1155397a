import { describe, expect, it } from 'vitest';
import { cardSpans } from '@/components/features/card-spans';

describe('cardSpans', () => {
  it('lays out ten cards in rows of two and three', () => {
    expect(cardSpans(10)).toEqual([7, 5, 4, 4, 4, 5, 7, 4, 4, 4]);
  });

  it('fills every row for any number of cards', () => {
    for (let count = 1; count <= 40; count += 1) {
      const spans = cardSpans(count);
      expect(spans).toHaveLength(count);
      let rowWidth = 0;
      for (const span of spans) {
        rowWidth += span;
        expect(rowWidth, `${count} cards`).toBeLessThanOrEqual(12);
        if (rowWidth === 12) rowWidth = 0;
      }
      expect(rowWidth, `${count} cards leave a gap`).toBe(0);
    }
  });
});
