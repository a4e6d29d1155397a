import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome } from 'engines';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { findChanged, remember } from '@/components/workbench/shell/changed-files';
import { FileNotices } from '@/components/workbench/shell/file-notices';
import { useJob } from '@/components/workbench/shell/use-job';
import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { InWorkbench } from '@/tests/helpers/in-workbench';

/** A file on a disk: `save` writes it anew, and Firefox then reads what is there, where the others refuse. */
function onDisk(name: string, browser: 'Firefox' | 'Chromium') {
  const file = new File(['the first version'], name);
  const save = () => {
    const other = new Blob(['the second one']);
    const arrayBuffer = () =>
      browser === 'Firefox'
        ? other.arrayBuffer()
        : Promise.reject(new DOMException('changed', 'NotReadableError'));
    Object.assign(file, { arrayBuffer, slice: () => ({ arrayBuffer }) });
  };
  return { file, save };
}

const outcome: Outcome = { files: [], facts: [] };

/** Shows what is above a tool with these files. */
const notices = (...files: File[]) =>
  render(
    <InWorkbench shell={{ files, accept: '.pdf' }}>
      <FileNotices
        unpacked={[]}
        noFile={false}
        waiting={[]}
        onDismiss={() => undefined}
        onNextJob={() => undefined}
      />
    </InWorkbench>,
  );

const reported = (name: string) => screen.queryByText(say(sharedMessages.changed, { count: 1, file: name }));

test.each(['Firefox', 'Chromium'] as const)(
  'a file that was saved again in another program is reported when the visitor comes back: %s',
  async (browser) => {
    const [lease, plan] = [onDisk('lease.pdf', browser), onDisk('plan.pdf', browser)];
    notices(lease.file, plan.file);
    await remember([lease.file, plan.file]);
    await act(() => findChanged([lease.file, plan.file]));
    expect(reported('lease.pdf')).toBeNull();

    lease.save();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(reported('lease.pdf')).not.toBeNull());
    expect(screen.getByRole('button', { name: sharedMessages.chooseAgain })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: sharedMessages.dismiss }));
    window.dispatchEvent(new Event('focus'));
    await act(() => findChanged([lease.file, plan.file]));
    expect(reported('lease.pdf')).toBeNull();
  },
);

/** A job with a file that is saved again while it runs. */
async function jobWith(browser: 'Firefox' | 'Chromium', reads: boolean) {
  const lease = onDisk('lease.pdf', browser);
  await remember([lease.file]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InWorkbench shell={{ files: [lease.file] }}>{children}</InWorkbench>
  );
  const { result } = renderHook(() => useJob({ reads }), { wrapper });
  notices(lease.file);
  await act(() =>
    result.current.start(async () => {
      lease.save();
      return outcome;
    }),
  );
  await waitFor(() => expect(reported('lease.pdf')).not.toBeNull());
  return result.current.job;
}

test('a finished job has read one version only if the browser refuses changed files', async () => {
  expect(await jobWith('Chromium', true)).toMatchObject({ state: 'done' });
});

test('a job that may have read two versions of a file gives no result', async () => {
  expect(await jobWith('Firefox', true)).toMatchObject({
    state: 'idle',
    fault: { code: 'unreadable', details: { file: 'lease.pdf' } },
  });
});

test('a report is saved even if its file has changed since it was read', async () => {
  expect(await jobWith('Firefox', false)).toMatchObject({ state: 'done' });
});
