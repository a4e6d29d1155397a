/** Fields of an entry that define when it is public. */
export type Publishing = { draft: boolean; publishFrom?: string };

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The date in India, as in content: `2026-11-20`. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

/** Whether an entry is unpublished on a date: a draft, or one with a later publication date. */
export function isUnpublished({ draft, publishFrom }: Publishing, today: string): boolean {
  return draft || (publishFrom !== undefined && publishFrom > today);
}
