import { InlinePicture } from '@/components/drawings/inline-picture';
import { GoLink } from '@/components/ui/go-link';
import { Section, SectionHead } from '@/components/ui/section';
import type { SecurityHub } from '@/lib/schema/security';
import styles from './lifecycle.module.css';

/** Five stages of a document along a dashed line, each with a link to the page about it. */
export function Lifecycle({ title, text, stages }: SecurityHub['life']) {
  return (
    <Section>
      <SectionHead title={title} lead={text} />
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li key={stage.name}>
            <InlinePicture name={`life-${stage.name}`} className={styles.drawing} />
            <div>
              <h3>{stage.title}</h3>
              <p className="mt-1.5 text-base text-muted">{stage.text}</p>
              <GoLink href={stage.href} label={stage.more} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
