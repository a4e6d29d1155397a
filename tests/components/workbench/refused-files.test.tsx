import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fault, type FaultCode } from 'engines';
import { afterEach, expect, test, vi } from 'vitest';
import { FaultNotice } from '@/components/workbench/shell/fault-notice';
import { FileFaults } from '@/components/workbench/shell/file-list-tool';
import { RefusedFiles } from '@/components/workbench/shell/refused-files';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { InWorkbench } from '@/tests/helpers/in-workbench';

afterEach(cleanup);

const refused = (name: string, code: FaultCode) => ({
  key: name,
  file: new File(['x'], name),
  state: 'refused' as const,
  fault: new Fault(code),
});

function show(files: Parameters<typeof RefusedFiles>[0]['files']) {
  const acts = { onRetry: vi.fn(), onRemove: vi.fn() };
  render(<RefusedFiles files={files} {...acts} />, { wrapper: InWorkbench });
  return acts;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('files that could not be loaded over the network are reported once, by name, and retried together', async () => {
  const { onRetry } = show([refused('a.pdf', 'offline'), refused('b.pdf', 'offline')]);
  expect(screen.getAllByText(formatMessage(sharedMessages.faults.offline.title))).toHaveLength(1);
  screen.getByText(formatMessage(sharedMessages.waitHere, { count: 2, file: 'a.pdf”, “b.pdf' }));
  await press(sharedMessages.retry);
  expect(onRetry.mock.calls).toEqual([['a.pdf'], ['b.pdf']]);
});

test('files that cannot be read because the site was updated are reported once, by name', () => {
  show([refused('a.pdf', 'outdated'), refused('b.pdf', 'outdated')]);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  screen.getByText(formatMessage(sharedMessages.stayReloaded, { count: 2, file: 'a.pdf”, “b.pdf' }));
});

test('a broken file is reported by its name and can be left out, but not tried again', async () => {
  const { onRemove } = show([refused('old.pdf', 'damaged')]);
  screen.getByText(formatMessage(sharedMessages.faults.damaged.title, { file: 'old.pdf' }));
  expect(screen.queryByRole('button', { name: sharedMessages.retry })).toBeNull();
  await press(sharedMessages.dismiss);
  expect(onRemove).toHaveBeenCalledWith('old.pdf');
});

test('a file over the size limit can be tried anyway', async () => {
  const { onRetry } = show([refused('large.pdf', 'too-large')]);
  await press(sharedMessages.large.anyway);
  expect(onRetry).toHaveBeenCalledWith('large.pdf');
});

test('scans are reported together, by name', async () => {
  const scan = (name: string, pages: number) => ({
    ...refused(name, 'no-text'),
    fault: new Fault('no-text', { pages }),
  });
  const acts = { onRetry: vi.fn(), onRemove: vi.fn() };
  const files = [scan('lease.pdf', 3), scan('annexure.pdf', 1)];
  render(
    <InWorkbench shared={{}}>
      <RefusedFiles {...{ files }} {...acts} />
    </InWorkbench>,
  );
  const messages = sharedMessages.faults['no-text'];
  expect(screen.getByRole('alert').textContent).toContain(formatMessage(messages.many, { count: 2 }));
  for (const { name } of files.map(({ file }) => file)) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.sign })).toBeNull();
  await press(sharedMessages.dismiss);
  expect(acts.onRemove.mock.calls).toEqual([['lease.pdf'], ['annexure.pdf']]);
});

test('a scan can be opened in the tools that take it', () => {
  show([{ ...refused('lease.pdf', 'no-text'), fault: new Fault('no-text', { pages: 3 }) }]);
  const { sign, redact } = sharedMessages.faults['no-text'];
  for (const name of [sign, redact]) expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('files that are read are not reported', () => {
  show([{ key: 'a', file: new File(['x'], 'a.pdf'), state: 'ready' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the notice of a refused file says why it was not added', () => {
  const reason = 'It was not added: this tool takes PDFs.';
  const shared = {
    faults: { ...sharedMessages.faults, kind: { ...sharedMessages.faults.kind, text: reason } },
  };
  const fault = new Fault('kind', { detail: 'zip' });
  render(
    <InWorkbench shared={shared}>
      <FaultNotice fault={fault} file="scans.zip" />
    </InWorkbench>,
  );
  screen.getByText(reason);
});

test('the notice of an out-of-memory fault names the file and its page, if they are known', () => {
  render(<FaultNotice fault={new Fault('memory', { file: 'plan.pdf', page: 212 })} />, {
    wrapper: InWorkbench,
  });
  screen.getByText(formatMessage(sharedMessages.memoryAt.page, { file: 'plan.pdf', page: 212 }));
  cleanup();
  render(<FaultNotice fault={new Fault('memory')} file="plan.pdf" />, { wrapper: InWorkbench });
  screen.getByText(formatMessage(sharedMessages.memoryAt.file, { file: 'plan.pdf' }));
  cleanup();
  render(<FaultNotice fault={new Fault('memory')} />, { wrapper: InWorkbench });
  screen.getByText(formatMessage(sharedMessages.faults.memory.title));
});

test('with several files, the largest can be removed when memory runs out', async () => {
  const chosen = (name: string, size: number) => ({
    key: name,
    file: new File(['x'.repeat(size)], name),
    state: 'ready' as const,
  });
  const onRemove = vi.fn();
  render(
    <FileFaults
      fault={new Fault('memory')}
      files={[chosen('small.pdf', 2), chosen('large.pdf', 9), chosen('other.pdf', 4)]}
      onContinue={vi.fn()}
      onRetry={vi.fn()}
      onRemove={onRemove}
    />,
    { wrapper: InWorkbench },
  );
  await press(formatMessage(sharedMessages.memoryAt.leaveOut, { file: 'large.pdf' }));
  expect(onRemove).toHaveBeenCalledWith('large.pdf');
});
