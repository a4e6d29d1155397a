const stocks = ['canary', 'rose', 'sky'] as const;

/** The paper of a part, from 0. Its number stands beside it: colour is never alone. */
export const stockOf = (part: number): string => stocks[part % stocks.length] ?? 'canary';
