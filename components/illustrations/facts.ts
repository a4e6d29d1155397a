/** Claims that illustrations print: pages pass them in, as content/claims.ts has them. */
export type Facts = Readonly<
  Record<
    | 'encryption'
    | 'formats'
    | 'gdpr'
    | 'hipaa'
    | 'iso27001'
    | 'limitEnterprise'
    | 'limitFree'
    | 'linkLong'
    | 'linkShort'
    | 'restore',
    string
  >
>;
