import { Mockup } from '@/components/mockups/mockup';
import styles from './access-log.module.css';
import { contract, lines } from './contract-day';
import type { HeroMockupProps } from './hero-props';
import { Printout } from './printout';

/** The day's lines, newest first, with six facts on each. */
export function AccessLog({ form, product }: HeroMockupProps) {
  return (
    <Mockup label="Sample of a printed access log: opens, an upload, a signature, a link view, a refused download and a revoked link, each with name, role, version, time and browser.">
      <Printout>
        <div className={styles.title}>
          <b>{contract}</b>
          <span className="mono shrink-0">{form}</span>
        </div>
        <div className={styles.head}>
          {['Time', 'Who', 'What', 'Role', 'Version', 'From'].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {lines.toReversed().map(({ time, who, what, role, version, browser, system }) => (
          <div key={time} className={styles.line}>
            <span>{time}</span>
            <span className="font-semibold text-ink">{who}</span>
            <span>{what}</span>
            <span className={styles.facts}>
              <span>{role}</span>
              <span>{version}</span>
              <span>
                {browser ?? product}
                {system ? <span className={styles.system}>, {system}</span> : null}
              </span>
            </span>
          </div>
        ))}
      </Printout>
    </Mockup>
  );
}
