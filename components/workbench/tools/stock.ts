const stocks = ['canary', 'rose', 'sky'] as const;

/** Paper colour of a part, from 0. Its number is beside it: colour is never the only sign. */
export const stockOf = (part: number): string => stocks[part % stocks.length] ?? 'canary';
