import { Mockup } from '../mockup';
import { Look } from './looks';
import { Copy } from './pieces';
import type { SceneProps } from './props';
import styles from './worksheet.module.css';

const columns = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const widths = [84, 52, 60, 44, 70, 48, 58, 66];

/** Cells under their letters. On a page behind another there are none: its edge would cut one in half. */
function Table({ rows, blank }: { rows: number; blank?: boolean }) {
  return (
    <span className={styles.table}>
      {columns.map((column) => (
        <b key={column}>{blank ? '\u00a0' : column}</b>
      ))}
      {Array.from({ length: rows }, (_, row) =>
        widths.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a drawing never move
          <span key={`${row} ${at}`}>
            <i style={{ width: `${((width + row * 23) % 60) + 25}%` }} />
          </span>
        )),
      )}
    </span>
  );
}

/** A worksheet with its tabs, the edge of the paper through it, and the pages that hold all of its columns. */
export function WorksheetScene({ label, goesIn, comesOut }: SceneProps) {
  const pages = comesOut.lines.filter(({ look }) => look !== 'ok');
  return (
    <Mockup label={label} className={styles.scene}>
      <div className={`paper ${styles.book}`}>
        <span className={styles.title}>
          <b>{goesIn.title}</b>
          <span className="mono">{goesIn.note}</span>
        </span>
        <span className={styles.printed}>
          <Table rows={6} />
          <span className={styles.edge} />
        </span>
        <span className={styles.tabs}>
          {goesIn.lines.map(({ text, look }) => (
            <span key={text} className={look === 'pen' ? styles.picked : ''}>
              <Look look={look}>{text}</Look>
            </span>
          ))}
        </span>
      </div>
      <div className={styles.pages}>
        {pages.map(({ text, note }, index) => (
          <Copy key={text} title={text} note={note} fold="small" cut>
            <Table rows={5} blank={index > 0} />
            {index === 0
              ? comesOut.lines
                  .filter(({ look }) => look === 'ok')
                  .map((line) => (
                    <p key={line.text}>
                      <Look look={line.look}>{line.text}</Look>
                    </p>
                  ))
              : null}
          </Copy>
        ))}
      </div>
    </Mockup>
  );
}
