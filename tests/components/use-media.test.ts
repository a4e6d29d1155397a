import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMedia } from '@/components/ui/use-media';

test('useMedia follows the width of the screen, and keeps its value while printing', () => {
  const media = { narrow: false, print: false };
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print' ? media.print : media.narrow,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  const change = (to: Partial<typeof media>) =>
    act(() => {
      Object.assign(media, to);
      for (const listener of listeners) listener();
    });
  const { result } = renderHook(() => useMedia('(max-width: 60rem)'));
  expect(result.current).toBe(false);
  change({ narrow: true, print: true });
  expect(result.current).toBe(false);
  change({ narrow: false, print: false });
  expect(result.current).toBe(false);
  change({ narrow: true });
  expect(result.current).toBe(true);
  change({ narrow: false, print: true });
  expect(result.current).toBe(true);
  vi.unstubAllGlobals();
});
