import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome } from 'engines';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { findChanged, storeChecksums } from '@/components/workbench/shell/changed-files';
import { FileNotices } from '@/components/workbench/shell/file-notices';
import { useJob } from '@/components/workbench/shell/use-job';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { InWorkbench } from '@/tests/helpers/in-workbench';

/** A file on disk. `save` overwrites it; Firefox then reads the new content, and other browsers refuse to read. */
function fileOnDisk(name: string, browser: 'Firefox' | 'Chromium') {
  const file = new File(['the first version'], name);
  const save = () => {
    const newContent = new Blob(['the second one']);
    const arrayBuffer = () =>
      browser === 'Firefox'
        ? newContent.arrayBuffer()
        : Promise.reject(new DOMException('changed', 'NotReadableError'));
    Object.assign(file, { arrayBuffer, slice: () => ({ arrayBuffer }) });
  };
  return { file, save };
}

const outcome: Outcome = { files: [], facts: [] };

/** Renders the notices that a tool shows above these files. */
const renderNotices = (...files: File[]) =>
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

const changeNotice = (name: string) =>
  screen.queryByText(formatMessage(sharedMessages.changed, { count: 1, file: name }));

test.each(['Firefox', 'Chromium'] as const)(
  'a file that another program has saved again is reported when the visitor comes back, in %s',
  async (browser) => {
    const [lease, plan] = [fileOnDisk('lease.pdf', browser), fileOnDisk('plan.pdf', browser)];
    renderNotices(lease.file, plan.file);
    await storeChecksums([lease.file, plan.file]);
    await act(() => findChanged([lease.file, plan.file]));
    expect(changeNotice('lease.pdf')).toBeNull();

    lease.save();
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(changeNotice('lease.pdf')).not.toBeNull());
    expect(screen.getByRole('button', { name: sharedMessages.chooseAgain })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: sharedMessages.dismiss }));
    window.dispatchEvent(new Event('focus'));
    await act(() => findChanged([lease.file, plan.file]));
    expect(changeNotice('lease.pdf')).toBeNull();
  },
);

/** Runs a job whose file is saved again meanwhile. @param reads whether the job reads the chosen files */
async function jobWith(browser: 'Firefox' | 'Chromium', reads: boolean) {
  const lease = fileOnDisk('lease.pdf', browser);
  await storeChecksums([lease.file]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InWorkbench shell={{ files: [lease.file] }}>{children}</InWorkbench>
  );
  const { result } = renderHook(() => useJob({ reads }), { wrapper });
  renderNotices(lease.file);
  await act(() =>
    result.current.start(async () => {
      lease.save();
      return outcome;
    }),
  );
  await waitFor(() => expect(changeNotice('lease.pdf')).not.toBeNull());
  return result.current.job;
}

test('a job gives its result in a browser that refuses changed files: it has read one version', async () => {
  expect(await jobWith('Chromium', true)).toMatchObject({ state: 'done' });
});

test('a job gives no result in a browser where it may have read two versions of a file', async () => {
  expect(await jobWith('Firefox', true)).toMatchObject({
    state: 'idle',
    fault: { code: 'unreadable', details: { file: 'lease.pdf' } },
  });
});

test('a job that does not read the files gives its result although one has changed', async () => {
  expect(await jobWith('Firefox', false)).toMatchObject({ state: 'done' });
});
