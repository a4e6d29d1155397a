import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
import { GuideTabs } from '@/components/faqs/guide-tabs';
import { QuestionGroup } from '@/components/faqs/question-group';
import { CarbonHead } from '@/components/ui/carbon-head';
import { registry } from '@/content';
import { faqs } from '@/content/faqs';

const path = '/faqs';

export const metadata = pageMetadata(path);

const tabs = faqs.groups.map(({ id, title, stock, questions }) => ({
  id,
  title,
  stock,
  count: questions.length,
}));

export default function Page() {
  const page = registry.get(path);
  return (
    <Frame page={page}>
      <CarbonHead trail={trailOf(page)} title={faqs.title} lead={faqs.lead} link={trialFrom(path)}>
        <GuideTabs label={faqs.jump} tabs={tabs} />
      </CarbonHead>
      <div className="wrap grid gap-y-[clamp(3rem,6vw,5rem)] pt-(--section)">
        {faqs.groups.map((group) => (
          <QuestionGroup key={group.id} {...group} />
        ))}
      </div>
    </Frame>
  );
}
