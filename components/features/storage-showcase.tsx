import { Carousel } from '@/components/ui/carousel';
import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { unchanging } from '@/lib/islands';
import type { Link } from '@/lib/schema/common';
import type { FeaturesHub } from '@/lib/schema/features-hub';
import type { CarouselLabels } from '@/lib/schema/site';
import styles from './storage-showcase.module.css';

/** Milliseconds per slide below the breakpoint `lg`. */
const interval = 3000;

type Props = FeaturesHub['storage'] & { copy: CarouselLabels; trial: Link };

/** Storage of files: three facts on a dark band. */
export function StorageShowcase({ title, lead, carousel, slides, copy, trial }: Props) {
  return (
    <Section id="storage" tone="carbon">
      <SectionHead title={title} lead={lead} />
      <Carousel
        label={carousel}
        copy={copy}
        interval={interval}
        listClassName={styles.list}
        slides={slides.map((slide) => (
          <div key={slide.title} {...unchanging} className={styles.slide}>
            <div className={styles.picture}>
              <Picture name={slide.picture} width={340} height={220} />
            </div>
            <p className={styles.fact}>{slide.fact}</p>
            <p className={styles.title}>{slide.title}</p>
            <p className={styles.text}>{slide.text}</p>
          </div>
        ))}
      />
      <GoLink {...trial} className="mt-6 text-link lg:mt-8" />
    </Section>
  );
}
