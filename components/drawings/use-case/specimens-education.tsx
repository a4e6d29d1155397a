import type { Words } from '@/lib/schema/drawings/use-cases';
import { hands } from '../hands';
import { Mark, Progress, Sheet, Source } from '../paper';
import { Signature } from '../writing';
import styles from './specimens.module.css';

export function Originality({ words }: Words<'specimens', 'originality'>) {
  return (
    <Sheet title={words.title} note={words.note}>
      <p className="flex justify-between gap-4">
        <b>{words.head}</b>
        <span className="text-muted">{words.text[0]}</span>
      </p>
      <div className="mt-2 mb-4">
        <Progress percent={11} ai />
      </div>
      <p className="leading-[1.75]">
        <Mark source={1}>{words.mark[0]}</Mark>
        {`${words.text[1]} `}
        <Mark source={2}>{words.mark[1]}</Mark>
        {` ${words.text[2]}`}
      </p>
      <div className="mt-3 divide-y divide-carbon-200 border-t border-carbon-200">
        {words.sources.map(({ n, name, share }) => (
          <p key={n} className="grid grid-cols-[24px_1fr_auto] items-center gap-2 py-2.5 leading-[1.35]">
            <span className="flex">
              <Source n={n} level />
            </span>
            {name}
            <b>{share}</b>
          </p>
        ))}
      </div>
    </Sheet>
  );
}

export function Certificate({ words }: Words<'specimens', 'certificate'>) {
  return (
    <div className={`paper text-sm leading-snug ${styles.blocks}`}>
      <p className="flex items-center justify-between bg-carbon-950 font-semibold text-bond">
        {words.blocks[0]}
        <span className="mono text-carbon-200">{words.blocks[1]}</span>
      </p>
      <p>
        {`${words.blocks[2]} `}
        <b>{words.blocksHead}</b>
      </p>
      <p className="bg-canary-100">{words.blocks[3]}</p>
      <div className="flex items-end justify-between">
        <Signature width={104} hand={hands.rao} />
        <span className="mono">{words.blocks[4]}</span>
      </div>
    </div>
  );
}
