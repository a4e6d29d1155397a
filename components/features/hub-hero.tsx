import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import type { FeaturesHub } from '@/lib/schema/features-hub';
import type { CarouselWords } from '@/lib/schema/site';
import styles from './hub-hero.module.css';

/** Milliseconds that one slide stands below 1024 px. */
const interval = 3500;

type Props = { title: string; lead: string; trail: Trail; hero: FeaturesHub['hero']; words: CarouselWords };

/** The canary flood: what the area holds, and three cards that run off its lower edge. */
export function HubHero({ title, lead, trail, hero, words }: Props) {
  return (
    <section className={styles.hero}>
      <Breadcrumb trail={trail} />
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead mt-5 max-w-108 text-inherit">{lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-1.5">
            <ButtonLink href={hero.button.href}>{hero.button.label}</ButtonLink>
            <GoLink {...hero.more} className="text-ink" />
          </div>
          <ul className={styles.jumps}>
            {hero.jumps.map((jump) => (
              <li key={jump.anchor}>
                <a href={`#${jump.anchor}`}>
                  <b>{jump.title}</b>
                  {jump.text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Carousel
          label={hero.carousel}
          words={words}
          interval={interval}
          className={styles.slides}
          listClassName={styles.fan}
          slides={hero.slides.map((slide) => (
            <div key={slide.title} data-stock={slide.stock} className={`paper ${styles.card}`}>
              <p className={styles.cardText}>
                <b>{slide.title}</b>
                {slide.text}
              </p>
              <div className={styles.picture}>
                <Picture name={slide.picture} />
              </div>
            </div>
          ))}
        />
      </div>
    </section>
  );
}
