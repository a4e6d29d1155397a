import { AnyFile } from '@/app/_shared/any-file';
import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { SiteSearch } from '@/components/search/site-search';
import { Hero } from '@/components/site/hero';
import { Overview } from '@/components/tools/overview';
import { Icon } from '@/components/ui/icon';
import { registry } from '@/content';
import { published } from '@/content/published';
import { search } from '@/content/search';
import { toolChooser } from '@/content/tool-chooser';
import { tools } from '@/content/tools';
import { formatMessage } from '@/lib/sentences';

const page = registry.get('/toolsdetails');

export const metadata = pageMetadata(page.path);

const heroLayout = {
  band: 'bg-area-tint pb-24 md:pb-28',
  // The lead begins where the second column of folders does.
  grid: 'items-end gap-x-5 gap-y-3 pt-6 md:pt-8 lg:grid-cols-5',
  textColumn: 'contents',
  title: 'lg:col-span-3',
  belowTitle: 'lg:col-span-2',
};

export default function Page() {
  const { title, lead, overview, groups, closing } = tools;
  const { link, ...band } = closing;
  const publishedTools = published(tools.tools);
  const { label, ...exampleSearches } = search.tools;
  return (
    <SiteLayout page={page}>
      <Hero
        layout={heroLayout}
        trail={breadcrumbOf(page)}
        title={formatMessage(title, { count: publishedTools.length })}
        lead={lead}
      />
      <div className="wrap -mt-18 md:-mt-22">
        <AnyFile {...toolChooser.overview} />
        <div className="relative z-1 my-8 lg:my-9">
          <SiteSearch
            texts={{ ...search.texts, label }}
            icon={<Icon name="search" />}
            examples={exampleSearches}
            page={page.path}
            results="absolute inset-x-0 top-full rounded-card border-[1.5px] border-rule bg-panel px-4 py-3 shadow-(--shadow-lift)"
          />
        </div>
        <Overview groups={groups} tools={publishedTools} tasks={tools.tasks} {...overview} />
      </div>
      <div className="h-(--section)" />
      <ClosingBand {...band} button={trialFrom(page.path)} links={[link]} />
    </SiteLayout>
  );
}
