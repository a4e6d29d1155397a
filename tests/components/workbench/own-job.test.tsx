import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToolStart } from '@/app/toolsdetails/[slug]/tool-start';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { toolPath } from '@/lib/routes';

vi.mock('@/components/workbench/sign/sign', () => ({ Sign: () => null }));
vi.mock('@/lib/load-styles', () => ({ loadStyles: () => Promise.resolve() }));
vi.mock('@/lib/engine-files', () => ({ engineFiles: () => ({}) }));

test('a job of a tool has its own name at the end of the breadcrumb, after a link to its tool', async () => {
  const job = tools.jobs.find(({ slug }) => slug === 'sign');
  const tool = tools.tools.find(({ slug }) => slug === job?.tool);
  if (!job || !tool) throw new Error('There is no job “sign”.');
  location.hash = '#sign';
  const pages = [{ label: tool.name, href: toolPath(tool.slug) }];
  const { container } = render(<ToolStart tool={tool} trail={{ name: site.controls.breadcrumb, pages }} />);
  const field = container.querySelector<HTMLInputElement>('input[name=files]');
  await userEvent.upload(field as HTMLInputElement, new File(['%PDF'], 'lease.pdf'), { applyAccept: false });
  expect(await screen.findByRole('heading', { level: 1, name: job.name }, { timeout: 15_000 })).toBeTruthy();
  const trail = within(screen.getByRole('navigation', { name: site.controls.breadcrumb }));
  expect(trail.getByText(job.name).getAttribute('aria-current')).toBe('page');
  expect(trail.getByRole('link', { name: tool.name }).getAttribute('href')).toBe(toolPath(tool.slug));
  location.hash = '';
}, 30_000);
