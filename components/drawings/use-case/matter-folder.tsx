import { Icon } from '@/components/ui/icon';
import type { UseCaseCopy } from '@/lib/schema/drawings';
import { Control, Sheet } from '../paper';
import { Passages } from '../parts';
import { FolderTree, Rows } from '../records';
import { signaturePaths } from '../signature-paths';
import { Pen, Signature } from '../writing';
import { Folder } from './folder';
import styles from './plies.module.css';

/** A legal matter: its papers, the current draft on two older ones, the link to the other side. */
export function MatterFolder({
  form,
  note,
  copy,
}: { form: string; note?: string | undefined } & UseCaseCopy<'matter'>) {
  return (
    <Folder
      tab={copy.tab}
      form={form}
      aside={
        <Sheet title={copy.aside.title} fold="small" cut bodyClassName="!pt-1.5 !pb-3">
          <FolderTree rows={copy.aside.rows} />
        </Sheet>
      }
      main={<Draft copy={copy.draft} />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <Signature width={112} hand={signaturePaths.rao} />
            <p className="mt-1 flex items-center gap-1.5 border-t border-carbon-950 pt-2 font-semibold text-ink">
              <Icon name="lock" size={18} />
              {copy.margin.signed}
            </p>
            <p className="mt-0.5 text-sm text-muted">{copy.margin.paper}</p>
          </Sheet>
          <Sheet fold="none" tone="sky">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="link" size={18} />
              {note}
            </p>
            <Rows className="mt-1" rows={copy.margin.rows} />
            <p className="mt-1.5">
              <Control>{copy.margin.control}</Control>
            </p>
          </Sheet>
        </div>
      }
    />
  );
}

function Draft({ copy }: { copy: UseCaseCopy<'matter'>['copy']['draft'] }) {
  return (
    <div className={styles.plies}>
      {copy.plies.map(({ age, version, by }) => (
        <div key={age} className={`${styles.ply} ${styles[age]}`}>
          <span>{version}</span>
          <span>{by}</span>
        </div>
      ))}
      <Sheet title={copy.title} note={copy.note} cut bodyClassName="leading-[1.7]">
        <Passages all={copy.clauses} className="not-first:mt-2.5" />
        <p className="mt-3 border-t border-carbon-200 pt-2.5 text-sm">
          <Pen>{copy.changed}</Pen>
        </p>
      </Sheet>
    </div>
  );
}
