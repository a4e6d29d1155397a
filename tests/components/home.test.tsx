import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Letter } from '@/components/home/letter';
import { Testimonials } from '@/components/home/testimonials';
import { home } from '@/content/home';
import { site } from '@/content/site';
import * as useCases from '@/content/use-cases';
import { detailPath } from '@/lib/routes';

const { testimonials, audiences } = home;
const testimonial = {
  portrait: 'avatar1',
  quote: 'We look things up in seconds now. Last year that took us an afternoon.',
  name: 'Meera Joshi',
  about: 'Owner',
  label: testimonials.label,
  stars: testimonials.stars,
  sampleMark: testimonials.sampleMark,
  signaturePath: 'M2 21C8 10 13 2 16 2',
} as const;
const hasSignature = (container: HTMLElement) =>
  container.querySelector(`path[d="${testimonial.signaturePath}"]`) !== null;

describe('a testimonial', () => {
  it('that is a sample says so in its text, and has no signature', () => {
    const { container } = render(<Letter {...testimonial} sample />);
    expect(screen.getByText(testimonials.sampleMark)).toBeDefined();
    expect(hasSignature(container)).toBe(false);
  });

  it('that is real has a signature and no sample mark', () => {
    const { container } = render(<Letter {...testimonial} sample={false} />);
    expect(screen.queryByText(testimonials.sampleMark)).toBeNull();
    expect(hasSignature(container)).toBe(true);
  });

  it.each([true, false])('keeps label, stars, quote, name and role; sample: %s', (sample) => {
    render(<Letter {...testimonial} sample={sample} />);
    expect(screen.getByRole('img', { name: testimonials.stars })).toBeDefined();
    for (const text of [testimonial.label, testimonial.quote, testimonial.name, testimonial.about])
      expect(screen.getByText(text)).toBeDefined();
  });

  it.each([
    [[false, true], testimonials.samplesTitle],
    [[false, false], testimonials.title],
  ])('is below a heading that mentions samples if any testimonial is one; samples: %s', (samples, title) => {
    const letters = samples.map((sample, index) => ({ ...testimonial, name: `Meera ${index}`, sample }));
    render(<Testimonials {...testimonials} letters={letters} copy={site.controls.carousel} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  });
});

/** All content that a link leads to: of an audience on the hub, or of a whole page. */
function targetText(href: string): string {
  const audience = useCases.hub.missing.others.find(({ id }) => href === `/use-cases#${id}`);
  const page = useCases.entries.find(({ n }) => href === detailPath('use-case', n));
  return JSON.stringify(audience ?? page ?? '').toLowerCase();
}

describe('the audiences', () => {
  it.each(audiences.folders)('link $name to a text about them', ({ name, href }) => {
    const [firstWord = ''] = name.toLowerCase().split(' ');
    expect(targetText(href)).toContain(firstWord.replace(/ies$/, 'y').replace(/s$/, ''));
  });

  it('all link to different places', () => {
    const places = audiences.folders.map(({ href }) => href);
    expect(new Set(places).size).toBe(places.length);
  });
});
