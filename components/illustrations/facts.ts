/** Claims that illustrations print: pages pass them in, as content/claims.ts has them. */
export type Facts = Readonly<Record<'linkLong' | 'linkShort', string>>;
