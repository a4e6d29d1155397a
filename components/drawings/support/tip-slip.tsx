import { Icon } from '@/components/ui/icon';
import type { Specimen } from '@/lib/schema/support';
import { byKind } from '../by-kind';
import { Mockup } from '../mockup';
import { Progress } from '../paper';
import { FormatTab } from '../records';
import { Pen, Strike } from '../writing';
import styles from './tip-slip.module.css';

const Drawing = byKind<Specimen>({
  sizes: ({ rows }) => (
    <span className={styles.sizes}>
      {rows.map(({ name, value, share }) => (
        <span key={name}>
          <span>{name}</span>
          <span className={styles.size} style={{ width: `${share}%` }} />
          <b>{value}</b>
        </span>
      ))}
    </span>
  ),
  formats: ({ names }) => (
    <span className={styles.formats}>
      {names.map((name) => (
        <FormatTab key={name} name={name} />
      ))}
    </span>
  ),
  progress: ({ file, note, percent }) => (
    <span className="flex-1">
      <span className="mb-1.5 flex justify-between gap-3">
        <span>{file}</span>
        <span>{note}</span>
      </span>
      <Progress percent={percent} />
    </span>
  ),
  rename: ({ from, to }) => (
    <span className="flex flex-wrap gap-x-2.5 whitespace-nowrap">
      <Strike>{from}</Strike>
      <Pen>{to}</Pen>
    </span>
  ),
  locked: ({ text }) => (
    <>
      <Icon name="lock" size={18} className="text-ink" />
      <span>{text}</span>
    </>
  ),
});

/** A slip of paper that shows what a tip means. */
export function TipSlip({ specimen }: { specimen: Specimen }) {
  return (
    <Mockup label={specimen.label} className={`paper ${styles.specimen}`}>
      <Drawing {...specimen} />
    </Mockup>
  );
}
