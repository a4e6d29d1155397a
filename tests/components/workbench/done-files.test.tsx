import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ResultFiles } from '@/components/workbench/shell/result-files';
import { InWorkbench } from '@/tests/helpers/in-workbench';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const files = [{ name: 'tender-1.jpg', type: 'image/jpeg', parts: [new Uint8Array(3)] }];

test.each([
  [23, false],
  [24, true],
])(
  'with %i pixels of the list hidden below its edge, the hint that it continues is shown: %s',
  (hidden, shows) => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(384 + hidden);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(384);
    const { container } = render(<ResultFiles files={files} />, { wrapper: InWorkbench });
    expect(container.querySelector('[data-more]') !== null).toBe(shows);
  },
);
