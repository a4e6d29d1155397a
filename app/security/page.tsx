import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { AuditorQuestions } from '@/components/illustrations/security/auditor-questions';
import { DayInLog } from '@/components/security/day-in-log';
import { HubCards } from '@/components/security/hub-cards';
import { Lifecycle } from '@/components/security/lifecycle';
import { ReadinessNote } from '@/components/security/readiness-note';
import { RolesTable } from '@/components/security/roles-table';
import { Hero } from '@/components/site/hero';
import { registry } from '@/content';
import { published } from '@/content/published';
import { entries, hub } from '@/content/security';
import { site } from '@/content/site';
import { detailPath } from '@/lib/routes';

const path = '/security';

export const metadata = pageMetadata(path);

const cards = published(entries).map(({ n, name, tagline, picture }) => ({
  href: detailPath('security', n),
  name,
  tagline,
  picture,
}));

export default function Page() {
  const page = registry.get(path);
  return (
    <SiteLayout page={page}>
      <Hero
        layout="hub"
        columns="lg:split-6"
        trail={breadcrumbOf(page)}
        title={hub.title}
        lead={hub.lead}
        start={site.getStarted}
        note={site.trialNote}
        beside={<AuditorQuestions {...hub.paper} />}
      />
      <HubCards title={hub.cardsTitle} cards={cards} />
      <DayInLog {...hub.dayLog} />
      <Lifecycle {...hub.life} />
      <RolesTable {...hub.roles} />
      <ReadinessNote {...hub.readiness} trial={trialFrom(path)} />
    </SiteLayout>
  );
}
