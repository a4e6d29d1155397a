import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ToolShell } from '@/components/workbench/shell/tool-shell';
import { useAnnouncer } from '@/components/workbench/shell/use-announcer';
import { useAskBeforeLeaving } from '@/components/workbench/shell/use-ask-before-leaving';
import type { Job } from '@/components/workbench/shell/use-job';
import { sharedMessages } from '@/content/workbench';
import { InWorkbench } from '@/tests/helpers/in-workbench';

/** Whether the browser asks before the page is left. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before the page is left while something is not saved, and at no other time', () => {
  const { rerender, unmount } = renderHook(useAskBeforeLeaving, { initialProps: false });
  expect(asksBeforeLeaving()).toBe(false);
  rerender(true);
  expect(asksBeforeLeaving()).toBe(true);
  rerender(false);
  expect(asksBeforeLeaving()).toBe(false);
  rerender(true);
  unmount();
  expect(asksBeforeLeaving()).toBe(false);
});

function Guarded({ job }: { job: Job }) {
  const [unsaved, setUnsaved] = useState(false);
  useAskBeforeLeaving(unsaved);
  return (
    <InWorkbench shell={{ onUnsaved: setUnsaved }}>
      <Announced job={job} />
    </InWorkbench>
  );
}

function Announced({ job }: { job: Job }) {
  useAnnouncer(job);
  return null;
}

test('a result that is not saved makes the browser ask before the page is left', () => {
  const idle: Job = { state: 'idle' };
  const { rerender } = render(<Guarded job={idle} />);
  expect(asksBeforeLeaving()).toBe(false);
  rerender(<Guarded job={{ state: 'done', outcome: { files: [], facts: [] }, seconds: 1 }} />);
  expect(asksBeforeLeaving()).toBe(true);
  rerender(<Guarded job={idle} />);
  expect(asksBeforeLeaving()).toBe(false);
});

test.each([
  { unsaved: true, asked: 'once' },
  { unsaved: false, asked: 'nothing' },
])('starting again asks $asked when `unsaved` is $unsaved', async ({ unsaved }) => {
  const onStartAgain = vi.fn();
  render(
    <InWorkbench shell={{ unsaved, onStartAgain, files: [new File([], 'lease.pdf')] }}>
      <ToolShell completedSteps={[]} documentPane={null} optionsPanel={null} />
    </InWorkbench>,
  );
  const startAgainButton = screen.getByRole('button', { name: sharedMessages.startAgain });
  await userEvent.click(startAgainButton);
  expect(onStartAgain).toHaveBeenCalledTimes(unsaved ? 0 : 1);
  if (!unsaved) return;

  const dialog = () => screen.queryByRole('dialog', { name: sharedMessages.startAgainAsk, hidden: true });
  const press = (name: string) =>
    act(async () => {
      const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
      buttons.find(({ textContent }) => textContent === name)?.click();
    });
  expect(dialog()).not.toBeNull();
  await press(sharedMessages.cancel);
  expect(dialog()).toBeNull();
  expect(onStartAgain).not.toHaveBeenCalled();

  await userEvent.click(startAgainButton);
  await press(sharedMessages.startAgain);
  expect(onStartAgain).toHaveBeenCalledOnce();
});
