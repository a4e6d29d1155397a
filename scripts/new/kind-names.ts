/** Kinds of entries for `npm run new`, apart from what each is made of: that needs the content. */
export const kinds = ['feature', 'use-case', 'security', 'integration', 'tool', 'question'] as const;

export type Kind = (typeof kinds)[number];
