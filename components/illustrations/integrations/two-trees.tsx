import { FolderTree, type TreeRow } from '@/components/drawings/records';
import { Chip, Progress, Sheet } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import { DarkPanel } from './dark-panel';
import type { HeroProps } from './props';
import styles from './two-trees.module.css';

const folder: TreeRow = { name: 'Clients', strong: true };

const files = [
  { name: 'Agreement.pdf', version: 'v2' },
  { name: 'GST working.xlsx', version: 'v4' },
  { name: 'Site photo.jpg', version: 'v1' },
];

const unmapped: TreeRow = { name: 'Personal', note: 'not mapped' };

/** The same files in Drive and in the product, in the same versions as in SyncLedger further down the page. */
export function TwoTrees({ pageCode, product }: HeroProps) {
  const drive = files.map(({ name }): TreeRow => ({ name, depth: 1, kind: 'file' }));
  const here = files.map(
    ({ name, version }): TreeRow => ({
      name,
      depth: 1,
      kind: 'file',
      note: <Chip tone="lilac">{version}</Chip>,
    }),
  );
  return (
    <DarkPanel title="Folder mapping" pageCode={pageCode}>
      <div className={styles.trees}>
        <Sheet title="Drive" fold="small" bodyClassName="!py-1.5">
          <FolderTree rows={[folder, ...drive, unmapped]} />
        </Sheet>
        <div className="self-center max-md:rotate-90 max-md:justify-self-center">
          <Arrows />
        </div>
        <Sheet title={product} fold="small" tone="sky" className="md:mt-12" bodyClassName="!py-1.5">
          <FolderTree rows={[folder, ...here]} />
        </Sheet>
      </div>
      <div className={styles.state}>
        <p className="flex items-center gap-2">
          <Icon name="check" size={18} stroke={2.5} className="text-mint-300" />
          Synced 14:02
        </p>
        <span className={styles.bar}>
          <Progress percent={100} />
        </span>
        <p className="flex items-center gap-2 text-muted">
          <Icon name="lock" size={18} />
          Signed in with OAuth2
        </p>
      </div>
    </DarkPanel>
  );
}

/** One arrow in each direction. */
function Arrows() {
  return (
    <svg width="52" height="44" viewBox="0 0 52 44" fill="none" aria-hidden="true">
      <path
        d="M2 12h46M38 3l10 9-10 9M50 32H4M14 23 4 32l10 9"
        stroke="var(--color-carbon-300)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
