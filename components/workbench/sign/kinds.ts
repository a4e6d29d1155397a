/** What is put on a page, by its purpose. */
export const kinds = ['signature', 'initials', 'name', 'date', 'place'] as const;
export type Kind = (typeof kinds)[number];
