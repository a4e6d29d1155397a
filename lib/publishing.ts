/** The fields of an entry that say when it is public. */
export type Publishing = { draft: boolean; publishFrom?: string };

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day in India, as in content: `2026-11-20`. */
export const dayOf = (moment: Date): string => day.format(moment);

/** Whether an entry is not public on a day: a draft, or one whose day is still to come. */
export function waits({ draft, publishFrom }: Publishing, today: string): boolean {
  return draft || (publishFrom !== undefined && publishFrom > today);
}
