import type { SecurityCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import styles from './access-log.module.css';
import { What } from './contract-day';
import { Printout } from './printout';
import type { HeroProps } from './props';

/** The day's lines, newest first, with six facts on each. */
export function AccessLog({ form, product, copy }: HeroProps & SecurityCopy<'heroes', 'access-log'>) {
  return (
    <Drawing label={copy.label}>
      <Printout>
        <div className={styles.title}>
          <b>{copy.contract}</b>
          <span className="mono shrink-0">{form}</span>
        </div>
        <div className={styles.head}>
          {copy.names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {copy.lines.toReversed().map(({ time, who, what, look, role, version, browser, system }) => (
          <div key={time} className={styles.line}>
            <span>{time}</span>
            <span className="font-semibold text-ink">{who}</span>
            <span>
              <What what={what} look={look} />
            </span>
            <span className={styles.facts}>
              <span>{role}</span>
              <span>{version}</span>
              <span>
                {browser ?? product}
                {system ? <span className="max-lg:hidden">, {system}</span> : null}
              </span>
            </span>
          </div>
        ))}
      </Printout>
    </Drawing>
  );
}
