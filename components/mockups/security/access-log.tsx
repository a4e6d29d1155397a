import type { ReactNode } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { Mark, Pen } from '@/components/mockups/paper';
import styles from './access-log.module.css';
import type { HeroMockupProps } from './hero-props';
import { Printout } from './printout';

type Line = { time: string; who: string; what: ReactNode; role: string; version: string; from?: string };

const lines: Line[] = [
  {
    time: '14:02:11',
    who: 'A. Rao',
    what: <Pen>Signed page 6</Pen>,
    role: 'Admin',
    version: 'v4',
    from: 'Chrome, Windows',
  },
  { time: '13:47:30', who: 'AI', what: <Mark>Tagged 4 fields</Mark>, role: 'System', version: 'v4' },
  {
    time: '13:47:02',
    who: 'S. Iyer',
    what: 'Uploaded a new version',
    role: 'Manager',
    version: 'v4',
    from: 'Chrome, Windows',
  },
  {
    time: '12:10:45',
    who: 'Link 7f3a',
    what: 'Opened by password',
    role: 'Auditor',
    version: 'v3',
    from: 'Safari, iPhone',
  },
  {
    time: '11:58:20',
    who: 'N. Khan',
    what: 'Viewed, 3 pages',
    role: 'Employee',
    version: 'v3',
    from: 'Edge, Windows',
  },
  {
    time: '11:31:09',
    who: 'N. Khan',
    what: 'Download refused by role',
    role: 'Employee',
    version: 'v3',
    from: 'Edge, Windows',
  },
  {
    time: '10:15:52',
    who: 'A. Rao',
    what: <span className={styles.ended}>Link 2c81 revoked</span>,
    role: 'Admin',
    version: 'v3',
    from: 'Chrome, Windows',
  },
  {
    time: '09:40:03',
    who: 'S. Iyer',
    what: 'Compared v2 with v3',
    role: 'Manager',
    version: 'v3',
    from: 'Chrome, Windows',
  },
];

export function AccessLog({ form, product }: HeroMockupProps) {
  return (
    <Mockup label="Sample of a printed access log: opens, an upload, a signature, a link view, a refused download and a revoked link, each with name, role, version, time and browser.">
      <Printout>
        <div className={styles.title}>
          <b>Vendor contract 2025–26</b>
          <span className="mono">{form}</span>
        </div>
        <div className={styles.head}>
          {['Time', 'Who', 'What', 'Role', 'Version', 'From'].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        {lines.map(({ time, who, what, role, version, from }) => (
          <div key={time} className={styles.line}>
            <span>{time}</span>
            <span className="font-semibold text-ink">{who}</span>
            <span>{what}</span>
            <span>{role}</span>
            <span>{version}</span>
            <span>{from ?? product}</span>
          </div>
        ))}
      </Printout>
    </Mockup>
  );
}
