import type { CSSProperties } from 'react';
import { StepIllustration } from '@/components/illustrations/features';
import { Icon } from '@/components/ui/icon';
import { NoWidow } from '@/components/ui/no-widow';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { FeaturesHub } from '@/lib/schema/features-hub';
import type { IllustrationName } from '@/lib/schema/illustrations';
import type { PictureName } from '@/lib/schema/pictures';
import { cardSpans, type Span } from './card-spans';
import styles from './feature-cards.module.css';

export type FeatureCard = {
  slug: string;
  href: string;
  name: string;
  tagline: string;
  picture: PictureName;
  /** Steps of its page, some with an illustration. */
  steps: { items: readonly { illustration?: IllustrationName<'features/steps'> | undefined }[] };
};

type CardVariant = FeaturesHub['features']['cards'][number];
type Props = { title: string; features: FeatureCard[]; cards: CardVariant[] };

/** All features as cards, in order. Content may set a variant for a card; a new feature needs none. */
export function FeatureCards({ title, features, cards }: Props) {
  const spans = cardSpans(features.length);
  return (
    <Section id="explore" tone="soft">
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {features.map((feature, index) => (
          <Card
            key={feature.slug}
            feature={feature}
            span={spans[index] ?? 4}
            variant={cards.find(({ slug }) => slug === feature.slug)}
          />
        ))}
      </ul>
    </Section>
  );
}

type CardProps = { feature: FeatureCard; span: Span; variant?: CardVariant };

function Card({ feature, span, variant }: CardProps) {
  const isWide = span > 5;
  const points = isWide ? (variant?.points ?? []) : [];
  const illustration =
    isWide && variant?.step ? feature.steps.items[variant.step - 1]?.illustration : undefined;
  return (
    <li
      data-span={span}
      data-tone="carbon"
      style={{ '--span': span } as CSSProperties}
      className={`${styles.card} ${isWide ? styles.wide : ''} ${variant?.dark ? `carbon ${styles.dark}` : ''}`}
    >
      <div className={styles.text}>
        <h3>
          <a href={feature.href}>
            <NoWidow text={feature.name} />
          </a>
          <Icon name="arrow" className={styles.arrow} />
        </h3>
        <p>{feature.tagline}</p>
        {points.length > 0 ? (
          // Hidden on tablets, where the narrow card beside it would be half empty.
          <ul className="mt-3.5 md:max-lg:hidden lg:mt-auto lg:pt-5">
            {points.map((point) => (
              <li key={point} className="border-t-[1.5px] border-line py-2 text-sm leading-[1.4] text-ink">
                {point}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className={styles.picture}>
        {illustration ? (
          // Larger than on the feature's own page.
          <div
            aria-hidden="true"
            className="paper fixed-size grid w-full place-items-center [zoom:1.2] lg:[zoom:1.15]"
          >
            <StepIllustration name={illustration} />
          </div>
        ) : (
          <Picture name={feature.picture} />
        )}
      </div>
    </li>
  );
}
