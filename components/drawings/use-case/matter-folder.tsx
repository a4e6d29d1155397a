import { Icon } from '@/components/ui/icon';
import type { UseCaseWords } from '@/lib/schema/drawings';
import { hands } from '../hands';
import { Control, Mark, Sheet } from '../paper';
import { FolderTree, Rows } from '../records';
import { Pen, Signature, Strike } from '../writing';
import { Folder } from './folder';
import styles from './plies.module.css';

/** A legal matter: its papers, the current draft on two older ones, the link to the other side. */
export function MatterFolder({
  form,
  note,
  words,
}: { form: string; note?: string | undefined } & UseCaseWords<'matter'>) {
  return (
    <Folder
      tab={words.tab}
      form={form}
      aside={
        <Sheet title={words.aside.title} fold="small" cut bodyClassName="!pt-1.5 !pb-3">
          <FolderTree rows={words.aside.rows} />
        </Sheet>
      }
      main={<Draft words={words.draft} />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <Signature width={112} hand={hands.rao} />
            <p className="mt-1 flex items-center gap-1.5 border-t border-carbon-950 pt-2 font-semibold text-ink">
              <Icon name="lock" size={18} />
              {words.margin.text[0]}
            </p>
            <p className="mt-0.5 text-xs text-muted">{words.margin.text[1]}</p>
          </Sheet>
          <Sheet fold="none" stock="sky">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="link" size={18} />
              {note}
            </p>
            <Rows className="mt-1" rows={words.margin.rows} />
            <p className="mt-1.5">
              <Control>{words.margin.control}</Control>
            </p>
          </Sheet>
        </div>
      }
    />
  );
}

function Draft({ words }: { words: UseCaseWords<'matter'>['words']['draft'] }) {
  return (
    <div className={styles.plies}>
      <div className={`${styles.ply} ${styles.oldest}`}>
        <span>{words.ply[0]}</span>
        <span>{words.ply[1]}</span>
      </div>
      <div className={`${styles.ply} ${styles.older}`}>
        <span>{words.ply[2]}</span>
        <span>{words.ply[3]}</span>
      </div>
      <Sheet title={words.title} note={words.note} cut className={styles.top} bodyClassName="leading-[1.7]">
        <p>
          <b>{words.topHead[0]}</b>
          {` ${words.top[0]} `}
          <Strike>{words.topStruck}</Strike> <Pen>{words.topPen[0]}</Pen>
          {` ${words.top[1]} `}
          <Mark source={1}>{words.topMark[0]}</Mark>.
        </p>
        <p className="mt-2.5">
          <b>{words.topHead[1]}</b>
          {` ${words.top[2]} `}
          <Mark source={2}>{words.topMark[1]}</Mark>
          {` ${words.top[3]}`}
        </p>
        <p className="mt-3 border-t border-carbon-200 pt-2.5 text-xs">
          <Pen>{words.topPen[1]}</Pen>
        </p>
      </Sheet>
    </div>
  );
}
