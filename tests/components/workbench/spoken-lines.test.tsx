import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpokenLines } from '@/components/workbench/text-to-speech/spoken-lines';
import { InWorkbench } from '@/tests/helpers/in-workbench';

test('the scrolling list of sentences is focusable when the sentences are not buttons', () => {
  const lines = { lines: ['One.', 'Two.'], current: 0, playing: false };
  const { rerender } = render(<SpokenLines {...lines} />, {
    wrapper: ({ children }) => <InWorkbench slug="text-to-speech">{children}</InWorkbench>,
  });
  expect(screen.getByRole('list').tabIndex).toBe(0);
  rerender(<SpokenLines {...lines} onPlay={() => undefined} />);
  expect(screen.getByRole('list').getAttribute('tabindex')).toBeNull();
});
