import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Password } from '@/components/workbench/parts/password';
import { AloudLines } from '@/components/workbench/tools/aloud-lines';
import { frame } from '@/content/workbench';
import { toolWords } from '@/tests/helpers/tool-words';

const locked = { key: '1', file: new File([], 'annex.pdf'), state: 'locked' } as const;

test('when a file is unlocked by keyboard, the focus goes to the heading of the list', async () => {
  const onUnlock = vi.fn();
  const tray = (isLocked: boolean) => (
    <div className="paper">
      <h2 tabIndex={-1}>2 files</h2>
      {isLocked ? <Password {...{ frame, onUnlock }} of={locked} /> : null}
    </div>
  );
  const { rerender } = render(tray(true));
  await userEvent.type(screen.getByLabelText(/annex\.pdf/), 'secret');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onUnlock).toHaveBeenCalledWith('1', 'secret');
  rerender(tray(false));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('a list of sentences without buttons is reached by keyboard, since it scrolls', () => {
  const words = toolWords('text-to-speech', 'speak');
  const lines = { words, lines: ['One.', 'Two.'], at: 0, playing: false };
  const { rerender } = render(<AloudLines {...lines} />);
  expect(screen.getByRole('list').tabIndex).toBe(0);
  rerender(<AloudLines {...lines} onPlay={() => undefined} />);
  expect(screen.getByRole('list').getAttribute('tabindex')).toBeNull();
});
