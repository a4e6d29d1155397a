import { Drawing } from '@/components/drawings/drawing';
import styles from './access-log.module.css';
import { ActionText, contract, lines } from './contract-day';
import { Printout } from './printout';
import type { HeroProps } from './props';

const columnNames = ['Time', 'Who', 'What', 'Role', 'Version', 'From'];

/** The log of a day, newest line first, with six facts in each line. */
export function AccessLog({ alt, pageCode, product }: HeroProps) {
  return (
    <Drawing label={alt}>
      <Printout>
        <div className={styles.title}>
          <b>{contract}</b>
          <span className="mono shrink-0">{pageCode}</span>
        </div>
        <div className={styles.head}>
          {columnNames.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {lines.toReversed().map(({ time, who, what, look, role, version, browser, system }) => (
          <div key={time} className={styles.line}>
            <span>{time}</span>
            <span className="font-semibold text-ink">{who}</span>
            <span>
              <ActionText what={what} look={look} />
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
