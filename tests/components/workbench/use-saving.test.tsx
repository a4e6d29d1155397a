import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSaving } from '@/components/workbench/shell/use-saving';
import { InWorkbench } from '@/tests/helpers/in-workbench';

test('the result of one document is not shown with the next', async () => {
  const { result, rerender } = renderHook(({ subject }) => useSaving(() => undefined, subject), {
    initialProps: { subject: 'first' },
    wrapper: InWorkbench,
  });
  const file = { name: 'points.pdf', type: 'application/pdf', parts: [new Uint8Array([1])] };
  act(() => result.current.start(async () => ({ files: [file], facts: [] }), 'points.zip'));
  await waitFor(() => expect(result.current.made?.outcome.files).toHaveLength(1));
  expect(result.current.saved).toBe('points.pdf');
  rerender({ subject: 'second' });
  expect(result.current.made).toBeUndefined();
});
