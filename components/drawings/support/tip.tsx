import { Icon } from '@/components/ui/icon';
import type { SupportTip } from '@/lib/schema/drawings';
import { byKind } from '../by-kind';
import { Drawing } from '../drawing';
import { Progress } from '../paper';
import { FormatTab } from '../records';
import { Pen, Strike } from '../writing';
import styles from './tip.module.css';

const Kind = byKind<SupportTip>({
  sizes: ({ rows }) => (
    <span className={styles.sizes}>
      {rows.map(({ name, value, share }) => (
        <span key={name}>
          <span>{name}</span>
          <span className="h-[8px] rounded-[2px] bg-carbon-950" style={{ width: `${share}%` }} />
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

/** The small drawing of a tip. */
export function TipDrawing({ drawing }: { drawing: SupportTip }) {
  return (
    <Drawing label={drawing.label} className={`paper ${styles.drawing}`}>
      <Kind {...drawing} />
    </Drawing>
  );
}
