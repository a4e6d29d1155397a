import { Mockup } from '@/components/drawings/mockup';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { Support } from '@/lib/schema/support';
import styles from './restore.module.css';

/** The days that a deleted file waits, drawn one by one. */
export function RestoreHelp({ id, title, text, more, moreAbout, drawing }: Support['restore']) {
  const days = Array.from({ length: drawing.days }, (_, index) => index + 1);
  return (
    <Section id={id} className="pb-0">
      <div className="grid items-end gap-x-12 gap-y-5 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:max-lg:grid-cols-2">
        <h2>{title}</h2>
        <p className="max-w-144 text-balance">{text}</p>
      </div>
      <Mockup label={drawing.label}>
        <p className={`${styles.first} text-sm text-muted`}>{drawing.first}</p>
        <div className={styles.days}>
          {days.map((day) => (
            <span
              key={day}
              className={day === drawing.taken ? styles.taken : day < drawing.taken ? styles.past : ''}
            >
              {day === drawing.taken ? <span>{drawing.note}</span> : null}
            </span>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
          <span className={styles.note}>{drawing.note}</span>
          <span className="ml-auto text-muted">{drawing.last}</span>
        </div>
      </Mockup>
      <ButtonLink href={more.href} variant="outline" className="mt-9">
        <span>
          {more.label}
          <span className="sr-only"> {moreAbout}</span>
        </span>
      </ButtonLink>
    </Section>
  );
}
