import type { IntegrationCopy } from '@/lib/schema/drawings';
import { Chip, Mark, Sheet } from '../paper';
import styles from './inward-register.module.css';

/** The office's register of incoming papers, one line per way in. */
export function InwardRegister({
  sources,
  copy,
}: { sources: string[] } & IntegrationCopy<'hub', 'inward-register'>) {
  return (
    // A clipped sheet of fractional height would show the band at its edge.
    <div className="relative -mb-px pt-[10px] pr-[10px] md:pt-[14px] md:pr-[14px]">
      <Sheet tone="lilac" cut className="absolute inset-y-0 right-0 left-[10px] md:left-[14px]" />
      <Sheet title={copy.title} note={copy.note} cut bodyClassName="!p-0">
        <table className={styles.table}>
          <thead>
            <tr>
              {copy.tableHeading.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {copy.arrivals.map(({ time, document, tag, tone, folder }, index) => (
              <tr key={time}>
                <td className="mono">{time}</td>
                <td>
                  <b>{sources[index % sources.length]}</b>
                </td>
                <td>{document}</td>
                <td>
                  <Mark>{tag}</Mark>
                </td>
                <td>
                  <Chip tone={tone}>{folder}</Chip>
                </td>
              </tr>
            ))}
            <tr className={styles.next}>
              <td className="mono">{copy.nextCell}</td>
              <td />
              <td />
              <td />
              <td />
            </tr>
          </tbody>
        </table>
        <p className={styles.stamp}>
          {copy.stamp.label}
          <span>{copy.stamp.value}</span>
        </p>
      </Sheet>
    </div>
  );
}
