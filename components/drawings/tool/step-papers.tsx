import { Icon } from '@/components/ui/icon';
import type { ToolStep } from '@/lib/schema/drawings';
import type { Kinds } from '../by-kind';
import { Source } from '../paper';
import { Look } from './looks';
import styles from './step-papers.module.css';
import { Choices, Drawn, SmallPage, Wave } from './step-parts';

type PaperKind = 'pages' | 'lines' | 'buttons' | 'sound' | 'prints';
type PaperSteps = Pick<Kinds<ToolStep>, PaperKind>;

/** Kinds of step drawn on papers: pages, lines, sound, prints. */
export const paperSteps: PaperSteps = {
  pages: ({ count, picked = [], struck = [], cuts = [], drawings }) => (
    <div className={styles.pages} style={{ '--columns': Math.min(count, 5) } as object}>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <span key={page} className={cuts.includes(page) ? styles.cut : ''}>
          <SmallPage state={picked.includes(page) ? 'picked' : struck.includes(page) ? 'struck' : undefined}>
            {drawings ? <Drawn drawing={drawings[page - 1]} /> : null}
          </SmallPage>
          <span className="mono">{page}</span>
        </span>
      ))}
    </div>
  ),
  lines: ({ lines }) => (
    <div className={`paper ${styles.page}`}>
      {lines.map(({ text, look, source }) => (
        <p key={text} className={look === 'cut' ? styles.break : ''}>
          <Look look={look}>{text}</Look>
          {source ? <Source n={source} /> : null}
        </p>
      ))}
    </div>
  ),
  buttons: ({ lines, words }) => (
    <div className={`paper ${styles.page}`}>
      {lines.map(({ text, look }) => (
        <p key={text}>
          <Look look={look}>{text}</Look>
        </p>
      ))}
      <Choices options={words} />
    </div>
  ),
  sound: ({ name, time, saved }) => (
    <div className={`paper ${styles.sound} ${saved ? styles.saved : ''}`}>
      <span>
        <Icon name={saved ? 'play' : 'microphone'} size={18} />
        <b>{name}</b>
        <span className="mono">{time}</span>
      </span>
      <span className="h-[72px] p-[10px_12px]">
        <Wave from="0%" to={saved ? '62%' : '0%'} bars={24} />
      </span>
    </div>
  ),
  prints: ({ prints }) => (
    <div className={styles.prints}>
      {prints.map(({ drawing, note }) => (
        <div key={note} className={`paper ${styles.print}`}>
          <Drawn drawing={drawing} />
          <span className="mono">{note}</span>
        </div>
      ))}
    </div>
  ),
};
