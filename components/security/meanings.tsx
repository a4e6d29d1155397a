import { Section, SectionHead } from '@/components/ui/section';
import type { SecurityEntry } from '@/lib/schema/security';
import styles from './meanings.module.css';

/** Three terms, each on a part of one form: its definition, what the product does for it, and what is left to the reader. */
export function Meanings({ title, text, labels, items }: NonNullable<SecurityEntry['meanings']>) {
  const [ready, yours] = labels;
  return (
    <Section className="pb-0">
      <SectionHead title={title} lead={text} />
      <div className="grid gap-5 lg:grid-cols-[repeat(3,1fr)]">
        {items.map((item) => (
          <article key={item.title} className={`paper folded ${styles.part}`}>
            <h3 className={styles.name}>{item.title}</h3>
            <p>{item.text}</p>
            <dl className={styles.boxes}>
              <div>
                <dt>{ready}</dt>
                <dd>{item.ready}</dd>
              </div>
              <div>
                <dt>{yours}</dt>
                <dd>{item.leftToYou}</dd>
              </div>
            </dl>
          </article>
        ))}
      </div>
    </Section>
  );
}
