import type { CSSProperties } from 'react';
import type { Plagiarism } from '@/lib/engines/text/plagiarism/screen';
import type { PlagiarismWords } from '@/lib/schema/works/plagiarism';
import { say } from '@/lib/sentences';
import point from '../parts/point-words.module.css';
import points from '../parts/points.module.css';
import shown from '../parts/shown.module.css';
import { percent } from './plagiarism-text';

type Props = { words: PlagiarismWords; found: Plagiarism };

/** Contents of the report: its sources, each with its share and its passages. */
export function SourceShares({ words, found }: Props) {
  return (
    <ol className={shown.shown}>
      {found.sources.map(({ name, share }, source) => {
        const count = found.passages.filter((one) => one.source === source).length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the source's number.
          <li key={source}>
            <span className={points.percent}>{percent(share)}</span>
            <b>
              {source + 1} · {name}
            </b>
            <span className={point.from}>{count > 0 ? say(words.passages, { count }) : words.noPassage}</span>
            <span
              aria-hidden="true"
              className={points.share}
              style={{ '--share': 100 * share } as CSSProperties}
            />
          </li>
        );
      })}
    </ol>
  );
}
