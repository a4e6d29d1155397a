import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { QuestionGroup } from '@/components/faqs/question-group';
import { TopicIndex } from '@/components/faqs/topic-index';
import { Hero } from '@/components/site/hero';
import { ButtonLink } from '@/components/ui/button';
import { registry } from '@/content';
import { fact } from '@/content/claims';
import { faqs } from '@/content/faqs';
import { questionsOf } from '@/lib/schema/faqs';
import { formatMessage } from '@/lib/sentences';

const path = '/faqs';

export const metadata = pageMetadata(path);

const trial = trialFrom(path);

const topics = faqs.groups.map(({ id, title, tone, questions }) => ({
  id,
  title,
  tone,
  count: questions.length,
}));
const count = formatMessage(faqs.count, { n: questionsOf(faqs).length });

export default function Page() {
  const page = registry.get(path);
  return (
    <SiteLayout page={page}>
      <Hero layout="carbon" trail={breadcrumbOf(page)} title={faqs.title} lead={faqs.lead}>
        <p className="mt-6 mb-5">
          <ButtonLink href={trial.href}>{trial.label}</ButtonLink>
        </p>
      </Hero>
      <div className="wrap grid lg:split-4">
        <TopicIndex label={faqs.jump} count={count} topics={topics} />
        <div className="grid min-w-0 gap-y-12 pt-10 lg:pt-14">
          {faqs.groups.map((group) => (
            <QuestionGroup key={group.id} {...group} claims={fact} />
          ))}
        </div>
      </div>
    </SiteLayout>
  );
}
