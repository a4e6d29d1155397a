/** Claims of content/claims.ts that illustrations print; pages pass them in. */
export type Claims = Readonly<
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
