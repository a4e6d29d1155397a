import { notFound } from 'next/navigation';
import { registry } from '@/content';
import { published } from '@/content/published';
import { detailPath, type Family, pageCodeOf } from '@/lib/routes';
import type { DetailBase } from '@/lib/schema/detail';
import { breadcrumbOf } from './breadcrumb';
import { pageMetadata } from './page-metadata';
import { higherPlanNotes, plansOf } from './plans';
import { trialFrom } from './trial';

type Props = { params: Promise<{ n: string }> };

/** What the detail routes of the four families share: static params, metadata, and the top of each page. */
export function detailRoute<Entry extends DetailBase>(family: Family, allEntries: readonly Entry[]) {
  const entries = published(allEntries);
  return {
    generateStaticParams: () => entries.map(({ n }) => ({ n: String(n) })),
    generateMetadata: async ({ params }: Props) => pageMetadata(detailPath(family, Number((await params).n))),
    /** The entry of an address, with derived data. */
    load: async ({ params }: Props) => {
      const n = Number((await params).n);
      const entry = entries.find((entry) => entry.n === n) ?? notFound();
      const page = registry.get(detailPath(family, n));
      return {
        entry,
        page,
        trail: breadcrumbOf(page),
        pageCode: pageCodeOf(family, n),
        plans: plansOf(entry),
        planNotes: higherPlanNotes(entry),
        trial: trialFrom(page.path),
      };
    },
  };
}

export type DetailProps = Props;
