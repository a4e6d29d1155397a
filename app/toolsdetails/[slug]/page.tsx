import { notFound } from 'next/navigation';
import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { relatedPages } from '@/app/_shared/related-pages';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { RelatedCards, RelatedRows } from '@/components/details/related-pages';
import { ToolHow } from '@/components/tools/tool-how';
import { fillsRows, ToolQuestions } from '@/components/tools/tool-questions';
import { placeClass } from '@/components/workbench/welcome';
import { registry } from '@/content';
import { published } from '@/content/published';
import { tools } from '@/content/tools';
import { toolPath } from '@/lib/routes';
import type { Link } from '@/lib/schema/common';
import { say } from '@/lib/sentences';
import { ToolStart } from './tool-start';

/** A link to an anchor on its own page, without a reload. */
const onItsPage = ({ label, href }: Link, path: string): Link => ({
  label,
  href: href.replace(path, '') || href,
});

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return published(tools.tools).map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(toolPath((await params).slug));
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  const tool = published(tools.tools).find((candidate) => candidate.slug === slug);
  if (!tool) notFound();
  const page = registry.get(toolPath(slug));
  const { labels } = tools;
  const { layout } = tool.page;
  // After large steps (coupons, pairs) the questions need no cards; after ruled steps the related tools are cards.
  const open = (layout === 'coupons' || layout === 'pairs') && fillsRows(tool.page.questions.length);
  const jobs = tools.jobs.filter((job) => job.tool === slug);
  const Related = layout === 'band' || layout === 'ruled' ? RelatedCards : RelatedRows;
  return (
    <SiteLayout page={page}>
      <ToolStart tool={tool} trail={breadcrumbOf(page)} />
      {/* At the address of a job, how the tool works is not what the visitor does there. */}
      <div className={placeClass}>
        <div data-job-off="">
          <ToolHow tool={tool} joins={open} />
        </div>
      </div>
      <div className={placeClass}>
        <div data-job-off={jobs.length > 0 && jobs.every(({ questions }) => questions) ? '' : undefined}>
          <ToolQuestions
            title={say(labels.questions, { tool: tool.name })}
            questions={tool.page.questions}
            more={labels.faqs}
            open={open}
          />
        </div>
        {jobs.map(({ slug, name, questions }) =>
          questions ? (
            <div key={slug} data-job={slug}>
              <ToolQuestions
                title={say(labels.questions, { tool: name })}
                questions={questions}
                more={labels.faqs}
                open={open}
              />
            </div>
          ) : null,
        )}
      </div>
      <Related title={say(labels.related, { tool: tool.name })} pages={relatedPages(tool.related)} />
      <ClosingBand
        {...tool.page.closing}
        trial={trialFrom(page.path)}
        button={onItsPage(tool.action, page.path)}
      />
    </SiteLayout>
  );
}
