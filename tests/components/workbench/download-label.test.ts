import { expect, test } from 'vitest';
import { downloadLabel } from '@/components/workbench/shell/result';
import { frame } from '@/content/workbench';
import { say } from '@/lib/sentences';

test('a button names the file it saves, or its kind where the name would break', () => {
  expect(downloadLabel(frame, 'merged.pdf')).toBe(say(frame.download, { file: 'merged.pdf' }));
  const long = 'annual-report-2025-26-to-send';
  expect(downloadLabel(frame, `${long}.pdf`)).toBe(say(frame.downloadKind, { kind: 'PDF' }));
  const kind = frame.endings.docx ?? '';
  expect(downloadLabel(frame, `${long}.docx`)).toBe(say(frame.downloadKind, { kind }));
});
