import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { Drawing } from '@/components/drawings/drawing';
import { InwardRegister } from '@/components/illustrations/integrations/inward-register';
import { BuildYourOwn } from '@/components/integrations/build-your-own';
import { HowItConnects } from '@/components/integrations/how-it-connects';
import { IntegrationCards } from '@/components/integrations/integration-cards';
import { IntegrationChooser } from '@/components/integrations/integration-chooser';
import { Hero } from '@/components/site/hero';
import { registry } from '@/content';
import { entries, hub } from '@/content/integrations';
import { published } from '@/content/published';
import { detailPath } from '@/lib/routes';

export const metadata = pageMetadata('/integrations');

const page = registry.get('/integrations');
const cards = published(entries).map(({ n, name, picture, card }) => ({
  href: detailPath('integration', n),
  name,
  picture,
  ...card,
}));

export default function Page() {
  return (
    <SiteLayout page={page}>
      <Hero
        layout="hub"
        columns="lg:split-6"
        trail={breadcrumbOf(page)}
        title={hub.title}
        lead={hub.lead}
        start={{ label: hub.explore, href: '#integration' }}
        more={{ label: hub.build.title, href: '#build-your-own' }}
        beside={
          <Drawing label={hub.register.alt}>
            <InwardRegister sources={cards.map(({ name }) => name)} />
          </Drawing>
        }
      />
      <IntegrationCards id="integration" {...hub.grid} integrations={cards} />
      <HowItConnects {...hub.steps} />
      <IntegrationChooser {...hub.choose} rows={cards} />
      <BuildYourOwn id="build-your-own" trial={trialFrom(page.path)} {...hub.build} />
    </SiteLayout>
  );
}
