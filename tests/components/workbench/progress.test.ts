import { expect, test } from 'vitest';
import { progressText } from '@/components/workbench/shell/progress';
import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';

test('the progress of the editor says that pages are changed', () => {
  expect(progressText(sharedMessages.progress, { stage: 'setting', done: 1, total: 3 }, undefined)).toBe(
    say(sharedMessages.progress.stages.setting, { done: 1, total: 3 }),
  );
});
