import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import type { Home } from '@/lib/schema/home';
import styles from './benefits.module.css';

type BenefitPicture = Home['benefits']['cards'][number]['picture'];

/** Shape, colour and size of a card depend on its drawing: each is cropped for its own cell. */
const cardStyles: Record<BenefitPicture, { className: string; tone: string; width: number; height: number }> =
  {
    'b-source': { className: `${styles.wide} ${styles.flood}`, tone: 'mint', width: 514, height: 250 },
    'b-dates': { className: `${styles.tall} ${styles.outline}`, tone: 'gold', width: 206, height: 200 },
    'b-people': {
      className: `${styles.tall} ${styles.outline} ${styles.uncropped}`,
      tone: 'mint',
      width: 206,
      height: 200,
    },
    'b-drawer': { className: `${styles.low} bg-area-tint`, tone: 'sky', width: 434, height: 216 },
    'b-record': {
      className: `carbon ${styles.long} ${styles.dark}`,
      tone: 'carbon',
      width: 594,
      height: 236,
    },
  };

/** Five cards in two rows, wide and narrow. */
export function Benefits({ title, lead, cards }: Home['benefits']) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.bento}>
        {cards.map((card) => {
          const { className, tone, width, height } = cardStyles[card.picture];
          return (
            <li key={card.picture} data-tone={tone} className={`${styles.card} ${className}`}>
              <div className={styles.words}>
                <h3 className="text-lg leading-[1.2]">{card.title}</h3>
                <p>{card.text}</p>
              </div>
              <div className={styles.picture}>
                <Picture name={card.picture} width={width} height={height} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
