import { Icon } from '@/components/ui/icon';
import { Control, Mark, Pen, Sheet, Signature, Strike } from '../paper';
import { iyer, rao } from '../people';
import { FolderTree, Rows } from '../records';
import { Folder } from './folder';
import styles from './plies.module.css';

/** A legal matter: its papers, the current draft on two older ones, the link to the other side. */
export function MatterFolder({ form, note }: { form: string; note?: string }) {
  return (
    <Folder
      tab="Matter 112/25"
      form={form}
      aside={
        <Sheet title="Papers" fold="small" cut bodyClassName="!pt-1.5 !pb-3">
          <FolderTree
            rows={[
              { name: 'Pleadings', note: '12' },
              { name: 'Drafts', strong: true, note: '3' },
              { name: 'Letters', note: '28' },
              { name: 'Engagement', kind: 'lock', note: 'signed' },
            ]}
          />
        </Sheet>
      }
      main={<Draft />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <Signature width={112} hand={rao.hand} />
            <p className="mt-1 flex items-center gap-1.5 border-t border-carbon-950 pt-2 font-semibold text-ink">
              <Icon name="lock" size={18} />
              Signed, locked
            </p>
            <p className="mt-0.5 text-xs text-muted">Engagement letter, 3 November</p>
          </Sheet>
          <Sheet fold="none" stock="sky">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="link" size={18} />
              {note}
            </p>
            <Rows
              className="mt-1"
              rows={[
                { label: 'May', value: 'View only' },
                { label: 'Password', value: 'On' },
              ]}
            />
            <p className="mt-1.5">
              <Control>Revoke link</Control>
            </p>
          </Sheet>
        </div>
      }
    />
  );
}

function Draft() {
  return (
    <div className={styles.plies}>
      <div className={`${styles.ply} ${styles.oldest}`}>
        <span>v1</span>
        <span>{`${rao.name}, 11 Nov`}</span>
      </div>
      <div className={`${styles.ply} ${styles.older}`}>
        <span>v2</span>
        <span>{`${iyer.name}, 14 Nov`}</span>
      </div>
      <Sheet title="Mutual NDA" note="v3, current" cut className={styles.top} bodyClassName="leading-[1.7]">
        <p>
          <b>2. Term.</b> The duty to keep silent lasts <Strike>twelve</Strike> <Pen>twenty-four</Pen> months
          from <Mark source={1}>20 November 2025</Mark>.
        </p>
        <p className="mt-2.5">
          <b>5. Return.</b> On request each party <Mark source={2}>returns or destroys</Mark> what it was
          given.
        </p>
        <p className="mt-3 border-t border-carbon-200 pt-2.5 text-xs">
          <Pen>{`Clause 2 changed by ${iyer.name}, 18 Nov`}</Pen>
        </p>
      </Sheet>
    </div>
  );
}
