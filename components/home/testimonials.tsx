import { Carousel } from '@/components/ui/carousel';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/schema/home';
import { Letter } from './letter';

/** Milliseconds of one letter in the carousel; a constant of the specification. */
const interval = 3000;

/** Three letters side by side, a carousel below 1024 px. */
export function Testimonials({ title, carousel, label, stars, letters }: Home['testimonials']) {
  return (
    <Section tone="soft">
      <h2 className="mb-8 lg:mb-12">{title}</h2>
      <Carousel
        label={carousel}
        interval={interval}
        listClassName="[--bleed:clamp(1rem,4vw,2rem)] md:[--slide:61%]"
        slides={letters.map((letter, index) => (
          <Letter key={letter.name} {...letter} label={label} stars={stars} hand={index} />
        ))}
      />
    </Section>
  );
}
