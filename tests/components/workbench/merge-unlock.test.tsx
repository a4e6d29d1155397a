import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePdf } from 'engines/testing/pdf-samples';
import { expect, test, vi } from 'vitest';
import { MergePdf } from '@/components/workbench/merge-pdf/merge-pdf';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const mergeInputs: { sources: unknown[]; options: { name: string; bookmarks: string } }[] = [];

replaceResults((name, input) => {
  if (name === 'merge') mergeInputs.push(input as (typeof mergeInputs)[number]);
  return runPdfEngine(name, input);
});

const user = userEvent.setup();

test('a single locked PDF can be saved as a copy without its password', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  URL.createObjectURL ??= () => 'blob:merged';
  const { unlockedButton, unlockedStep, perFile, rightHand } = messagesOf('merge-pdf');
  const bytes = await samplePdf({ pages: ['one', 'two'], password: 'secret' });
  showTool('merge-pdf', MergePdf, [new File([new Uint8Array(bytes)], 'salary.pdf')]);
  const field = await screen.findByLabelText(
    formatMessage(sharedMessages.passwordOf, { file: 'salary.pdf' }),
  );
  await user.type(field, 'secret{Enter}');
  const button = await screen.findByRole('button', { name: unlockedButton });
  // The step and the options do not speak of several files.
  expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain(unlockedStep);
  expect(screen.queryByRole('checkbox', { name: perFile })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: rightHand })).toBeNull();
  await user.click(button);
  await waitFor(() => expect(mergeInputs).toHaveLength(1));
  expect(mergeInputs[0]?.sources).toHaveLength(1);
  // Nothing but the password is removed, and no bookmark is added.
  expect(mergeInputs[0]?.options.bookmarks).toBe('keep');
  // The copy is named after the file, not like a merged PDF.
  expect(mergeInputs[0]?.options.name).toBe('salary-unlocked.pdf');
  const report = formatMessage(sharedMessages.facts.password?.kept ?? '', { file: 'salary.pdf' });
  expect(await screen.findByText(report, { exact: false })).toBeTruthy();
  vi.unstubAllGlobals();
});
