const tones = ['lilac', 'rose', 'sky'] as const;

/** Paper colour of a part, from 0. Its number is beside it: colour is never the only sign. */
export const toneOf = (part: number): string => tones[part % tones.length] ?? 'lilac';
