const tones = ['lilac', 'gold', 'sky'] as const;

/**
 * Paper colour of a part, from 0; not rose, which marks what is removed. The number of the part is beside it: colour is
 * never the only sign.
 */
export const toneOf = (part: number): string => tones[part % tones.length] ?? 'lilac';
