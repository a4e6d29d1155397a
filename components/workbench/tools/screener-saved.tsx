import type { Screening } from '@/lib/engines/text/screener/screen';
import type { ScreenerWords } from '@/lib/schema/works/screener';
import { say } from '@/lib/sentences';
import { Chip } from './screener-keys';
import { pointWords, type Settled } from './screener-points';

/** Most points on the saved sheet. */
const most = 4;

type Props = { words: ScreenerWords; screening: Screening; settled: Settled };

/** Excerpt of the saved list. */
export function ScreenerSaved({ words, screening, settled }: Props) {
  const { findings } = screening;
  const more = findings.length - most;
  return (
    <>
      <ol className="mt-4.5 mb-2.5 grid gap-2 text-sm/[1.4]">
        {findings.slice(0, most).map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no id but their index.
          <li key={index} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2.5 wrap-anywhere">
            <Chip {...{ words }} look={settled[index] ?? finding.severity} small />
            {pointWords(words, finding).title}
          </li>
        ))}
      </ol>
      {more > 0 ? <p className="text-xs">{say(words.more, { count: more })}</p> : null}
    </>
  );
}
