import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CopyableCall } from '@/components/integrations/copyable-call';
import { entries } from '@/content/integrations';

const call = entries.flatMap((entry) => entry.call ?? [])[0];
if (!call) throw new Error('no integration has a call to copy');

/** Presses the button. @returns what the page then says */
const press = async (writeText: Clipboard['writeText']) => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(<CopyableCall {...call} />);
  await user.click(screen.getByRole('button', { name: call.copy.label }));
  return screen.getByRole('status').textContent;
};

describe('the copy button of the example call', () => {
  test('copies the call as it is shown, and says so', async () => {
    let copied = '';
    const status = await press(async (text) => {
      copied = text;
    });
    expect(status).toBe(call.copy.done);
    expect(copied).toBe(screen.getByRole('region').textContent);
    expect(copied.split('\n')).toHaveLength(call.lines.length);
  });

  test('says so if the browser does not allow copying', async () => {
    expect(await press(() => Promise.reject(new Error('refused')))).toBe(call.copy.failed);
  });
});
