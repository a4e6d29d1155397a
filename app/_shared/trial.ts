import { site } from '@/content/site';
import { trialPath } from '@/lib/routes';
import type { Link } from '@/lib/schema/common';

/** Link that requests a trial from a page: the mail names that page. */
export function trialFrom(path: string): Link {
  return { label: site.startTrial, href: trialPath(path) };
}
