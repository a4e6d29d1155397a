import { Carousel } from '@/components/ui/carousel';
import { Section } from '@/components/ui/section';
import type { Home } from '@/lib/schema/home';
import type { CarouselLabels } from '@/lib/schema/site';
import { Letter } from './letter';

/** Milliseconds for which each testimonial, drawn as a letter, is shown; defined by the specification. */
const interval = 3000;

/** Signatures of the three writers, as SVG paths, different from those of the people in illustrations. */
const signatures = [
  'M2 21C8 10 13 2 16 2s2 10 4 19M8 13c6-2 11-2 15-3M28 20c0-6 2-10 4-10s1 5 2 9c1-5 3-9 5-9s1 6 3 9c4 1 12-3 20-5',
  'M15 3C11-1 6 1 7 7s1 10-4 13c6-3 10 2 16 1s6-8 9-8-2 7 1 7 6-8 9-8-1 8 2 8 10-5 20-9',
  'M2 6c10-6 20-6 20 0S6 18 2 22M10 4C8 12 6 18 8 20s8-8 12-8-3 7 1 7 6-7 10-7-2 7 2 7 9-12 12-16-5 16-1 16 10-5 18-4',
];

type Props = Home['testimonials'] & { copy: CarouselLabels };

/** Three letters side by side, a carousel below the breakpoint `lg`. */
export function Testimonials({
  title,
  samplesTitle,
  samplesLead,
  carousel,
  label,
  stars,
  sampleMark,
  letters,
  copy,
}: Props) {
  const samples = letters.some(({ sample }) => sample);
  return (
    <Section tone="soft">
      <div className="mb-8 grid gap-3">
        <h2>{samples ? samplesTitle : title}</h2>
        {samples ? <p>{samplesLead}</p> : null}
      </div>
      <Carousel
        label={carousel}
        copy={copy}
        interval={interval}
        listClassName="[--bleed:var(--gutter)] md:[--slide:61%]"
        slides={letters.map((letter, index) => (
          <Letter
            key={letter.name}
            {...letter}
            label={label}
            stars={stars}
            sampleMark={sampleMark}
            signaturePath={signatures[index]}
          />
        ))}
      />
    </Section>
  );
}
