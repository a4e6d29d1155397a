import { Mockup } from '../mockup';
import { Bars, Sheet } from '../paper';
import { FileGlyph } from './file-glyph';
import { Look } from './looks';
import styles from './organise.module.css';
import { Arrow, Copy, Original, Place, SmallPage } from './pieces';
import type { SceneProps } from './props';

const numbered = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

/** Numbered files on their way into one bound pack; every page is an edge of it, and each part has its range. */
export function BoundPackScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.pack}>
      <div className={styles.files}>
        {goesIn.lines.map(({ text, note }, index, all) => (
          <div key={text} className={styles.file}>
            <Sheet fold="small" title={text} note={note}>
              <Bars widths={[70, 100, 88, 96, 62].slice(0, index === all.length - 1 ? 5 : 3)} strong={[0]} />
            </Sheet>
            <Place n={index + 1} className={styles.place} />
          </div>
        ))}
      </div>
      <Arrow className={styles.onEdge} />
      <Copy title={comesOut.title} note={comesOut.note} cut className={styles.spine}>
        {comesOut.lines.map(({ text, note, pages }) => (
          <div key={text} className={styles.part}>
            <span>
              <b>{text}</b>
              <span className="mono">{note}</span>
            </span>
            <span className={styles.edges}>
              {numbered(pages ?? 1).map((page) => (
                <i key={page} />
              ))}
            </span>
          </div>
        ))}
      </Copy>
    </Mockup>
  );
}

/** All pages on a tray, those to drop crossed out and lifted; what is left lies beside it as one file. */
export function PageTrayScene({ label, goesIn, comesOut }: SceneProps) {
  return (
    <Mockup label={label} className={styles.tray}>
      <Original title={goesIn.title} note={goesIn.note} fold="none" bodyClassName={styles.row}>
        {goesIn.lines.map(({ text, note, look, blank }) => (
          <span key={text} className={look === 'struck' ? styles.lifted : ''}>
            <SmallPage state={look === 'struck' ? 'struck' : undefined}>{blank ? <span /> : null}</SmallPage>
            <span>
              <Look look={look}>{text}</Look>
              <span className="mono">{note}</span>
            </span>
          </span>
        ))}
      </Original>
      <Arrow className={styles.onEdge} />
      <div className={styles.left}>
        {comesOut.lines.toReversed().map(({ text, note }, index, all) =>
          index === all.length - 1 ? (
            <Copy key={text} cut title={comesOut.title} note={comesOut.note}>
              <span className={styles.rest}>
                {comesOut.lines.map((line) => (
                  <span key={line.text}>
                    <SmallPage />
                    <span>
                      {line.text}
                      <span className="mono">{line.note}</span>
                    </span>
                  </span>
                ))}
              </span>
            </Copy>
          ) : (
            <Copy key={text} cut note={note} />
          ),
        )}
      </div>
    </Mockup>
  );
}

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
