import type { ReactNode } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { Bars, Pen, Sheet } from '@/components/mockups/paper';
import { rao } from '@/components/mockups/people';
import { Icon } from '@/components/ui/icon';
import type { HeroMockupProps } from './hero-props';
import styles from './share-tickets.module.css';

type Ticket = {
  code: string;
  to: string;
  rows: [name: string, value: string][];
  stub: ReactNode;
  ended?: boolean;
};

function tickets({ linkShort, linkLong }: HeroMockupProps['claims']): Ticket[] {
  return [
    {
      code: '5b0e',
      to: 'Bank',
      rows: [
        ['Ends after', linkShort],
        ['May', 'view only'],
        ['Password', 'off'],
      ],
      stub: 'Not opened yet',
    },
    {
      code: '7f3a',
      to: 'Auditor',
      rows: [
        ['Ends after', linkLong],
        ['May', 'view only'],
        ['Password', 'on'],
      ],
      stub: (
        <>
          <span className="mono">12:10</span> Opened, 3 pages
        </>
      ),
    },
    {
      code: '2c81',
      to: 'Old adviser',
      rows: [
        ['Ended', `10:15, by ${rao.name}`],
        ['May', 'nothing'],
        ['Opened', 'twice before'],
      ],
      stub: 'Link 2c81 revoked',
      ended: true,
    },
  ];
}

/** One document and three tickets to it; the third has been torn off. */
export function ShareTickets({ form, claims }: HeroMockupProps) {
  return (
    <Mockup
      label={`Sample of one document with three share links: one ends after ${claims.linkShort}, one after ${claims.linkLong} with a password and was opened at 12:10, one was revoked.`}
      className={styles.set}
    >
      <Sheet
        title="Vendor contract"
        note={form}
        cut
        className={styles.document}
        bodyClassName={styles.writing}
      >
        <Bars widths={[70, 100, 92, 96, 84, 98, 40, 96, 88, 62]} strong={[0]} />
        <div className={styles.shared}>
          <Pen>{`Shared by ${rao.name}`}</Pen>
          <span>3 links, 1 ended</span>
        </div>
      </Sheet>
      {tickets(claims).map(({ code, to, rows, stub, ended }) => (
        <div key={code} className={`${styles.ticket} ${ended ? styles.ended : ''}`}>
          <div className={`paper ${styles.main}`}>
            <div className={styles.code}>
              <Icon name="link" size={18} />
              <span>{code}</span>
            </div>
            <p className={styles.to}>{to}</p>
            {rows.map(([name, value]) => (
              <div key={name} className={styles.row}>
                <span>{name}</span>
                <b>{value}</b>
              </div>
            ))}
          </div>
          <div className={styles.tear} />
          <div className={`paper ${styles.stub}`}>{stub}</div>
        </div>
      ))}
    </Mockup>
  );
}
