/** Kinds of stamps. */
export const stampKinds = ['signature', 'initials', 'name', 'date', 'place'] as const;
export type StampKind = (typeof stampKinds)[number];
