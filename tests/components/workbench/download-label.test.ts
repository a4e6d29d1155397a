import { expect, test } from 'vitest';
import { downloadLabel } from '@/components/workbench/shell/result';
import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';

test('a button names the file it saves, or its kind if the name would wrap', () => {
  expect(downloadLabel(sharedMessages, 'merged.pdf')).toBe(
    say(sharedMessages.download, { file: 'merged.pdf' }),
  );
  const longName = 'annual-report-2025-26-to-send';
  expect(downloadLabel(sharedMessages, `${longName}.pdf`)).toBe(
    say(sharedMessages.downloadKind, { kind: 'PDF' }),
  );
  const kind = sharedMessages.endings.docx ?? '';
  expect(downloadLabel(sharedMessages, `${longName}.docx`)).toBe(say(sharedMessages.downloadKind, { kind }));
});
