import { expect, test } from 'vitest';
import { downloadLabel } from '@/components/workbench/parts/download-label';
import { frame } from '@/content/workbench';
import { say } from '@/lib/words';

test('a button names the file it saves, or its kind where the name would break', () => {
  expect(downloadLabel(frame, 'merged.pdf')).toBe(say(frame.download, { file: 'merged.pdf' }));
  const long = 'annual-report-2025-26-to-send.pdf';
  expect(downloadLabel(frame, long)).toBe(say(frame.downloadKind, { kind: 'PDF' }));
});
