/** Claims that illustrations print: pages pass them in, as content/claims.ts has them. */
export type Facts = Readonly<
  Record<'formats' | 'limitEnterprise' | 'limitFree' | 'linkLong' | 'linkShort' | 'restore', string>
>;
