import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fault } from 'engines';
import { expect, test, vi } from 'vitest';
import { Password } from '@/components/workbench/shell/password';
import { sharedMessages } from '@/content/workbench';
import { InWorkbench } from '@/tests/helpers/in-workbench';

const locked = { key: '1', file: new File([], 'annex.pdf'), state: 'locked' } as const;

test('when a file is unlocked by keyboard, the focus goes to the heading of the list', async () => {
  const onUnlock = vi.fn();
  const documentPane = (hasPasswordForm: boolean) => (
    <div data-pane="">
      <h2 tabIndex={-1}>2 files</h2>
      {hasPasswordForm ? <Password {...{ onUnlock }} chosen={locked} /> : null}
    </div>
  );
  const { rerender } = render(documentPane(true), { wrapper: InWorkbench });
  await userEvent.type(screen.getByLabelText(/annex\.pdf/), 'secret');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onUnlock).toHaveBeenCalledWith('1', 'secret');
  rerender(documentPane(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('a wrong password is reported at the field, and an empty one is not tried', async () => {
  const onUnlock = vi.fn();
  const fault = new Fault('wrong-password', { file: 'annex.pdf' });
  render(<Password {...{ onUnlock }} chosen={{ ...locked, fault }} />, { wrapper: InWorkbench });
  const field = screen.getByLabelText(/annex\.pdf/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const descriptionIds = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(descriptionIds.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    sharedMessages.faults['wrong-password'].title,
  );
  await userEvent.click(screen.getByRole('button', { name: sharedMessages.unlock }));
  expect(onUnlock).not.toHaveBeenCalled();
  await userEvent.type(field, 'secret{Enter}');
  expect(onUnlock).toHaveBeenCalledExactlyOnceWith('1', 'secret');
});
