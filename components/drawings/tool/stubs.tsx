import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Stub } from '@/lib/schema/tool-drawings';
import { Source } from '../paper';
import { FileGlyph } from './file-glyph';
import { Look } from './looks';
import { Choices, Drawn, SmallPage, Wave } from './pieces';
import stubPrints from './stub-prints.module.css';
import stubRows from './stub-rows.module.css';
import styles from './stubs.module.css';

type Parts = { [Kind in Stub['kind']]: (stub: Extract<Stub, { kind: Kind }>) => ReactNode };

/** One small drawing per kind of step; the words are the content's. */
const parts: Parts = {
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
  order: ({ rows, moved }) => (
    <div className={`paper ${stubRows.list}`}>
      {rows.map((name, index) => (
        <span key={name} className={index + 1 === moved ? stubRows.moved : ''}>
          <span className={stubRows.handle} />
          {name}
          <span className="mono">{index + 1}</span>
        </span>
      ))}
    </div>
  ),
  pages: ({ count, picked = [], struck = [], cuts = [], drawings }) => (
    <div className={stubPrints.pages} style={{ '--columns': Math.min(count, 5) } as object}>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <span key={page} className={cuts.includes(page) ? stubPrints.cut : ''}>
          <SmallPage state={picked.includes(page) ? 'picked' : struck.includes(page) ? 'struck' : undefined}>
            {drawings ? <Drawn drawing={drawings[page - 1]} /> : null}
          </SmallPage>
          <span className="mono">{page}</span>
        </span>
      ))}
    </div>
  ),
  lines: ({ lines }) => (
    <div className={`paper ${stubPrints.page}`}>
      {lines.map(({ text, look, source }) => (
        <p key={text} className={look === 'cut' ? stubPrints.break : ''}>
          <Look look={look}>{text}</Look>
          {source ? <Source n={source} /> : null}
        </p>
      ))}
    </div>
  ),
  points: ({ points }) => (
    <div className={`paper ${stubRows.points}`}>
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
    <div className={`paper ${stubRows.list} ${look === 'circles' ? stubRows.circles : ''}`}>
      {options.map(({ text, picked }) => (
        <span key={text} className={picked ? stubRows.picked : ''}>
          <span className={stubRows.box}>
            {picked && look === 'boxes' ? <Icon name="check" size={14} stroke={3} /> : null}
          </span>
          {text}
        </span>
      ))}
    </div>
  ),
  buttons: ({ lines, words }) => (
    <div className={`paper ${stubPrints.page}`}>
      {lines.map(({ text, look }) => (
        <p key={text}>
          <Look look={look}>{text}</Look>
        </p>
      ))}
      <Choices options={words} />
    </div>
  ),
  field: ({ name, value }) => (
    <div className={`paper ${styles.typed}`}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  ),
  sound: ({ name, time, saved }) => (
    <div className={`paper ${stubPrints.sound} ${saved ? stubPrints.saved : ''}`}>
      <span>
        <Icon name={saved ? 'play' : 'microphone'} size={18} />
        <b>{name}</b>
        <span className="mono">{time}</span>
      </span>
      <span className={stubPrints.waves}>
        <Wave from="0%" to={saved ? '62%' : '0%'} bars={24} />
      </span>
    </div>
  ),
  prints: ({ prints }) => (
    <div className={stubPrints.prints}>
      {prints.map(({ drawing, note }) => (
        <div key={note} className={`paper ${stubPrints.print}`}>
          <Drawn drawing={drawing} />
          <span className="mono">{note}</span>
        </div>
      ))}
    </div>
  ),
  result: ({ files }) => (
    <div className={styles.results}>
      {files.map(({ name, note }) => (
        <span key={name} className={`paper folded ${styles.result}`}>
          <b>{name}</b>
          <span className="mono">{note}</span>
          <Icon name="arrow" size={20} stroke={2} className={styles.down} />
        </span>
      ))}
    </div>
  ),
};

/** The drawing of one step of a tool. Decorative: the words beside it say the same. */
export function StepStub({ stub }: { stub: Stub }) {
  const draw = parts[stub.kind] as (stub: Stub) => ReactNode;
  return (
    <div aria-hidden="true" className={`forced-color-adjust-none ${styles.stub}`}>
      {draw(stub)}
    </div>
  );
}
