import { Mockup } from '../mockup';
import { Bars } from '../writing';
import { FileGlyph } from './file-glyph';
import { numbered } from './numbered';
import styles from './perforated.module.css';
import { Copy, SmallPage } from './pieces';
import type { SceneProps } from './props';

/** One long sheet with a cut after each paper, and under every part the file it becomes. */
export function PerforatedScene({ label, goesIn, comesOut }: SceneProps) {
  const parts = comesOut.lines.map(({ pages: count = 1, ...file }, index, all) => {
    const before = all.slice(0, index).reduce((sum, { pages = 1 }) => sum + pages, 0);
    return { ...file, pages: numbered(count, before + 1) };
  });
  return (
    <Mockup label={label} className={styles.long}>
      <div className={`paper ${styles.bar}`}>
        <b>{goesIn.title}</b>
        <span className="mono">{goesIn.note}</span>
      </div>
      <div
        className={styles.parts}
        style={{ '--parts': parts.map(({ pages }) => `${pages.length}fr`).join(' ') } as object}
      >
        {parts.map(({ text, note, pages }, at) => (
          <div key={text} className={`${styles.piece} ${at < parts.length - 1 ? styles.cut : ''}`}>
            <div className={`paper ${styles.pages}`}>
              {pages.map((page, index) => (
                <span key={page}>
                  <SmallPage>
                    <Bars
                      widths={index === 0 ? [70, 100, 80, 92] : [100, 86, 100, 64]}
                      strong={index === 0 ? [0] : []}
                    />
                  </SmallPage>
                  <span className="mono">{page}</span>
                </span>
              ))}
            </div>
            <Copy fold="small" cut className={styles.named}>
              <b>
                <FileGlyph name={text} />
                {text}
              </b>
              <span className="mono">{note}</span>
            </Copy>
          </div>
        ))}
      </div>
    </Mockup>
  );
}
