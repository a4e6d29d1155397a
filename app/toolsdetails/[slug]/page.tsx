import { notFound } from 'next/navigation';
import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { relatedPages } from '@/app/_shared/related-pages';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { RelatedCards, RelatedRows } from '@/components/details/related-pages';
import { ToolHow } from '@/components/tools/tool-how';
import { ToolQuestions } from '@/components/tools/tool-questions';
import { placeClass } from '@/components/workbench/welcome';
import { registry } from '@/content';
import { published } from '@/content/published';
import { tools } from '@/content/tools';
import { toolPath } from '@/lib/routes';
import type { Link } from '@/lib/schema/common';
import { formatMessage } from '@/lib/sentences';
import { ToolStart } from './tool-start';

/** A link to the tool's own page is reduced to its hash, so that the page does not reload. */
const asHashLink = ({ label, href }: Link, path: string): Link => ({
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
  const tool = published(tools.tools).find((tool) => tool.slug === slug);
  if (!tool) notFound();
  const page = registry.get(toolPath(slug));
  const { labels } = tools;
  const { layout } = tool.page;
  // After ruled or column steps the questions have another background; after large steps (coupons, pairs) they need none.
  const isJoinedToSteps = layout === 'pairs';
  const tone = isJoinedToSteps || layout === 'coupons' ? 'page' : 'soft';
  const tasks = tools.tasks.filter((task) => task.tool === slug);
  const Related = layout === 'band' || layout === 'ruled' ? RelatedCards : RelatedRows;
  return (
    <SiteLayout page={page}>
      <ToolStart tool={tool} trail={breadcrumbOf(page)} />
      {/* Hidden at the address of a task, which these steps do not describe. */}
      <div className={placeClass}>
        <div data-task-off="">
          <ToolHow tool={tool} joins={isJoinedToSteps} />
        </div>
      </div>
      <div className={placeClass}>
        <div data-task-off={tasks.length > 0 && tasks.every(({ questions }) => questions) ? '' : undefined}>
          <ToolQuestions
            title={formatMessage(labels.questions, { tool: tool.name })}
            questions={tool.page.questions}
            more={labels.faqs}
            tone={tone}
          />
        </div>
        {tasks.map(({ slug, name, questions }) =>
          questions ? (
            <div key={slug} data-task={slug}>
              <ToolQuestions
                title={formatMessage(labels.taskQuestions, { tool: name })}
                questions={questions}
                more={labels.faqs}
                tone={tone}
              />
            </div>
          ) : null,
        )}
      </div>
      <Related
        title={formatMessage(labels.related, { tool: tool.name })}
        pages={relatedPages(tool.related)}
      />
      <ClosingBand
        {...tool.page.closing}
        trial={trialFrom(page.path)}
        button={asHashLink(tool.action, page.path)}
      />
    </SiteLayout>
  );
}
