import type { ComponentType } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Specimen } from '@/lib/schema/support';
import { Mockup } from '../mockup';
import { Progress } from '../paper';
import { FormatTab } from '../records';
import { Pen, Strike } from '../writing';
import styles from './tip-slip.module.css';

type Kind = Specimen['kind'];
type Of<K extends Kind> = Extract<Specimen, { kind: K }>;

function Sizes({ rows }: Of<'sizes'>) {
  return (
    <span className={styles.sizes}>
      {rows.map(({ name, value, share }) => (
        <span key={name}>
          <span>{name}</span>
          <span className={styles.size} style={{ width: `${share}%` }} />
          <b>{value}</b>
        </span>
      ))}
    </span>
  );
}

function Formats({ names }: Of<'formats'>) {
  return (
    <span className={styles.formats}>
      {names.map((name) => (
        <FormatTab key={name} name={name} />
      ))}
    </span>
  );
}

function Upload({ file, note, percent }: Of<'progress'>) {
  return (
    <span className="flex-1">
      <span className="mb-1.5 flex justify-between gap-3">
        <span>{file}</span>
        <span>{note}</span>
      </span>
      <Progress percent={percent} />
    </span>
  );
}

function Rename({ from, to }: Of<'rename'>) {
  return (
    <span className="flex flex-wrap gap-x-2.5 whitespace-nowrap">
      <Strike>{from}</Strike>
      <Pen>{to}</Pen>
    </span>
  );
}

function Locked({ text }: Of<'locked'>) {
  return (
    <>
      <Icon name="lock" size={18} className="text-ink" />
      <span>{text}</span>
    </>
  );
}

const drawings: { [K in Kind]: ComponentType<Of<K>> } = {
  sizes: Sizes,
  formats: Formats,
  progress: Upload,
  rename: Rename,
  locked: Locked,
};

/** A slip of paper that shows what a tip means. */
export function TipSlip({ specimen }: { specimen: Specimen }) {
  const Drawing = drawings[specimen.kind] as ComponentType<Specimen>;
  return (
    <Mockup label={specimen.label} className={`paper ${styles.specimen}`}>
      <Drawing {...specimen} />
    </Mockup>
  );
}
