import type { MouseEvent } from 'react';
import type { KeyFacts } from '@/lib/engines/text/summary/key-facts';
import type { SummaryWords } from '@/lib/schema/works/summary';
import styles from './summary-jumps.module.css';

type Props = { words: SummaryWords['facts']; facts: KeyFacts };

const kinds = ['dates', 'parties', 'amounts'] as const;

/** Counts of the facts below the points; a press scrolls to them. */
export function SummaryJumps({ words, facts }: Props) {
  const there = kinds.filter((kind) => facts[kind].length > 0);
  if (there.length === 0) return null;

  function jump({ currentTarget }: MouseEvent<HTMLElement>, kind: string) {
    const part = currentTarget.closest('.paper')?.querySelector<HTMLElement>(`[data-part=${kind}]`);
    const list = part?.closest<HTMLElement>('[data-list]');
    if (!part || !list) return;
    const away = part.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (list.scrollHeight > list.clientHeight + 1) list.scrollTop += away - 16;
    else part.scrollIntoView({ block: 'start' });
    part.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }

  return (
    <nav aria-label={words.title} className={styles.jumps}>
      {there.map((kind) => (
        <button key={kind} type="button" onClick={(event) => jump(event, kind)}>
          <u>{words[kind]}</u> <span className="mono text-carbon-950">{facts[kind].length}</span>
        </button>
      ))}
    </nav>
  );
}
