import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PrintedPages } from '@/components/workbench/documents/printed-pages';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { NeverIntersecting } from '@/tests/helpers/never-intersecting';

vi.stubGlobal('IntersectionObserver', NeverIntersecting);

test('while a page is drawn, its button is labelled with the page only, not with the waiting message', () => {
  render(
    <PrintedPages
      messages={sharedMessages.enlarge}
      label="Slides"
      caption={(page) => `Slide ${page}`}
      source="a"
      sizes={[{ width: 320, height: 180 }]}
      isOutput
      columns="two"
      placeholder={() => 'Drawing'}
      draw={() => new Promise(() => {})}
    />,
  );
  const enlargeButton = screen.getByRole('button', {
    name: formatMessage(sharedMessages.enlarge.key, { page: 'Slide 1' }),
  });
  // Axe counts text that is hidden from screen readers as part of the label.
  expect(enlargeButton.textContent).toBe('Slide 1');
  expect(enlargeButton.querySelector('[data-said]')?.getAttribute('data-said')).toBe('Drawing');
});

test('hundreds of pages are rendered in batches, so that the page stays responsive', async () => {
  const { container } = render(
    <PrintedPages
      messages={sharedMessages.enlarge}
      label="Sheets"
      caption={(page) => `Sheet ${page}`}
      source="a"
      sizes={Array.from({ length: 200 }, () => ({ width: 210, height: 297 }))}
      isOutput={false}
      columns="one"
      draw={() => new Promise(() => {})}
    />,
  );
  const count = () => container.querySelectorAll('li').length;
  expect(count()).toBeLessThanOrEqual(60);
  await waitFor(() => expect(count()).toBe(200), { timeout: 10_000 });
});
