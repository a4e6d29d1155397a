import { render, screen } from '@testing-library/react';
import { Fault } from 'engines';
import { expect, test } from 'vitest';
import { MergePdf } from '@/components/workbench/merge-pdf/merge-pdf';
import { AddFiles } from '@/components/workbench/shell/add-files';
import { FaultNotice } from '@/components/workbench/shell/fault-notice';
import { ToolShell } from '@/components/workbench/shell/tool-shell';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { InWorkbench } from '@/tests/helpers/in-workbench';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

const merge = messagesOf('merge-pdf');
const takes = (formats: string) => formatMessage(sharedMessages.takes, { formats });
const unreadable = (name: string) => [new File(['nothing'], name)];
const refusal = () => screen.findByRole('alert', {}, { timeout: 20_000 });
const heading = (name: string) => screen.queryByRole('heading', { name });

test('Merge asks for files if it could read none, without a list title or a button', async () => {
  showTool('merge-pdf', MergePdf, unreadable('a.pdf'));
  await refusal();
  expect(heading(sharedMessages.noneOpen)).toBeTruthy();
  expect(heading(formatMessage(merge.title, { count: 0 }))).toBeNull();
  expect(screen.queryByRole('button', { name: formatMessage(merge.button, { count: 0 }) })).toBeNull();
  expect(screen.getByText(takes('PDF, with or without a password'))).toBeTruthy();
});

test('the formats are stated once: below the button while no file is open, otherwise in the message', async () => {
  const { kind } = sharedMessages.faults;
  const text = 'We didn’t add it: this tool takes PDFs.';
  const shared = { faults: { ...sharedMessages.faults, kind: { ...kind, text } } };
  const notice = <FaultNotice file="a.jpg" fault={new Fault('kind', { detail: 'jpg' })} />;
  const renderShell = (empty: boolean) =>
    render(
      <InWorkbench shared={shared}>
        <ToolShell
          completedSteps={[]}
          empty={empty}
          documentPane={
            <>
              {notice}
              <AddFiles />
            </>
          }
          optionsPanel={null}
        />
      </InWorkbench>,
    );
  const { unmount } = renderShell(true);
  expect(screen.getByText(takes(''), { normalizer: String })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(sharedMessages.notAdded);
  expect(screen.getByRole('alert').textContent).not.toContain(text);
  unmount();
  renderShell(false);
  expect(screen.queryByText(takes(''), { normalizer: String })).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(text);
});
