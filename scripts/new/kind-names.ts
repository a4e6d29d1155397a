/** Names of the kinds of entries for `npm run new`. kinds.ts, which describes them, imports the content; this file does not. */
export const kinds = ['feature', 'use-case', 'security', 'integration', 'tool', 'question'] as const;

export type Kind = (typeof kinds)[number];
