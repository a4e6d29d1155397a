import { Drawing } from '@/components/drawings/drawing';
import { Sheet } from '@/components/drawings/sheet';
import { Bars, Pen } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { rao } from '@/lib/sample-people';
import type { HeroProps } from './props';
import styles from './share-tickets.module.css';

type Ticket = {
  code: string;
  to: string;
  rows: [name: string, value: string][];
  stub: string;
  openedAt?: string;
  ended?: boolean;
};

const ticketsOf = (claims: HeroProps['claims']): Ticket[] => [
  {
    code: '5b0e',
    to: 'Bank',
    rows: [
      ['Expires after', claims.linkShort],
      ['Access', 'view only'],
      ['Password', 'off'],
    ],
    stub: 'Not opened yet',
  },
  {
    code: '7f3a',
    to: 'Auditor',
    rows: [
      ['Expires after', claims.linkLong],
      ['Access', 'view only'],
      ['Password', 'on'],
    ],
    stub: 'Opened, 3 pages',
    openedAt: '12:10',
  },
  {
    code: '2c81',
    to: 'Former adviser',
    rows: [
      ['Revoked', `10:15 by ${rao.name}`],
      ['Access', 'none'],
      ['Opened', 'twice'],
    ],
    stub: 'Link 2c81 revoked',
    ended: true,
  },
];

/** A document and three links to it as tickets; the third is revoked, so its stub is torn off. */
export function ShareTickets({ alt, pageCode, claims }: HeroProps) {
  return (
    <Drawing label={alt} className={styles.set}>
      <Sheet
        title="Vendor contract"
        note={pageCode}
        cut
        className={styles.document}
        bodyClassName={styles.writing}
      >
        <Bars widths={[70, 100, 92, 96, 84, 98, 40, 96, 88, 62]} headingLines={[0]} />
        <div className={styles.shared}>
          <Pen>{`Shared by ${rao.name}`}</Pen>
          <span>3 links, 1 revoked</span>
        </div>
      </Sheet>
      {ticketsOf(claims).map(({ code, to, rows, stub, openedAt, ended }) => (
        <div key={code} className={`grid text-sm/[1.35] ${ended ? styles.ended : ''}`}>
          <div className={`paper ${styles.main}`}>
            <div className={styles.code}>
              <Icon name="link" size={18} />
              <span>{code}</span>
            </div>
            <p className="mb-2 text-muted">{to}</p>
            {rows.map(([name, value]) => (
              <div key={name} className={styles.row}>
                <span>{name}</span>
                <b>{value}</b>
              </div>
            ))}
          </div>
          <div className={styles.tear} />
          <div className={`paper ${styles.stub}`}>
            {openedAt ? (
              <>
                <span className="mono">{openedAt}</span>
                {` ${stub}`}
              </>
            ) : (
              stub
            )}
          </div>
        </div>
      ))}
    </Drawing>
  );
}
