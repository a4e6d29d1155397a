import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PictureSheet } from '@/components/drawings/picture-sheet';
import { FeatureList } from '@/components/features-detail/feature-list';
import { Steps } from '@/components/features-detail/steps';
import { FeatureHero } from '@/components/illustrations/features';
import { fact } from '@/content/claims';
import { entries } from '@/content/features';

const items = ['First', 'Second', 'Third'].map((title) => ({ title, text: `What the ${title} line says.` }));
const titles = { title: 'What you can do', toolsTitle: 'Tools for this' };

describe('an entry that names no illustrations', () => {
  it('shows its picture on a sheet with the form number', () => {
    render(<PictureSheet title="Stamps" picture="merge" pageCode="F-11" />);
    const sheet = screen.getByRole('img', { name: 'Stamps' });
    expect(sheet.textContent).toContain('F-11');
    expect(sheet.querySelector('img')?.getAttribute('src')).toBe('/art/merge.svg');
  });

  it.each(['rows', 'columns'] as const)('lists its items in %s', (layout) => {
    render(<FeatureList {...titles} list={{ layout, items }} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      items.map(({ title }) => title),
    );
  });

  it('still draws a sheet above each step', () => {
    render(<Steps id="how" dark title="How it works" items={items} />);
    for (const step of screen.getAllByRole('listitem')) {
      expect(step.querySelector('[aria-hidden="true"]')?.childElementCount).toBe(1);
    }
  });
});

describe('the illustrations of first screens', () => {
  it.each(entries.map((entry) => [entry.name, entry] as const))(
    '%s has one sentence as its text alternative, and its form number once',
    (_, entry) => {
      if (!entry.illustration) throw new Error(`${entry.name} has no illustration.`);
      const { container } = render(<FeatureHero {...entry.illustration} pageCode="F-99" claims={fact} />);
      expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Sample: .+[^.]\.$/);
      expect(container.textContent?.match(/F-99/g)).toHaveLength(1);
      expect(container.querySelector('h1, h2, h3, h4, a, button, input')).toBeNull();
    },
  );
});
