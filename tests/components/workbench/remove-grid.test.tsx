import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Plan, RemoveGrid } from '@/components/workbench/remove-pages/remove-grid';
import { sharedMessages } from '@/content/workbench';
import { InWorkbench } from '@/tests/helpers/in-workbench';
import { NeverIntersecting } from '@/tests/helpers/never-intersecting';
import { messagesOf } from '@/tests/helpers/tool-messages';

const messages = messagesOf('remove-pages');
beforeEach(() => vi.stubGlobal('IntersectionObserver', NeverIntersecting));

/** Five pages in an order of their own. */
function Grid({ onRemoved }: { onRemoved: (out: readonly number[]) => void }) {
  const [plan, setPlan] = useState<Plan>({
    order: [5, 1, 2, 3, 4].map((page) => ({ page, rotate: 0 })),
    removed: [],
  });
  return (
    <RemoveGrid
      plan={plan}
      file="tender.pdf"
      sizes={[1, 2, 3, 4, 5].map(() => ({ width: 300, height: 400 }))}
      blanks={[]}
      busy={false}
      copied={0}
      draw={() => new Promise(() => undefined)}
      onPlan={(next) => {
        setPlan(next);
        onRemoved(next.removed);
      }}
    />
  );
}

test('odd and even pages are ticked by page number, and “keep only” inverts the selection', async () => {
  const onRemoved = vi.fn();
  render(
    <InWorkbench slug="remove-pages">
      <Grid onRemoved={onRemoved} />
    </InWorkbench>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name: messages.keepOnly })).toBeNull();
  await press(messages.even);
  expect(onRemoved).toHaveBeenLastCalledWith([2, 4]);
  await press(messages.keepOnly);
  expect(onRemoved).toHaveBeenLastCalledWith([1, 3, 5]);
  await press(messages.even);
  expect(screen.queryByRole('button', { name: messages.keepOnly })).toBeNull();
  expect(onRemoved).toHaveBeenLastCalledWith([1, 3, 5, 2, 4]);
});

test('Clear moves the focus to the field of pages, except after a touch, which would open the keyboard', async () => {
  render(
    <InWorkbench slug="remove-pages">
      <Grid onRemoved={() => undefined} />
    </InWorkbench>,
  );
  const user = userEvent.setup();
  const field = screen.getByLabelText(messages.field);
  const clear = () => screen.getByRole('button', { name: sharedMessages.grid.clear });
  await user.click(screen.getByRole('button', { name: messages.even }));
  await user.click(clear());
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: messages.even }));
  await user.pointer({ keys: '[TouchA]', target: clear() });
  expect(document.activeElement).not.toBe(field);
});
