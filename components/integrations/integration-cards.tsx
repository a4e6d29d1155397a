import { CardName } from '@/components/ui/card-name';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Integration, IntegrationHub } from '@/lib/schema/integrations';
import type { PictureName } from '@/lib/schema/pictures';
import styles from './integration-cards.module.css';

export type IntegrationCard = Integration['card'] & { href: string; name: string; picture: PictureName };

/** One card per integration, in the order of the content. */
export function IntegrationCards({
  id,
  title,
  lead,
  integrations,
}: IntegrationHub['grid'] & { id: string; integrations: IntegrationCard[] }) {
  return (
    <Section id={id}>
      <h2>{title}</h2>
      <p className="lead mt-4 mb-8 max-w-144 lg:mb-10">{lead}</p>
      <ul className="grid gap-3.5 sm:gap-5 lg:grid-cols-6">
        {integrations.map(({ href, name, picture, text, facts }) => (
          <li key={href} className={styles.card}>
            <div className={styles.picture}>
              <Picture name={picture} />
            </div>
            <div className={styles.text}>
              <h3 className="text-lg">
                <a href={href} className={`${styles.link} flex justify-between gap-3`}>
                  <CardName name={name} arrow="text-link" />
                </a>
              </h3>
              <p className="mt-1.5 text-base leading-normal">{text}</p>
              <dl className={styles.facts}>
                {facts.map((fact) => (
                  <div key={fact.term}>
                    <dt>{fact.term}</dt>
                    <dd>{fact.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
