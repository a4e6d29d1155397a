import { readFileSync } from 'node:fs';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToolStart } from '@/app/toolsdetails/[slug]/tool-start';
import { useShell } from '@/components/workbench/shell/shell-context';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { toolPath } from '@/lib/routes';
import { runningToolSlug } from '@/lib/tools';

vi.mock('@/components/workbench/sign/sign', () => ({ Sign: () => null }));
vi.mock('@/components/workbench/ai-pdf-editor/ai-pdf-editor', () => ({ AiPdfEditor: OwnTask }));
vi.mock('@/components/workbench/merge-pdf/merge-pdf', () => ({ MergePdf: OwnTask }));
vi.mock('@/lib/load-styles', () => ({ loadStyles: () => Promise.resolve() }));
vi.mock('@/lib/engine-files', () => ({ engineFiles: () => ({}) }));

/** Shows what the shell tells a tool about the task that it does itself. */
function OwnTask() {
  const { ownTask, steps } = useShell();
  return <p data-testid="task">{[ownTask, ...steps].join(' · ')}</p>;
}

test.each(tools.tasks)(
  'the task $slug has its own heading, title and breadcrumb, which links to its tool',
  async (task) => {
    const tool = tools.tools.find(({ slug }) => slug === task.tool);
    if (!tool) throw new Error(`The task “${task.slug}” has no tool.`);
    location.hash = `#${task.slug}`;
    const pages = [{ label: tool.name, href: toolPath(tool.slug) }];
    const { container } = render(<ToolStart tool={tool} trail={{ name: site.controls.breadcrumb, pages }} />);
    const field = container.querySelector<HTMLInputElement>('input[name=files]');
    await userEvent.upload(field as HTMLInputElement, new File(['%PDF'], 'lease.pdf'), {
      applyAccept: false,
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: task.name }, { timeout: 15_000 }),
    ).toBeTruthy();
    const trail = within(screen.getByRole('navigation', { name: site.controls.breadcrumb }));
    expect(trail.getByText(task.name).getAttribute('aria-current')).toBe('page');
    expect(trail.getByRole('link', { name: tool.name }).getAttribute('href')).toBe(toolPath(tool.slug));
    // The title follows the heading in an effect.
    await waitFor(() => expect(document.title).toBe(`${task.name} | ${site.name}`));
    // The page below shows the facts of the task that is open.
    expect(container.querySelector('section')?.dataset.openTask).toBe(task.slug);
    const facts = container.querySelector<HTMLElement>(`[data-task="${task.slug}"] dl`);
    for (const fact of [task.goesIn, task.comesOut, task.goodFor]) expect(facts?.textContent).toContain(fact);
    const taskAndSteps = screen.queryByTestId('task')?.textContent;
    if (!runningToolSlug(task.slug)) expect(taskAndSteps).toBe([task.slug, ...task.steps].join(' · '));
    location.hash = '';
  },
  30_000,
);

test.each(tools.tasks)(
  'the style sheet hides the breadcrumb and the sample of the task $slug except at its address',
  ({ slug }) => {
    const rules = readFileSync('components/workbench/welcome.module.css', 'utf8');
    expect(rules).toContain(
      `:not(:has([id="${slug}"]:target, [data-open-task="${slug}"])) .place [data-task="${slug}"]`,
    );
  },
);
