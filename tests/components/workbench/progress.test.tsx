import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { progressText, Working } from '@/components/workbench/shell/progress';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { InWorkbench } from '@/tests/helpers/in-workbench';

test('the progress of the editor says that pages are changed', () => {
  expect(progressText(sharedMessages.progress, { stage: 'changing', done: 1, total: 3 }, undefined)).toBe(
    formatMessage(sharedMessages.progress.stages.changing, { done: 1, total: 3 }),
  );
});

test('while the tool loads, the heading names the job, and the line above the progress bar names the download', () => {
  const doNothing = () => undefined;
  render(
    <InWorkbench>
      <Working
        title="Comparing"
        runner={{ job: { state: 'working' }, cancel: doNothing, wait: doNothing }}
        fetched={{ done: 0, total: 116_000 }}
        count={2}
      />
    </InWorkbench>,
  );
  expect(screen.getByRole('heading', { name: 'Comparing' })).toBeTruthy();
  expect(document.body.textContent).toContain(
    formatMessage(sharedMessages.progress.loadingSize, { total: fileSize(116_000) }),
  );
});
