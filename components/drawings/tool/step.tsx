import { Icon } from '@/components/ui/icon';
import type { ToolStep } from '@/lib/schema/drawings';
import { byKind } from '../by-kind';
import { FileGlyph } from './file-glyph';
import { Look } from './looks';
import styles from './step.module.css';
import { paperSteps } from './step-papers';
import rows from './step-rows.module.css';

/** One small drawing per kind of step; the words are the content's. */
const Kind = byKind<ToolStep>({
  ...paperSteps,
  drop: ({ files }) => (
    <div className={styles.drop}>
      {files.map((name) => (
        <span key={name} className={`paper ${styles.file}`}>
          <FileGlyph name={name} />
          {name}
        </span>
      ))}
      <span className={styles.field}>
        <Icon name="upload" size={20} />
      </span>
    </div>
  ),
  pair: ({ files }) => (
    <div className={styles.pair}>
      {files.map(({ name, note }) => (
        <span key={name} className={`paper ${styles.file}`}>
          <FileGlyph name={name} />
          {name}
          <span className="mono">{note}</span>
        </span>
      ))}
    </div>
  ),
  order: ({ rows: names, moved }) => (
    <div className={`paper ${rows.list}`}>
      {names.map((name, index) => (
        <span key={name} className={index + 1 === moved ? rows.moved : ''}>
          <span className={rows.handle} />
          {name}
          <span className="mono">{index + 1}</span>
        </span>
      ))}
    </div>
  ),
  points: ({ points }) => (
    <div className={`paper ${rows.points}`}>
      {points.map(({ point, text, look }) => (
        <p key={point}>
          <b>{point}</b>
          <span>
            <Look look={look}>{text}</Look>
          </span>
        </p>
      ))}
    </div>
  ),
  choice: ({ options, look }) => (
    <div className={`paper ${rows.list} ${look === 'circles' ? rows.circles : ''}`}>
      {options.map(({ text, picked }) => (
        <span key={text} className={picked ? rows.picked : ''}>
          <span className={rows.box}>
            {picked && look === 'boxes' ? <Icon name="check" size={14} stroke={3} /> : null}
          </span>
          {text}
        </span>
      ))}
    </div>
  ),
  field: ({ name, value }) => (
    <div className={`paper ${styles.typed}`}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  ),
  result: ({ files }) => (
    <div className="grid gap-[10px]">
      {files.map(({ name, note }) => (
        <span key={name} className={`paper folded ${styles.result}`}>
          <b>{name}</b>
          <span className="mono">{note}</span>
          <Icon name="arrow" size={20} stroke={2} className={styles.down} />
        </span>
      ))}
    </div>
  ),
});

/** The drawing of one step of a tool. Decorative: the words beside it say the same. */
export function StepDrawing({ drawing }: { drawing: ToolStep }) {
  return (
    <div aria-hidden="true" className={`forced-color-adjust-none ${styles.drawing}`}>
      <Kind {...drawing} />
    </div>
  );
}
