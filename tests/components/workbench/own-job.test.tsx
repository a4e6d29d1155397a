import { readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToolStart } from '@/app/toolsdetails/[slug]/tool-start';
import { useShell } from '@/components/workbench/shell/shell-context';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { toolPath } from '@/lib/routes';
import { toolSlug } from '@/lib/tools';

vi.mock('@/components/workbench/sign/sign', () => ({ Sign: () => null }));
vi.mock('@/components/workbench/ai-pdf-editor/ai-pdf-editor', () => ({ AiPdfEditor: OwnJob }));
vi.mock('@/components/workbench/merge-pdf/merge-pdf', () => ({ MergePdf: OwnJob }));
vi.mock('@/lib/load-styles', () => ({ loadStyles: () => Promise.resolve() }));
vi.mock('@/lib/engine-files', () => ({ engineFiles: () => ({}) }));

/** What a tool that does a job itself gets to know of it. */
function OwnJob() {
  const { ownJob, steps } = useShell();
  return <p data-testid="job">{[ownJob, ...steps].join(' · ')}</p>;
}

test.each(tools.jobs)(
  'the job $slug has its own name, title and breadcrumb, after a link to its tool',
  async (job) => {
    const tool = tools.tools.find(({ slug }) => slug === job.tool);
    if (!tool) throw new Error(`The job “${job.slug}” has no tool.`);
    location.hash = `#${job.slug}`;
    const pages = [{ label: tool.name, href: toolPath(tool.slug) }];
    const { container } = render(<ToolStart tool={tool} trail={{ name: site.controls.breadcrumb, pages }} />);
    const field = container.querySelector<HTMLInputElement>('input[name=files]');
    await userEvent.upload(field as HTMLInputElement, new File(['%PDF'], 'lease.pdf'), {
      applyAccept: false,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: job.name }, { timeout: 15_000 }),
    ).toBeTruthy();
    const trail = within(screen.getByRole('navigation', { name: site.controls.breadcrumb }));
    expect(trail.getByText(job.name).getAttribute('aria-current')).toBe('page');
    expect(trail.getByRole('link', { name: tool.name }).getAttribute('href')).toBe(toolPath(tool.slug));
    // The title follows the heading in an effect.
    await waitFor(() => expect(document.title).toBe(`${job.name} | ${site.name}`));
    // The page below shows the facts of the job that is open.
    expect(container.querySelector('section')?.dataset.openJob).toBe(job.slug);
    const facts = container.querySelector<HTMLElement>(`[data-job="${job.slug}"] dl`);
    for (const fact of [job.goesIn, job.comesOut, job.goodFor]) expect(facts?.textContent).toContain(fact);
    const done = screen.queryByTestId('job')?.textContent;
    if (!toolSlug(job.slug)) expect(done).toBe([job.slug, ...job.steps].join(' · '));
    location.hash = '';
  },
  30_000,
);

test.each(tools.jobs)(
  'at the address of the job $slug its own breadcrumb and sample are shown',
  ({ slug }) => {
    const rules = readFileSync('components/workbench/welcome.module.css', 'utf8');
    expect(rules).toContain(
      `:not(:has([id="${slug}"]:target, [data-open-job="${slug}"])) .place [data-job="${slug}"]`,
    );
  },
);
