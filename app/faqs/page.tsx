import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { GuideTabs } from '@/components/faqs/guide-tabs';
import { QuestionGroup } from '@/components/faqs/question-group';
import { Hero } from '@/components/site/hero';
import { ButtonLink } from '@/components/ui/button';
import { registry } from '@/content';
import { faqs } from '@/content/faqs';

const path = '/faqs';

export const metadata = pageMetadata(path);

const trial = trialFrom(path);

const tabs = faqs.groups.map(({ id, title, tone, questions }) => ({
  id,
  title,
  tone,
  count: questions.length,
}));

export default function Page() {
  const page = registry.get(path);
  return (
    <SiteLayout page={page}>
      <Hero
        layout="carbon"
        trail={breadcrumbOf(page)}
        title={faqs.title}
        lead={faqs.lead}
        below={
          <div className="wrap">
            <GuideTabs label={faqs.jump} tabs={tabs} />
          </div>
        }
      >
        <p className="mt-6">
          <ButtonLink href={trial.href}>{trial.label}</ButtonLink>
        </p>
      </Hero>
      <div className="wrap grid gap-y-[clamp(3rem,6vw,5rem)] pt-(--section)">
        {faqs.groups.map((group) => (
          <QuestionGroup key={group.id} {...group} />
        ))}
      </div>
    </SiteLayout>
  );
}
