import { registry } from '@/content';
import { drafts } from '@/content/drafts';
import { longDate } from '@/lib/format';

/** Text of the banner above a page in a draft build. */
export function ribbonOf(path: string) {
  const { label, copy, page, from, list } = drafts.ribbon;
  const waiting = registry.find(path)?.unpublished;
  const day = waiting?.from;
  const pageNote = day ? from.replace('{date}', longDate(day)) : page;
  return { label, texts: waiting ? [copy, pageNote] : [copy], list: { label: list, href: '/drafts' } };
}
