import type { Trail } from '@/components/ui/breadcrumb';
import { registry } from '@/content';
import { site } from '@/content/site';
import type { Page } from '@/lib/registry';

/** Breadcrumb of a page. `end` is appended: a page below it that is not in the registry. */
export function breadcrumbOf(page: Page, ...end: Trail['pages']): Trail {
  return { name: site.controls.breadcrumb, pages: [...registry.trail(page), ...end] };
}
