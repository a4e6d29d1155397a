import { Icon } from '@/components/ui/icon';
import type { SecurityCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Sheet } from '../paper';
import { Bars, Pen } from '../writing';
import type { HeroProps } from './props';
import styles from './share-tickets.module.css';

/** One document and three tickets to it; the third has been torn off. */
export function ShareTickets({ form, copy }: HeroProps & SecurityCopy<'heroes', 'share-tickets'>) {
  const tickets = copy.tickets;
  return (
    <Drawing label={copy.label} className={styles.set}>
      <Sheet title={copy.title} note={form} cut className={styles.document} bodyClassName={styles.writing}>
        <Bars widths={[70, 100, 92, 96, 84, 98, 40, 96, 88, 62]} strong={[0]} />
        <div className={styles.shared}>
          <Pen>{copy.sharedPen}</Pen>
          <span>{copy.shared}</span>
        </div>
      </Sheet>
      {tickets.map(({ code, to, rows, stub, opened, ended }) => (
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
            {opened ? (
              <>
                <span className="mono">{opened}</span>
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
