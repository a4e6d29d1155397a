import { Hero, type HeroLayout } from '@/components/site/hero';
import type { Trail } from '@/components/ui/breadcrumb';
import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { unchanging } from '@/lib/islands';
import type { FeaturesHub } from '@/lib/schema/features-hub';
import type { CarouselLabels } from '@/lib/schema/site';
import styles from './hub-hero.module.css';
import hubSlides from './hub-slides.module.css';

/** Milliseconds per slide below the breakpoint `lg`. */
const interval = 3500;

const heroLayout = {
  band: `overflow-clip ${styles.hero}`,
  grid: `pt-7 ${styles.grid}`,
  textColumn: 'min-w-0 lg:col-[1/6] lg:pb-10',
  lead: 'mt-5 max-w-108 text-inherit',
  actions: 'mt-7',
  link: 'text-ink',
  beside: 'contents',
} satisfies HeroLayout;

type Props = { title: string; lead: string; trail: Trail; hero: FeaturesHub['hero']; copy: CarouselLabels };

/** The lilac area: contents of the section, and three cards cut off at its lower edge. */
export function HubHero({ title, lead, trail, hero, copy }: Props) {
  return (
    <Hero
      layout={heroLayout}
      trail={trail}
      title={title}
      lead={lead}
      start={hero.button}
      more={hero.more}
      beside={
        <Carousel
          label={hero.carousel}
          copy={copy}
          interval={interval}
          className="lg:@container lg:col-[6/13] lg:self-end"
          listClassName={`max-lg:[--bleed:var(--gutter)] max-md:[--slide:86%] ${hubSlides.fan}`}
          slides={hero.slides.map((slide) => (
            <div
              key={slide.title}
              {...unchanging}
              data-tone={slide.tone}
              className={`paper ${hubSlides.card}`}
            >
              <p className={hubSlides.cardText}>
                <b>{slide.title}</b>
                {slide.text}
              </p>
              <div className={hubSlides.picture}>
                <Picture name={slide.picture} />
              </div>
            </div>
          ))}
        />
      }
    >
      <ul className={styles.jumpLinks}>
        {hero.shortcuts.map((jump) => (
          <li key={jump.anchor}>
            <a href={`#${jump.anchor}`}>
              <b>{jump.title}</b>
              {jump.text}
            </a>
          </li>
        ))}
      </ul>
    </Hero>
  );
}
