import { AnyFile } from '@/app/_shared/any-file';
import { availableTools } from '@/app/_shared/available-tools';
import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { FeatureCards } from '@/components/features/feature-cards';
import { HubHero } from '@/components/features/hub-hero';
import { StorageShowcase } from '@/components/features/storage-showcase';
import { ToolCatalogue } from '@/components/tools/tool-catalogue';
import { Section } from '@/components/ui/section';
import { registry } from '@/content';
import { entries } from '@/content/features';
import { featuresHub } from '@/content/features-hub';
import { published } from '@/content/published';
import { site } from '@/content/site';
import { toolChooser } from '@/content/tool-chooser';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { detailPath } from '@/lib/routes';

const page = registry.get('/features');

export const metadata = pageMetadata(page.path);

export default function Page() {
  const { title, lead, hero, storage, features } = featuresHub;
  const cards = published(entries).map((entry) => ({ ...entry, href: detailPath('feature', entry.n) }));
  return (
    <SiteLayout page={page}>
      <HubHero
        title={title}
        lead={lead}
        trail={breadcrumbOf(page)}
        hero={hero}
        copy={site.controls.carousel}
      />
      <ToolCatalogue
        copy={featuresHub.tools}
        labels={tools.labels}
        groups={tools.groups}
        tools={published(tools.tools)}
        runs={{ text: sharedMessages.runsInBrowser, slugs: availableTools().map(({ tool }) => tool.slug) }}
      />
      <Section className="pt-0">
        <AnyFile {...toolChooser.features} />
      </Section>
      <FeatureCards {...features} features={cards} />
      <StorageShowcase {...storage} copy={site.controls.carousel} trial={trialFrom(page.path)} />
    </SiteLayout>
  );
}
