import type { Trail } from '@/components/ui/breadcrumb';
import { registry } from '@/content';
import { site } from '@/content/site';
import type { Page } from '@/lib/registry';

/** The way from Home to a page, as its head shows it; `end` is a page below it that is in no registry. */
export function trailOf(page: Page, ...end: Trail['pages']): Trail {
  return { name: site.controls.breadcrumb, pages: [...registry.trail(page), ...end] };
}
