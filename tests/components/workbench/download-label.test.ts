import { expect, test } from 'vitest';
import { downloadLabel } from '@/components/workbench/shell/result';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';

test('a button names the file it saves, or its kind if the name would wrap', () => {
  expect(downloadLabel(sharedMessages, 'merged.pdf')).toBe(
    formatMessage(sharedMessages.download, { file: 'merged.pdf' }),
  );
  const longName = 'annual-report-2025-26-to-send';
  expect(downloadLabel(sharedMessages, `${longName}.pdf`)).toBe(
    formatMessage(sharedMessages.downloadKind, { kind: 'PDF' }),
  );
  const kind = sharedMessages.endings.docx ?? '';
  expect(downloadLabel(sharedMessages, `${longName}.docx`)).toBe(
    formatMessage(sharedMessages.downloadKind, { kind }),
  );
});
