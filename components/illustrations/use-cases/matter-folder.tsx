import { FolderTree, Rows, type TreeRow } from '@/components/drawings/records';
import { Control, Mark, Sheet } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Pen, Signature, Strike } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { iyer, rao } from '@/lib/sample-people';
import type { Claims } from '../claims';
import { Folder } from './folder';
import styles from './matter-folder.module.css';

const documents: TreeRow[] = [
  { name: 'Pleadings', note: '12' },
  { name: 'Drafts', note: '3', strong: true },
  { name: 'Letters', note: '28' },
  { name: 'Engagement', note: 'signed', kind: 'lock' },
];

const linkTerms = [
  { label: 'Access', value: 'View only' },
  { label: 'Password', value: 'On' },
];

const olderVersions = [
  { age: 'oldest', version: 'v1', by: `${rao.name}, 11 Nov` },
  { age: 'older', version: 'v2', by: `${iyer.name}, 14 Nov` },
];

/** The folder of a legal matter: its papers, the current draft in front of two older ones, the link for the opposing side. */
export function MatterFolder({ pageCode, claims }: { pageCode: string; claims: Claims }) {
  return (
    <Folder
      tab="Matter 112/26"
      pageCode={pageCode}
      leftSheet={
        <Sheet title="Documents" fold="small" cut bodyClassName="!pt-1.5 !pb-3">
          <FolderTree rows={documents} />
        </Sheet>
      }
      mainSheet={<Draft />}
      notes={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <Signature width={112} path={signaturePaths.rao} />
            <p className="mt-1 flex items-center gap-1.5 border-t border-carbon-950 pt-2 font-semibold text-ink">
              <Icon name="lock" size={18} />
              Signed, locked
            </p>
            <p className="mt-0.5 text-sm text-muted">Engagement letter, 3 November</p>
          </Sheet>
          <Sheet fold="none" tone="sky">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="link" size={18} />
              {`Opposing side: ${claims.linkLong}`}
            </p>
            <Rows className="mt-1" rows={linkTerms} />
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
    <div className={styles.versions}>
      {olderVersions.map(({ age, version, by: author }) => (
        <div key={age} className={`${styles.olderVersion} ${styles[age]}`}>
          <span>{version}</span>
          <span>{author}</span>
        </div>
      ))}
      <Sheet title="Mutual NDA" note="v3, current" cut bodyClassName="leading-[1.7]">
        <p className="not-first:mt-2.5">
          <b>2. Term.</b> Confidentiality lasts <Strike>twelve</Strike> <Pen>twenty-four</Pen> months from{' '}
          <Mark source={1}>20 November 2026</Mark>.
        </p>
        <p className="not-first:mt-2.5">
          <b>5. Return.</b> On request each party <Mark source={2}>returns or destroys</Mark> what it was
          given.
        </p>
        <p className="mt-3 border-t border-carbon-200 pt-2.5 text-sm">
          <Pen>{`Clause 2 changed by ${iyer.name}, 18 Nov`}</Pen>
        </p>
      </Sheet>
    </div>
  );
}
