import { Icon } from '@/components/ui/icon';
import type { UseCaseWords } from '@/lib/schema/drawings';
import { hands } from '../hands';
import { Control, Sheet } from '../paper';
import { Passages } from '../parts';
import { FolderTree, Rows } from '../records';
import { Pen, Signature } from '../writing';
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
              {words.margin.signed}
            </p>
            <p className="mt-0.5 text-xs text-muted">{words.margin.paper}</p>
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
      {words.plies.map(({ age, version, by }) => (
        <div key={age} className={`${styles.ply} ${styles[age]}`}>
          <span>{version}</span>
          <span>{by}</span>
        </div>
      ))}
      <Sheet title={words.title} note={words.note} cut bodyClassName="leading-[1.7]">
        <Passages all={words.clauses} className="not-first:mt-2.5" />
        <p className="mt-3 border-t border-carbon-200 pt-2.5 text-xs">
          <Pen>{words.changed}</Pen>
        </p>
      </Sheet>
    </div>
  );
}
