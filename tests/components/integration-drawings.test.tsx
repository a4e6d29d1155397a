import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FunctionsSection } from '@/components/integrations/functions-section';
import { fact } from '@/content/claims';
import { entries } from '@/content/integrations';
import { site } from '@/content/site';

const drawnEntries = entries.map((entry) => [entry.name, entry.functions] as const);

/** Titles and texts, as the list of a section has them. */
function listed() {
  return screen.getAllByRole('listitem').map((item) => ({
    title: within(item).getByRole('heading', { level: 3 }).textContent,
    text: item.textContent,
  }));
}

describe('what an integration does', () => {
  it.each(drawnEntries)('%s: the five items are a list beside the illustration', (_, functions) => {
    render(<FunctionsSection title="What it does" functions={functions} product={site.name} claims={fact} />);
    expect(listed().map(({ title }) => title)).toEqual(functions.items.map(({ title }) => title));
    for (const [index, { text }] of listed().entries()) expect(text).toContain(functions.items[index]?.text);
  });

  it.each(drawnEntries)(
    '%s: without the illustration, the same five items are rows',
    (_, { illustration, ...functions }) => {
      expect(illustration).toBeDefined();
      render(
        <FunctionsSection title="What it does" functions={functions} product={site.name} claims={fact} />,
      );
      expect(screen.queryByRole('img')).toBeNull();
      expect(listed().map(({ title }) => title)).toEqual(functions.items.map(({ title }) => title));
    },
  );

  it('has the numbers of the list in its illustration', () => {
    const numbered = drawnEntries.filter(([, { illustration }]) =>
      /sync|path|calls/.test(illustration?.name ?? ''),
    );
    expect(numbered).toHaveLength(3);
    for (const [name, functions] of numbered) {
      const { unmount } = render(
        <FunctionsSection title="What it does" functions={functions} product={site.name} claims={fact} />,
      );
      const numbers = [...screen.getByRole('img').querySelectorAll('[aria-hidden] [aria-hidden]')]
        .map(({ textContent }) => textContent)
        .filter((text) => /^\d$/.test(text ?? ''));
      expect(numbers.sort(), name).toEqual(['1', '2', '3', '4', '5']);
      unmount();
    }
  });
});
