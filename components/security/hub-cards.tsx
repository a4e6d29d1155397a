import { LogRows } from '@/components/illustrations/security/log-rows';
import { CardName } from '@/components/ui/card-name';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { PictureName } from '@/lib/schema/pictures';
import styles from './hub-cards.module.css';

export type HubCard = { href: string; name: string; tagline: string; picture: PictureName };

/** Cards of the security pages. The first one, the log, is wider, because the log is the evidence for the others. */
export function HubCards({ title, cards }: { title: string; cards: HubCard[] }) {
  return (
    <Section>
      <h2 className="mb-10 max-w-160">{title}</h2>
      <ul className={styles.grid}>
        {cards.map((card, index) => (
          <li key={card.href}>
            <a href={card.href} className={`group ${styles.card}`}>
              <div className={styles.panel}>
                {index === 0 ? <LogRows /> : null}
                <Picture
                  name={card.picture}
                  className={`h-full w-full object-contain ${index === 0 ? 'sm:hidden' : ''}`}
                />
              </div>
              <span className={styles.words}>
                <b className={styles.name}>
                  <CardName name={card.name} arrow="text-link" />
                </b>
                <span className="mt-1.5 block text-muted">{card.tagline}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
